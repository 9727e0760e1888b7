package dev.lockscope.desktop.theme;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.timeline.paint.Ink;
import dev.lockscope.timeline.paint.Palette;
import dev.lockscope.timeline.paint.Swatch;
import java.util.stream.Stream;
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
        Palette palette = tone.palette();
        Stream<Ink> inks = Stream.concat(
                Stream.of(
                        palette.text(),
                        palette.muted(),
                        palette.danger(),
                        palette.warning(),
                        palette.good(),
                        palette.accent()),
                palette.clients().stream().map(Swatch::ink));
        assertThat(inks).allSatisfy(ink -> {
            assertThat(contrast(ink, palette.ground())).as(ink.web()).isGreaterThanOrEqualTo(TEXT);
            assertThat(contrast(ink, palette.surface())).as(ink.web()).isGreaterThanOrEqualTo(TEXT);
        });
    }

    @ParameterizedTest
    @EnumSource(Tone.class)
    void wordsOnATintedGroundCanBeRead(Tone tone) {
        Palette palette = tone.palette();
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
        Palette palette = tone.palette();
        assertThat(palette.clients()).allSatisfy(client -> {
            assertThat(contrast(client.text(), client.fill()))
                    .as(client.fill().web())
                    .isGreaterThanOrEqualTo(TEXT);
            assertThat(contrast(client.ink(), client.soft()))
                    .as(client.soft().web())
                    .isGreaterThanOrEqualTo(TEXT);
            assertThat(contrast(palette.text(), client.soft())).isGreaterThanOrEqualTo(TEXT);
            assertThat(contrast(client.ink(), palette.surface())).isGreaterThanOrEqualTo(SHAPE);
        });
    }

    @ParameterizedTest
    @EnumSource(Tone.class)
    void theStylesheetNamesEveryColour(Tone tone) {
        Palette palette = tone.palette();
        String css = PaletteRules.of(palette);
        assertThat(css).contains("-ls-ground: " + palette.ground().web() + ";");
        assertThat(css)
                .contains("-ls-client-7-soft: " + palette.client(7).soft().web() + ";");
        assertThat(css.lines().filter(line -> line.contains(":")))
                .hasSize(15 + 4 * palette.clients().size());
    }

    /** By the formula of WCAG 2. */
    private static double contrast(Ink one, Ink other) {
        double brighter = Math.max(luminance(one), luminance(other));
        double darker = Math.min(luminance(one), luminance(other));
        return (brighter + 0.05) / (darker + 0.05);
    }

    private static double luminance(Ink color) {
        return 0.2126 * linear(color.red()) + 0.7152 * linear(color.green()) + 0.0722 * linear(color.blue());
    }

    private static double linear(double part) {
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
}
