package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import dev.lockscope.trace.Event;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** The names of clients, nodes and the resource: well-formed, and each for one of them alone. */
final class Names {

    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9-]{0,19}");
    private static final Set<String> RESERVED = Set.of(Event.SCRIPT, Event.LEARNER, Event.RUN);

    private final Problems problems;
    private final Map<String, Position> taken = new HashMap<>();

    Names(Problems problems) {
        this.problems = problems;
    }

    /** The name, which is also where it was wrong; then there is a problem more. */
    String take(Scalar name) {
        return take(name.value(), name.at());
    }

    /** A name that stands in the file at, or is implied by, a place. */
    String take(String name, Position at) {
        if (!NAME.matcher(name).matches()) {
            problems.add(at, Wording.BAD_NAME.with(name), Wording.WANT_NAME.with());
        } else if (RESERVED.contains(name)) {
            problems.add(at, Wording.RESERVED_NAME.with(name), Wording.WANT_OTHER_NAME.with());
        } else {
            Position first = taken.putIfAbsent(name, at);
            if (first != null) {
                problems.add(
                        at,
                        Wording.NAME_TAKEN.with(name, Integer.toString(first.line()), Integer.toString(first.column())),
                        Wording.WANT_OTHER_NAME.with());
            }
        }
        return name;
    }
}
