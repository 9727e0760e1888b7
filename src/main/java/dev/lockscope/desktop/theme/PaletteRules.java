package dev.lockscope.desktop.theme;

import dev.lockscope.timeline.paint.Ink;
import dev.lockscope.timeline.paint.Palette;
import dev.lockscope.timeline.paint.Swatch;
import java.util.StringJoiner;

/** A palette as a stylesheet that names its colours: {@code -ls-ground}, {@code -ls-client-0-fill} and so on. */
final class PaletteRules {

    private PaletteRules() {}

    /** The rules. */
    static String of(Palette palette) {
        StringJoiner rules = new StringJoiner("\n", ".root {\n", "\n}\n");
        rules.add(rule("ground", palette.ground()));
        rules.add(rule("surface", palette.surface()));
        rules.add(rule("border", palette.border()));
        rules.add(rule("grid", palette.grid()));
        rules.add(rule("text", palette.text()));
        rules.add(rule("muted", palette.muted()));
        rules.add(rule("danger", palette.danger()));
        rules.add(rule("danger-soft", palette.dangerSoft()));
        rules.add(rule("warning", palette.warning()));
        rules.add(rule("warning-soft", palette.warningSoft()));
        rules.add(rule("good", palette.good()));
        rules.add(rule("good-soft", palette.goodSoft()));
        rules.add(rule("accent", palette.accent()));
        rules.add(rule("accent-soft", palette.accentSoft()));
        rules.add(rule("idle", palette.idle()));
        for (int i = 0; i < palette.clients().size(); i++) {
            Swatch swatch = palette.clients().get(i);
            rules.add(rule("client-" + i + "-fill", swatch.fill()));
            rules.add(rule("client-" + i + "-text", swatch.text()));
            rules.add(rule("client-" + i + "-ink", swatch.ink()));
            rules.add(rule("client-" + i + "-soft", swatch.soft()));
        }
        return rules.toString();
    }

    private static String rule(String name, Ink ink) {
        return "  -ls-" + name + ": " + ink.web() + ";";
    }
}
