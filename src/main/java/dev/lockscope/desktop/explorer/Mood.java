package dev.lockscope.desktop.explorer;

import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** What kind of answer a search has given; each has a form, a colour and words of its own. */
enum Mood {
    /** None yet. */
    GOING,
    /** It breaks. */
    BROKEN,
    /** It does not break. */
    COMPLETE,
    /** Nobody knows. */
    UNKNOWN;

    static Mood of(Exploring.State state) {
        if (state instanceof Exploring.State.Broken) {
            return BROKEN;
        } else if (state instanceof Exploring.State.Complete) {
            return COMPLETE;
        }
        return state instanceof Exploring.State.Stopped ? UNKNOWN : GOING;
    }

    /** What names its texts and its style. */
    String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    Ikon icon() {
        return switch (this) {
            case GOING -> Material2OutlinedAL.EXPLORE;
            case BROKEN -> Material2OutlinedMZ.REPORT;
            case COMPLETE -> Material2OutlinedMZ.VERIFIED_USER;
            case UNKNOWN -> Material2OutlinedAL.HELP_OUTLINE;
        };
    }

    /** Lets the stylesheet see it. */
    void dress(Node node) {
        for (Mood one : values()) {
            node.pseudoClassStateChanged(PseudoClass.getPseudoClass(one.key()), one == this);
        }
    }
}
