package dev.lockscope.desktop.session;

import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Verdict;

/**
 * A verdict, and what it is about: computed from the first {@code events} events, never told by a run.
 *
 * @param verdict what had broken by then
 * @param trace what was judged
 */
public record Judgement(Verdict verdict, Trace trace) {

    /** How many events were judged. */
    public int events() {
        return trace.events().size();
    }
}
