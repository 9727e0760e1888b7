package dev.lockscope.verdict;

import dev.lockscope.trace.LockFact.LockAcquired;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One time that a client believed that it held a lock.
 *
 * @param fact what it had acquired
 * @param seq the {@code seq} of its acquiring
 * @param belief from its acquiring to its release, noticed loss, crash or end
 * @param backing when the nodes stood by it
 */
record Grant(LockAcquired fact, long seq, Span belief, Backing backing) {

    String client() {
        return fact.client();
    }

    String lock() {
        return fact.lock();
    }

    @Nullable
    Long fence() {
        return fact.fence();
    }

    /** The instant that puts it in order with other grants: when the store took it, else when the client knew of it. */
    long order() {
        return backing.grantedAt().orElse(belief.from());
    }

    /** Whether it came after another: by the store's order; of the same instant, by the order of arrival. */
    boolean isAfter(Grant other) {
        return order() != other.order() ? order() > other.order() : seq > other.seq;
    }

    /** Whether the store stood by it at an instant. */
    boolean isBackedAt(long instant) {
        return backing.granted().stream().anyMatch(span -> span.contains(instant));
    }

    /** The gap that an instant lies in, if the store no longer stood by it then. */
    Optional<Gap> gapAt(long instant) {
        return backing.gaps().stream()
                .filter(gap -> gap.span().contains(instant))
                .findFirst();
    }
}
