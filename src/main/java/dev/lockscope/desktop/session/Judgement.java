package dev.lockscope.desktop.session;

import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Verdict;

/**
 * A verdict, and what it is about: computed from a trace up to an instant, never told by a run.
 *
 * @param verdict what had broken by then
 * @param trace what was judged
 * @param instant up to when, ns since the run's start
 */
public record Judgement(Verdict verdict, Trace trace, long instant) {

    /** How many events were judged. */
    public int events() {
        return trace.events().size();
    }
}
