package dev.lockscope.desktop.matrix;

import dev.lockscope.explore.matrix.Outcome;
import java.util.Locale;
import java.util.Optional;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;

/** The kinds of outcomes, in the order of the legend, and how each looks. */
enum Kind {
    SAFE,
    BROKEN,
    STOPPED,
    NOT_APPLICABLE;

    static Kind of(Outcome outcome) {
        if (outcome instanceof Outcome.Safe) {
            return SAFE;
        } else if (outcome instanceof Outcome.Broken) {
            return BROKEN;
        }
        return outcome instanceof Outcome.Stopped ? STOPPED : NOT_APPLICABLE;
    }

    /** Its sign, if it has one. */
    Optional<Ikon> icon() {
        return switch (this) {
            case SAFE -> Optional.of(Material2OutlinedAL.CHECK);
            case BROKEN -> Optional.of(Material2OutlinedAL.CLOSE);
            case STOPPED -> Optional.of(Material2OutlinedAL.HELP_OUTLINE);
            case NOT_APPLICABLE -> Optional.empty();
        };
    }

    /** What names its texts and its style. */
    String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
