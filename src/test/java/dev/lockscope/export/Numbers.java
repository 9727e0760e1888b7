package dev.lockscope.export;

import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Figures;
import dev.lockscope.verdict.Judge;

/**
 * What must be the same in a trace and in every export of it.
 *
 * @param acquired how often a client got a lock
 * @param overlap how long two or more were in the critical section of one lock, ns
 * @param accepted how many writes and charges the resources took
 * @param rejected how many they turned away
 */
record Numbers(long acquired, long overlap, long accepted, long rejected) {

    static Numbers of(Trace trace) {
        Figures figures = Judge.judge(trace).figures();
        long acquired =
                figures.grants().values().stream().mapToLong(Integer::longValue).sum();
        return new Numbers(acquired, figures.overlap(), figures.writesAccepted(), figures.writesRejected());
    }
}
