package dev.lockscope.desktop.explorer;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.trace.Fact;
import dev.lockscope.verdict.Finding;
import java.util.Optional;
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
    sealed interface Why {

        /**
         * It did not come to its end.
         *
         * @param fact what its trace says to that; nothing where it says nothing
         */
        record Cut(Optional<Fact> fact) implements Why {}

        /**
         * The machine stalled.
         *
         * @param finding how long, and how long it might have
         */
        record Disturbed(Finding finding) implements Why {}

        /** A person did something in it. */
        record Acted() implements Why {}
    }
}
