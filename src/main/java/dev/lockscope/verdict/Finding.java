package dev.lockscope.verdict;

import dev.lockscope.scenario.FindingId;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One thing that broke in a run, with what proves it. Its words are made by {@link VerdictText}.
 *
 * @param id what it is
 * @param severity how bad it is
 * @param evidence the {@code seq} of the events that prove it, in the order of the story
 * @param facts what the texts name: each value is a {@link Long} (ns since the run's start, ns of length, kroner, a
 *     fencing token, a count) or a {@link String}; what is not known is left out
 * @param span when it was so, where it lasted
 */
public record Finding(
        FindingId id, Severity severity, List<Long> evidence, Map<String, Object> facts, Optional<Span> span) {

    public Finding {
        evidence = List.copyOf(evidence);
        facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
    }
}
