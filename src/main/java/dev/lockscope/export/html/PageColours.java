package dev.lockscope.export.html;

import dev.lockscope.timeline.paint.Ink;
import dev.lockscope.timeline.paint.Palette;
import dev.lockscope.timeline.paint.Swatch;
import java.util.LinkedHashMap;
import java.util.Map;

/** The colours of the window as variables of a style sheet, in both tones. */
final class PageColours {

    private static final String DARK = ":root:not([data-tone=light])";

    private PageColours() {}

    /** The sheet: as the reader's machine has it, unless the page is told otherwise. On paper it is light. */
    static String css() {
        return ":root{color-scheme:light;" + variables(Palette.LIGHT) + "}\n"
                + "@media screen and (prefers-color-scheme:dark){" + DARK + "{" + dark() + "}}\n"
                + "@media screen{:root[data-tone=dark]{" + dark() + "}}\n" + clients();
    }

    private static String dark() {
        return "color-scheme:dark;" + variables(Palette.DARK);
    }

    private static String variables(Palette palette) {
        Map<String, Ink> inks = new LinkedHashMap<>();
        inks.put("ground", palette.ground());
        inks.put("surface", palette.surface());
        inks.put("border", palette.border());
        inks.put("grid", palette.grid());
        inks.put("text", palette.text());
        inks.put("muted", palette.muted());
        inks.put("danger", palette.danger());
        inks.put("danger-soft", palette.dangerSoft());
        inks.put("warning", palette.warning());
        inks.put("warning-soft", palette.warningSoft());
        inks.put("good", palette.good());
        inks.put("good-soft", palette.goodSoft());
        inks.put("accent", palette.accent());
        inks.put("accent-soft", palette.accentSoft());
        inks.put("idle", palette.idle());
        for (int i = 0; i < palette.clients().size(); i++) {
            Swatch swatch = palette.clients().get(i);
            inks.put("client-" + i + "-fill", swatch.fill());
            inks.put("client-" + i + "-text", swatch.text());
            inks.put("client-" + i + "-ink", swatch.ink());
            inks.put("client-" + i + "-soft", swatch.soft());
        }
        StringBuilder css = new StringBuilder();
        inks.forEach((name, ink) ->
                css.append("--").append(name).append(':').append(ink.web()).append(';'));
        return css.toString();
    }

    /** A class for each client that gives the colours of its own their values. */
    private static String clients() {
        StringBuilder css = new StringBuilder();
        for (int i = 0; i < Palette.LIGHT.clients().size(); i++) {
            css.append(".own-").append(i).append('{');
            for (String part : new String[] {"fill", "text", "ink", "soft"}) {
                css.append("--own-")
                        .append(part)
                        .append(":var(--client-")
                        .append(i)
                        .append('-');
                css.append(part).append(");");
            }
            css.append("}\n");
        }
        return css.toString();
    }
}
