package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import java.util.HashSet;
import java.util.Set;

/** What a script does to the network, action by action. */
final class LinkCourse {

    private final Problems problems;
    private final Set<String> troubled = new HashSet<>();
    private boolean parted;

    LinkCourse(Problems problems) {
        this.problems = problems;
    }

    void take(LinkAction action, Position at) {
        if (action instanceof LinkAction.Open open) {
            if (!troubled.remove(open.link())) {
                problems.add(
                        at, Wording.LINK_IS_OPEN.with(open.link()), Wording.WANT_EARLIER.with("hold " + open.link()));
            }
        } else if (!(action instanceof LinkAction.Reset)) {
            troubled.add(action.link());
        }
    }

    void take(NetworkAction action, Position at) {
        boolean parts = action instanceof NetworkAction.Partition;
        if (parts && parted) {
            problems.add(at, Wording.PARTED_ALREADY.with(), Wording.WANT_EARLIER.with("heal"));
        } else if (!parts && !parted) {
            problems.add(at, Wording.NOT_PARTED.with(), Wording.WANT_EARLIER.with("partition"));
        }
        parted = parts;
    }
}
