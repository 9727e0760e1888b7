package dev.lockscope.export.html;

import dev.lockscope.export.Excerpt;
import dev.lockscope.trace.Event;
import dev.lockscope.verdict.Finding;
import dev.lockscope.verdict.Span;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which of the events that are shown prove a finding.
 *
 * @param id what was found
 * @param events their places among those that are shown, from 1, in the order of the finding's story
 * @param span when it was so, where it lasted
 */
record FindingMarks(String id, List<Integer> events, Optional<Span> span) {

    static List<FindingMarks> of(List<Finding> findings, Excerpt excerpt) {
        Map<Long, Integer> places = new HashMap<>();
        for (Event event : excerpt.events()) {
            places.put(event.seq(), places.size() + 1);
        }
        return findings.stream()
                .map(finding -> new FindingMarks(
                        finding.id().id(),
                        finding.evidence().stream()
                                .filter(places::containsKey)
                                .map(places::get)
                                .toList(),
                        finding.span()))
                .toList();
    }
}
