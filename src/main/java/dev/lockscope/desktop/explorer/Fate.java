package dev.lockscope.desktop.explorer;

import dev.lockscope.scenario.FindingId;
import java.util.Set;

/** What became of a schedule that was found, when it was run on real servers. */
sealed interface Fate {

    /** It was not run there. */
    record Unknown() implements Fate {}

    /** It is open, and was not begun. */
    record Waiting() implements Fate {}

    /** It is being run. */
    record Running() implements Fate {}

    /** It was run, and that proves nothing. */
    record NoProof(Why why) implements Fate {}

    /** The verdict is the same as on the model. */
    record Same(Set<FindingId> findings) implements Fate {}

    /** What was to break has broken, and the verdicts are not the same all the same. */
    record Differs(Set<FindingId> model, Set<FindingId> servers) implements Fate {}

    /** What was to break has not broken. */
    record Disagrees(Set<FindingId> model, Set<FindingId> servers) implements Fate {}

    /** Why a run proves nothing. */
    enum Why {
        /** It did not come to its end. */
        CUT,
        /** The machine stalled. */
        DISTURBED,
        /** A person did something in it. */
        ACTED
    }
}
