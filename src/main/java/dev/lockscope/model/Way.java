package dev.lockscope.model;

import dev.lockscope.trace.LinkFact.Condition;

/** What a link does with the messages of one direction. */
public sealed interface Way {

    /** Passes them on. */
    record Open() implements Way {}

    /** Keeps them. */
    record Holds() implements Way {}

    /** Keeps the next one. What comes behind it on its connection waits for it anyway. */
    record HoldsNext() implements Way {}

    /** Loses them without a word. */
    record Loses() implements Way {}

    /** Loses the next one. */
    record LosesNext() implements Way {}

    /**
     * Passes them on late.
     *
     * @param latency how long each takes, ns
     * @param jitter how much longer it may take, by chance, ns
     */
    record Delays(long latency, long jitter) implements Way {}

    /** What a trace calls a link of which both directions are so. */
    static Condition condition(Way there, Way back) {
        if (there instanceof Delays || back instanceof Delays) {
            return Condition.DELAYS;
        } else if (there instanceof HoldsNext || back instanceof HoldsNext) {
            return there instanceof HoldsNext ? Condition.HOLDS_NEXT_REQUEST : Condition.HOLDS_NEXT_REPLY;
        } else if (there instanceof Holds || back instanceof Holds) {
            return both(there, back, Condition.HOLDS_BOTH, Condition.HOLDS_REQUESTS, Condition.HOLDS_REPLIES);
        } else if (there instanceof Loses || back instanceof Loses) {
            return both(there, back, Condition.LOSES_BOTH, Condition.LOSES_REQUESTS, Condition.LOSES_REPLIES);
        }
        return Condition.OPEN;
    }

    private static Condition both(Way there, Way back, Condition both, Condition requests, Condition replies) {
        return there.equals(back) ? both : there instanceof Open ? replies : requests;
    }
}
