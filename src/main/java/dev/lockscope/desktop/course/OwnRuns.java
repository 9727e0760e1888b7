package dev.lockscope.desktop.course;

import dev.lockscope.trace.Trace;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The latest whole run of each variant that each learner has made since the program started. */
final class OwnRuns {

    /** By the learners' names, the lessons' ids and the variants' names. */
    private final Map<String, Map<String, Map<String, Trace>>> all = new LinkedHashMap<>();

    void take(String learner, String lesson, String variant, Trace run) {
        all.computeIfAbsent(learner, fresh -> new LinkedHashMap<>())
                .computeIfAbsent(lesson, fresh -> new LinkedHashMap<>())
                .put(variant, run);
    }

    /** Forgets what a learner has run in all but these lessons. */
    void keepOnly(String learner, Collection<String> lessons) {
        all.getOrDefault(learner, new LinkedHashMap<>()).keySet().retainAll(lessons);
    }

    /** A learner's runs by the lessons' ids, in the order in which the variants were first run. */
    Map<String, List<Trace>> of(String learner) {
        Map<String, List<Trace>> own = new LinkedHashMap<>();
        all.getOrDefault(learner, Map.of()).forEach((lesson, runs) -> own.put(lesson, List.copyOf(runs.values())));
        return own;
    }
}
