package dev.lockscope.desktop.theme;

import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import javafx.scene.paint.Color;

/**
 * The window's own colours in one tone; the single place where they stand. The stylesheet names them as
 * {@code -ls-...}, see {@link #css}, and what is painted takes them from here.
 *
 * <p>Clients have the colours of Okabe and Ito ("Color Universal Design", 2008), darkened or lightened where they would
 * not be told from the ground. Text colours stand at least 4.5:1 on {@code ground} and {@code surface}; a test holds that.
 *
 * @param tone the tone
 * @param ground behind the picture
 * @param surface of panels and cards
 * @param border of cards and between areas
 * @param grid of the lines behind a picture
 * @param text of words
 * @param muted of words that matter less
 * @param danger what broke, as ink
 * @param dangerSoft what broke, as a ground for words
 * @param warning what needs a look, as ink
 * @param warningSoft what needs a look, as a ground for words
 * @param good what held, as ink
 * @param goodSoft what held, as a ground for words
 * @param accent what can be done next, as ink
 * @param accentSoft what is chosen, as a ground for words
 * @param idle of what is not in use: a link at rest, a pause
 * @param clients of the clients in the order of the cast; those beyond begin anew
 */
public record Palette(
        Tone tone,
        Color ground,
        Color surface,
        Color border,
        Color grid,
        Color text,
        Color muted,
        Color danger,
        Color dangerSoft,
        Color warning,
        Color warningSoft,
        Color good,
        Color goodSoft,
        Color accent,
        Color accentSoft,
        Color idle,
        List<Swatch> clients) {

    private static final Palette LIGHT = new Palette(
            Tone.LIGHT,
            Color.web("#f6f8fa"),
            Color.web("#ffffff"),
            Color.web("#d0d7de"),
            Color.web("#e1e5ea"),
            Color.web("#1f2328"),
            Color.web("#57606a"),
            Color.web("#b42318"),
            Color.web("#ffebe9"),
            Color.web("#7d5200"),
            Color.web("#fff5d6"),
            Color.web("#116329"),
            Color.web("#dafbe1"),
            Color.web("#0060a8"),
            Color.web("#ddeeff"),
            Color.web("#afb8c1"),
            List.of(
                    light("#0072b2", "#ffffff", "#005f96", "#dcebf5"),
                    light("#bf5200", "#ffffff", "#a84600", "#fbe6d6"),
                    light("#007d5b", "#ffffff", "#00694d", "#d7f2e9"),
                    light("#cc79a7", "#1f2328", "#96366c", "#f8e5ef"),
                    light("#56b4e9", "#1f2328", "#1a6a9c", "#e3f3fc"),
                    light("#e69f00", "#1f2328", "#805600", "#fcf0d5"),
                    light("#f0e442", "#1f2328", "#6b6200", "#fbf8d3"),
                    light("#5c6773", "#ffffff", "#48525c", "#e7eaed")));

    private static final Palette DARK = new Palette(
            Tone.DARK,
            Color.web("#0d1117"),
            Color.web("#161b22"),
            Color.web("#3d444d"),
            Color.web("#262c34"),
            Color.web("#e6edf3"),
            Color.web("#a3adb8"),
            Color.web("#ff7b72"),
            Color.web("#3c1618"),
            Color.web("#e3b341"),
            Color.web("#332701"),
            Color.web("#56d364"),
            Color.web("#0f2a17"),
            Color.web("#6cb6ff"),
            Color.web("#12304d"),
            Color.web("#59636e"),
            List.of(
                    dark("#56b4e9", "#6cbdee", "#12303f"),
                    dark("#e8862e", "#f09a4c", "#3c230c"),
                    dark("#22b98c", "#3fcba1", "#0c3227"),
                    dark("#d98cb8", "#e3a3c7", "#3a2030"),
                    dark("#7f9cf5", "#9db3f8", "#1e2847"),
                    dark("#e69f00", "#f0b429", "#392a05"),
                    dark("#f0e442", "#f0e442", "#35330b"),
                    dark("#9aa7b4", "#aab6c2", "#282f37")));

    public Palette {
        clients = List.copyOf(clients);
    }

    /** The colours of a tone. */
    public static Palette of(Tone tone) {
        return switch (tone) {
            case LIGHT -> LIGHT;
            case DARK -> DARK;
        };
    }

    private static Swatch light(String fill, String text, String ink, String soft) {
        return new Swatch(Color.web(fill), Color.web(text), Color.web(ink), Color.web(soft));
    }

    private static Swatch dark(String fill, String ink, String soft) {
        return new Swatch(Color.web(fill), Color.web("#0d1117"), Color.web(ink), Color.web(soft));
    }

    /**
     * The colours of a client.
     *
     * @param place its place in the cast, 0 or more
     */
    public Swatch client(int place) {
        return clients.get(place % clients.size());
    }

    /** The same colours as a stylesheet that names them: {@code -ls-ground}, {@code -ls-client-0-fill} and so on. */
    public String css() {
        StringJoiner rules = new StringJoiner("\n", ".root {\n", "\n}\n");
        rules.add(rule("ground", ground));
        rules.add(rule("surface", surface));
        rules.add(rule("border", border));
        rules.add(rule("grid", grid));
        rules.add(rule("text", text));
        rules.add(rule("muted", muted));
        rules.add(rule("danger", danger));
        rules.add(rule("danger-soft", dangerSoft));
        rules.add(rule("warning", warning));
        rules.add(rule("warning-soft", warningSoft));
        rules.add(rule("good", good));
        rules.add(rule("good-soft", goodSoft));
        rules.add(rule("accent", accent));
        rules.add(rule("accent-soft", accentSoft));
        rules.add(rule("idle", idle));
        for (int i = 0; i < clients.size(); i++) {
            Swatch swatch = clients.get(i);
            rules.add(rule("client-" + i + "-fill", swatch.fill()));
            rules.add(rule("client-" + i + "-text", swatch.text()));
            rules.add(rule("client-" + i + "-ink", swatch.ink()));
            rules.add(rule("client-" + i + "-soft", swatch.soft()));
        }
        return rules.toString();
    }

    private static String rule(String name, Color color) {
        return "  -ls-" + name + ": " + web(color) + ";";
    }

    /** A colour as stylesheets and SVG write it. */
    public static String web(Color color) {
        return String.format(
                Locale.ROOT,
                "#%02x%02x%02x",
                Math.round(color.getRed() * 255),
                Math.round(color.getGreen() * 255),
                Math.round(color.getBlue() * 255));
    }
}
