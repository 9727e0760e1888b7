package dev.lockscope.explore.ttl;

import java.util.Arrays;
import java.util.Collection;

/** Lengths that were measured: each is drawn as often as every other, with replacement. Immutable. */
public final class Empirical implements Distribution {

    private final long[] sorted;

    /**
     * The spread of measured lengths.
     *
     * @param lengths at least one, ns, none below 0; in any order
     * @throws IllegalArgumentException when there is none, or one below 0
     */
    public Empirical(Collection<Long> lengths) {
        sorted = lengths.stream().mapToLong(Long::longValue).sorted().toArray();
        if (sorted.length == 0 || sorted[0] < 0) {
            throw new IllegalArgumentException("at least one length is needed, and none below 0");
        }
    }

    /** How many there are. */
    public int size() {
        return sorted.length;
    }

    /** The smallest of them that at least that share does not exceed. */
    @Override
    public long quantile(double share) {
        return sorted[Math.min((int) (share * sorted.length), sorted.length - 1)];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Empirical lengths && Arrays.equals(sorted, lengths.sorted);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(sorted);
    }

    @Override
    public String toString() {
        return "Empirical[" + sorted.length + " lengths]";
    }
}
