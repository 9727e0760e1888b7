package dev.lockscope.timeline;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.LockFact.LockExtended;
import dev.lockscope.trace.RandomEvents;
import dev.lockscope.trace.StoreFact.KeyExtended;
import dev.lockscope.trace.StoreFact.KeyStored;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Random events whose leases end a little after they begin, so that many run out while a trace goes on. */
final class Leases {

    private static final long LONGER = 4;

    private Leases() {}

    static List<Event> random(long seed, int count) {
        return RandomEvents.plain(seed).events(count).stream()
                .map(event -> new Event(
                        event.seq(), event.at(), event.actor(), event.cause(), fact(event.fact(), event.at())))
                .toList();
    }

    private static Fact fact(Fact fact, long at) {
        if (fact instanceof LockAcquired lock) {
            return new LockAcquired(
                    lock.client(), lock.lock(), lock.token(), lock.fence(), later(lock.validUntil(), at));
        } else if (fact instanceof LockExtended lock) {
            return new LockExtended(lock.client(), lock.lock(), lock.token(), lock.validUntil() * LONGER + at);
        } else if (fact instanceof KeyStored key) {
            return new KeyStored(key.node(), key.key(), key.value(), later(key.expiresAt(), at));
        } else if (fact instanceof KeyExtended key) {
            return new KeyExtended(key.node(), key.key(), later(key.expiresAt(), at));
        }
        return fact;
    }

    private static @Nullable Long later(@Nullable Long until, long at) {
        return until == null ? null : Long.valueOf(until * LONGER + at);
    }
}
