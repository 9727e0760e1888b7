package dev.lockscope.verdict;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.ComputationStarted;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.ResourceFact.EntryComputed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Work that is done once: nobody begins to compute an entry that is there, or that another is computing. One finding a
 * key. Whose computer has crashed before it was through may be computed again.
 */
final class WastedComputationChecker implements Checker {

    /** The computations of one key so far. */
    private static final class Course {
        private final List<Event> started = new ArrayList<>();
        private final Map<String, Event> busy = new LinkedHashMap<>();
        private final List<Needless> needless = new ArrayList<>();
        private @Nullable Event put;
    }

    /**
     * A computation that was not needed.
     *
     * @param cause the beginning of the other one that made it so
     * @param put when the entry came to be there, where it was
     */
    private record Needless(Event event, Event cause, Optional<Event> put) {}

    @Override
    public List<Finding> check(Evidence evidence) {
        Map<String, Course> courses = new LinkedHashMap<>();
        for (Event event : evidence.trace().events()) {
            if (event.fact() instanceof ComputationStarted fact) {
                start(event, fact.client(), courses.computeIfAbsent(fact.key(), key -> new Course()));
            } else if (event.fact() instanceof EntryComputed fact) {
                Course course = courses.computeIfAbsent(fact.key(), key -> new Course());
                course.busy.remove(fact.client());
                course.put = course.put == null ? event : course.put;
            } else if (event.fact() instanceof ClientCrashed crashed) {
                courses.values().forEach(course -> course.busy.remove(crashed.client()));
            }
        }
        List<Finding> findings = new ArrayList<>();
        courses.forEach((key, course) -> {
            if (!course.needless.isEmpty()) {
                findings.add(finding(evidence, key, course));
            }
        });
        return findings;
    }

    private static void start(Event event, String client, Course course) {
        if (course.put != null || !course.busy.isEmpty()) {
            Event cause = course.busy.isEmpty()
                    ? course.started.isEmpty() ? event : course.started.get(0)
                    : course.busy.values().iterator().next();
            course.needless.add(new Needless(event, cause, Optional.ofNullable(course.put)));
        }
        course.started.add(event);
        course.busy.put(client, event);
    }

    private static Finding finding(Evidence evidence, String key, Course course) {
        EvidenceList proof = new EvidenceList(evidence);
        course.needless.forEach(
                each -> proof.add(each.cause().seq(), each.event().seq()));
        Needless needless = course.needless.get(0);
        Facts facts = new Facts()
                .add("key", key)
                .add("times", course.started.size())
                .add("wasted", course.needless.size())
                .add("first", needless.cause().actor())
                .add("firstAt", needless.cause().at())
                .add("second", needless.event().actor())
                .add("secondAt", needless.event().at());
        needless.put()
                .ifPresentOrElse(
                        put -> {
                            proof.add(put.seq());
                            facts.add("putAt", put.at()).add("there", "");
                        },
                        () -> facts.add("busy", ""));
        return new Finding(FindingId.WASTED_COMPUTATION, Severity.NOTE, proof.inOrder(), facts.map(), Optional.empty());
    }
}
