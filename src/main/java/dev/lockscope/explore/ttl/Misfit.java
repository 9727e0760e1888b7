package dev.lockscope.explore.ttl;

import java.util.Optional;

/** Why nothing could be learnt from an experiment, whatever the leases. */
public enum Misfit {
    /** There is no work at all in most runs, so that no lease could be too short. */
    NO_WORK,
    /** Most answers would come after {@link Experiment#PATIENCE}, so that nobody would get the lock. */
    TOO_SLOW;

    private static final double HALF = 0.5;

    /** Why nothing could be learnt with that work; nothing where something can. */
    public static Optional<Misfit> ofWork(Distribution work) {
        return work.quantile(HALF) == 0 ? Optional.of(NO_WORK) : Optional.empty();
    }

    /** Why nothing could be learnt with messages that take so long; nothing where something can. */
    public static Optional<Misfit> ofNetwork(Distribution network) {
        return 2 * network.quantile(HALF) >= Experiment.PATIENCE.toNanos() ? Optional.of(TOO_SLOW) : Optional.empty();
    }
}
