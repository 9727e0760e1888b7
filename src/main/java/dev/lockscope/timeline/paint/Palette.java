package dev.lockscope.timeline.paint;

import java.util.List;

/**
 * The colours of everything that is shown, in one tone; the single place where they stand. The window's stylesheet names
 * them, and what is painted, in the window or in a file, takes them from here.
 *
 * <p>Clients have the colours of Okabe and Ito ("Ink Universal Design", 2008), darkened or lightened where they would
 * not be told from the ground. Text colours stand at least 4.5:1 on {@code ground} and {@code surface}; a test holds that.
 *
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
        Ink ground,
        Ink surface,
        Ink border,
        Ink grid,
        Ink text,
        Ink muted,
        Ink danger,
        Ink dangerSoft,
        Ink warning,
        Ink warningSoft,
        Ink good,
        Ink goodSoft,
        Ink accent,
        Ink accentSoft,
        Ink idle,
        List<Swatch> clients) {

    /** Dark on light. */
    public static final Palette LIGHT = new Palette(
            Ink.of("#f6f8fa"),
            Ink.of("#ffffff"),
            Ink.of("#d0d7de"),
            Ink.of("#e1e5ea"),
            Ink.of("#1f2328"),
            Ink.of("#57606a"),
            Ink.of("#b42318"),
            Ink.of("#ffebe9"),
            Ink.of("#7d5200"),
            Ink.of("#fff5d6"),
            Ink.of("#116329"),
            Ink.of("#dafbe1"),
            Ink.of("#0060a8"),
            Ink.of("#ddeeff"),
            Ink.of("#afb8c1"),
            List.of(
                    light("#0072b2", "#ffffff", "#005f96", "#dcebf5"),
                    light("#bf5200", "#ffffff", "#a84600", "#fbe6d6"),
                    light("#007d5b", "#ffffff", "#00694d", "#d7f2e9"),
                    light("#cc79a7", "#1f2328", "#96366c", "#f8e5ef"),
                    light("#56b4e9", "#1f2328", "#1a6a9c", "#e3f3fc"),
                    light("#e69f00", "#1f2328", "#805600", "#fcf0d5"),
                    light("#f0e442", "#1f2328", "#6b6200", "#fbf8d3"),
                    light("#5c6773", "#ffffff", "#48525c", "#e7eaed")));

    /** Light on dark. */
    public static final Palette DARK = new Palette(
            Ink.of("#0d1117"),
            Ink.of("#161b22"),
            Ink.of("#3d444d"),
            Ink.of("#262c34"),
            Ink.of("#e6edf3"),
            Ink.of("#a3adb8"),
            Ink.of("#ff7b72"),
            Ink.of("#3c1618"),
            Ink.of("#e3b341"),
            Ink.of("#332701"),
            Ink.of("#56d364"),
            Ink.of("#0f2a17"),
            Ink.of("#6cb6ff"),
            Ink.of("#12304d"),
            Ink.of("#59636e"),
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

    private static Swatch light(String fill, String text, String ink, String soft) {
        return new Swatch(Ink.of(fill), Ink.of(text), Ink.of(ink), Ink.of(soft));
    }

    private static Swatch dark(String fill, String ink, String soft) {
        return new Swatch(Ink.of(fill), Ink.of("#0d1117"), Ink.of(ink), Ink.of(soft));
    }

    /**
     * The colours of a client.
     *
     * @param place its place in the cast, 0 or more
     */
    public Swatch client(int place) {
        return clients.get(place % clients.size());
    }
}
