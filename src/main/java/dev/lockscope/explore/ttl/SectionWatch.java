package dev.lockscope.explore.ttl;

import dev.lockscope.model.Witness;
import dev.lockscope.trace.ClientFact.CriticalSectionEntered;
import dev.lockscope.trace.ClientFact.CriticalSectionLeft;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.ResourceFact.WriteConflicted;
import dev.lockscope.trace.ResourceFact.WriteRejected;
import dev.lockscope.trace.StoreFact.KeyStored;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Notes, while a run goes on, what {@link dev.lockscope.verdict.Judge} finds in its trace afterwards, by the same rules, of
 * one lock on one node whose clients write once each. For one thread.
 */
final class SectionWatch implements Witness {

    /**
     * A write that was accepted.
     *
     * @param order the place of its grant in the order of the store
     * @param fence the token that came with it, or null
     */
    private record Accepted(int order, @Nullable Long fence) {}

    private final boolean versioned;
    private final Map<String, Long> inside = new HashMap<>();
    private final Map<String, Integer> stored = new HashMap<>();
    private final Map<String, Integer> grants = new HashMap<>();
    private final Map<String, Accepted> writes = new HashMap<>();
    private boolean overlap;
    private boolean lostUpdate;
    private boolean staleWrite;
    private boolean turnedAway;

    /** @param versioned whether the resource compares versions, so that what it takes is never stale */
    SectionWatch(boolean versioned) {
        this.versioned = versioned;
    }

    @Override
    public void saw(long at, String actor, Fact fact) {
        if (fact instanceof KeyStored key) {
            stored.put(key.value(), stored.size());
        } else if (fact instanceof LockAcquired lock) {
            grants.put(lock.client(), stored.getOrDefault(lock.token(), -1));
        } else if (fact instanceof CriticalSectionEntered entered) {
            inside.put(entered.client(), at);
        } else if (fact instanceof CriticalSectionLeft left) {
            leave(left.client(), at);
        } else if (fact instanceof WriteAccepted write) {
            accept(write);
        } else if (fact instanceof WriteRejected || fact instanceof WriteConflicted) {
            turnedAway = true;
        }
    }

    /** Stays are half open: who enters at the instant at which another leaves was not in with it. */
    private void leave(String client, long at) {
        if (inside.remove(client) != null) {
            overlap |= inside.values().stream().anyMatch(entered -> entered < at);
        }
    }

    private void accept(WriteAccepted write) {
        lostUpdate |= write.before() + write.change() != write.after();
        Accepted mine = new Accepted(grants.getOrDefault(write.client(), -1), write.fence());
        staleWrite |= !versioned && writes.values().stream().anyMatch(other -> isStale(mine, other));
        writes.put(write.client(), mine);
    }

    private static boolean isStale(Accepted write, Accepted other) {
        Long fence = write.fence();
        Long otherFence = other.fence();
        if (fence != null && otherFence != null) {
            return fence < otherFence;
        }
        return other.order() > write.order();
    }

    /** What the run has come to so far. */
    Outcome outcome() {
        return new Outcome(overlap, lostUpdate, staleWrite, turnedAway);
    }
}
