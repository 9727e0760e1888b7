package dev.lockscope.redis.guest;

import dev.lockscope.redis.guest.Pending.Sent;
import dev.lockscope.redis.observe.Looker;
import dev.lockscope.redis.observe.Looker.Held;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyExpired;
import dev.lockscope.trace.StoreFact.KeyExtended;
import dev.lockscope.trace.StoreFact.KeyStored;
import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Records what one of the user's own servers stores under the run's keys, by looking at them: again and again, and after
 * each answer to a client, before the client gets it. Safe for use by several threads.
 *
 * <p>What a key held only between two looks is missed, and an event's time is that of the look; only an expiry's is
 * exact. Who did it is told by the clients' own commands.
 */
final class GuestStore {

    /** An expiry that two looks tell by one millisecond apart is the same one. */
    private static final long SAME_MILLIS = 1;

    /** A key that is gone so long before its time was not deleted, but read off two clocks. */
    private static final long CLOCKS_APART = 3_000_000;

    private final String node;
    private final KeyPrefix prefix;
    private final Looker looker;
    private final Recorder recorder;
    private final RunClock clock;
    private final Pending pending = new Pending();
    private final Map<String, Optional<Held>> keys = new LinkedHashMap<>();

    GuestStore(String node, KeyPrefix prefix, Looker looker, Recorder recorder, RunClock clock) {
        this.node = node;
        this.prefix = prefix;
        this.looker = looker;
        this.recorder = recorder;
        this.clock = clock;
    }

    /** A client's command is about to be sent. */
    synchronized void sent(Sent command) {
        command.reach().keys().forEach(key -> keys.putIfAbsent(key, Optional.empty()));
        pending.add(command);
    }

    /**
     * Its answer has come, or never will.
     *
     * @param known false where it may still be executed
     */
    synchronized void answered(Sent command, boolean known) {
        for (String key : command.reach().keys()) {
            look(key, Optional.of(command));
        }
        if (known) {
            pending.remove(command);
        }
    }

    /**
     * Stores a value that no client has sent.
     *
     * @throws IOException when the server does not take it
     */
    synchronized void store(String key, String value) throws IOException {
        looker.store(prefix.on(key), value);
        keys.putIfAbsent(key, Optional.empty());
        look(key, Optional.empty());
    }

    /** Looks at all keys; answers whether the server told of all. */
    synchronized boolean lookAtAll() {
        boolean told = true;
        for (String key : List.copyOf(keys.keySet())) {
            told &= look(key, Optional.empty());
        }
        return told;
    }

    /** The names of all keys that the run has used, as the server knows them. */
    synchronized Collection<String> used() {
        return keys.keySet().stream().map(prefix::on).toList();
    }

    private boolean look(String key, Optional<Sent> own) {
        long at = clock.nanos();
        Optional<Held> found;
        try {
            found = looker.look(prefix.on(key));
        } catch (IOException e) {
            return false;
        }
        Held before = keys.getOrDefault(key, Optional.empty()).orElse(null);
        keys.put(key, tell(key, before, found.orElse(null), at, own));
        return true;
    }

    private Optional<Held> tell(String key, @Nullable Held before, @Nullable Held now, long at, Optional<Sent> own) {
        boolean replaced = before != null && now != null && !before.value().equals(now.value());
        if (before != null && (now == null || replaced)) {
            boolean over = before.goneFrom() != null && before.goneFrom() <= at + CLOCKS_APART;
            if (over) {
                long deadline = Math.min(Objects.requireNonNull(before.goneFrom()), at);
                recorder.recordAt(deadline, node, Event.NO_CAUSE, new KeyExpired(node, key, before.value()));
            } else if (now == null || deleter(key, own).isPresent()) {
                Optional<Sent> by = deleter(key, own);
                recorder.recordAt(at, node, cause(by), new KeyDeleted(node, key, before.value(), client(by)));
            }
        }
        if (now != null && (before == null || replaced)) {
            Optional<Sent> by = pending.first(own, reach -> reach.canStore(key, now.value()));
            recorder.recordAt(at, node, cause(by), new KeyStored(node, key, now.value(), now.goneFrom()));
        } else if (now != null
                && before != null
                && Math.abs(now.expiresAtMillis() - before.expiresAtMillis()) > SAME_MILLIS) {
            Optional<Sent> by = pending.first(own, reach -> reach.canMoveExpiry(key));
            recorder.recordAt(at, node, cause(by), new KeyExtended(node, key, now.goneFrom()));
        } else if (before != null && now != null) {
            return Optional.of(before);
        }
        return Optional.ofNullable(now);
    }

    private Optional<Sent> deleter(String key, Optional<Sent> own) {
        return pending.first(own, reach -> reach.canDelete(key));
    }

    private static long cause(Optional<Sent> by) {
        return by.map(Sent::cause).orElse(Event.NO_CAUSE);
    }

    private static @Nullable String client(Optional<Sent> by) {
        return by.map(Sent::client).orElse(null);
    }
}
