package dev.lockscope.cli;

import dev.lockscope.explore.Counterexample;
import dev.lockscope.scenario.FindingId;
import java.util.Set;

/**
 * What real servers say of a schedule that was found on the model.
 *
 * @param report of its run there
 * @param model what the model finds in it
 * @param agreement how that goes together with the model
 */
record ServersSay(RunReport report, Set<FindingId> model, Agreement agreement) {

    ServersSay {
        model = Set.copyOf(model);
    }

    /** How the servers' verdict goes together with the model's. */
    enum Agreement {
        /** The same verdict. */
        SAME("same"),
        /** What was searched for is broken there too, but not all findings are the same. */
        DIFFERS("differs"),
        /** What was searched for is not broken there. */
        DISAGREES("disagrees"),
        /** The run did not come to its end, so it proves nothing. */
        CUT("cut");

        private final String id;

        Agreement(String id) {
            this.id = id;
        }

        /** How it is called in JSON and in the messages. */
        String id() {
            return id;
        }
    }

    /** What a run on servers says of what was found. */
    static ServersSay of(RunReport report, Counterexample found) {
        return new ServersSay(report, found.verdict().ids(), agreement(report, found));
    }

    private static Agreement agreement(RunReport report, Counterexample found) {
        Set<FindingId> here = report.verdict().ids();
        if (!report.isComplete()) {
            return Agreement.CUT;
        } else if (here.equals(found.verdict().ids())) {
            return Agreement.SAME;
        }
        return found.isConfirmed(here) ? Agreement.DIFFERS : Agreement.DISAGREES;
    }
}
