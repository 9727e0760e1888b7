package dev.lockscope.verdict;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One event of a run's story. Its words are made by {@link VerdictText}.
 *
 * @param seq the event
 * @param at when it happened, ns since the run's start
 * @param kind the id of its sentence
 * @param facts what the sentence names, as in {@link Finding#facts}
 */
public record Moment(long seq, long at, String kind, Map<String, Object> facts) {

    public Moment {
        facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
    }
}
