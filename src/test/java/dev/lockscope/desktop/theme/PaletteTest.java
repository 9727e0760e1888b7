package dev.lockscope.desktop.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import javafx.scene.paint.Color;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PaletteTest {

    /** What WCAG 2 asks of text. */
    private static final double TEXT = 4.5;

    /** What WCAG 2 asks of shapes that carry a meaning. */
    private static final double SHAPE = 3;

    @ParameterizedTest
    @EnumSource(Tone.class)
    void everyInkCanBeReadOnTheGroundAndOnPanels(Tone tone) {
        Palette palette = Palette.of(tone);
        Stream<Color> inks = Stream.concat(
                Stream.of(
                        palette.text(),
                        palette.muted(),
                        palette.danger(),
                        palette.warning(),
                        palette.good(),
                        palette.accent()),
                palette.clients().stream().map(Swatch::ink));
        assertThat(inks).allSatisfy(ink -> {
            assertThat(contrast(ink, palette.ground())).as(Palette.web(ink)).isGreaterThanOrEqualTo(TEXT);
            assertThat(contrast(ink, palette.surface())).as(Palette.web(ink)).isGreaterThanOrEqualTo(TEXT);
        });
    }

    @ParameterizedTest
    @EnumSource(Tone.class)
    void wordsOnATintedGroundCanBeRead(Tone tone) {
        Palette palette = Palette.of(tone);
        assertThat(contrast(palette.danger(), palette.dangerSoft())).isGreaterThanOrEqualTo(TEXT);
        assertThat(contrast(palette.warning(), palette.warningSoft())).isGreaterThanOrEqualTo(TEXT);
        assertThat(contrast(palette.good(), palette.goodSoft())).isGreaterThanOrEqualTo(TEXT);
        assertThat(contrast(palette.accent(), palette.accentSoft())).isGreaterThanOrEqualTo(TEXT);
        assertThat(Stream.of(palette.dangerSoft(), palette.warningSoft(), palette.goodSoft(), palette.accentSoft()))
                .allSatisfy(soft -> assertThat(contrast(palette.text(), soft)).isGreaterThanOrEqualTo(TEXT));
    }

    @ParameterizedTest
    @EnumSource(Tone.class)
    void aClientsNameCanBeReadOnItsColourAndOnItsTint(Tone tone) {
        Palette palette = Palette.of(tone);
        assertThat(palette.clients()).allSatisfy(client -> {
            assertThat(contrast(client.text(), client.fill()))
                    .as(Palette.web(client.fill()))
                    .isGreaterThanOrEqualTo(TEXT);
            assertThat(contrast(client.ink(), client.soft()))
                    .as(Palette.web(client.soft()))
                    .isGreaterThanOrEqualTo(TEXT);
            assertThat(contrast(palette.text(), client.soft())).isGreaterThanOrEqualTo(TEXT);
            assertThat(contrast(client.ink(), palette.surface())).isGreaterThanOrEqualTo(SHAPE);
        });
    }

    @ParameterizedTest
    @EnumSource(Tone.class)
    void theStylesheetNamesEveryColour(Tone tone) {
        Palette palette = Palette.of(tone);
        String css = palette.css();
        assertThat(css).contains("-ls-ground: " + Palette.web(palette.ground()) + ";");
        assertThat(css)
                .contains("-ls-client-7-soft: " + Palette.web(palette.client(7).soft()) + ";");
        assertThat(css.lines().filter(line -> line.contains(":")))
                .hasSize(15 + 4 * palette.clients().size());
    }

    /** By the formula of WCAG 2. */
    private static double contrast(Color one, Color other) {
        double brighter = Math.max(luminance(one), luminance(other));
        double darker = Math.min(luminance(one), luminance(other));
        return (brighter + 0.05) / (darker + 0.05);
    }

    private static double luminance(Color color) {
        return 0.2126 * linear(color.getRed()) + 0.7152 * linear(color.getGreen()) + 0.0722 * linear(color.getBlue());
    }

    private static double linear(double part) {
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
}
