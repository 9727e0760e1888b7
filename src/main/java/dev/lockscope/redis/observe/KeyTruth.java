package dev.lockscope.redis.observe;

import dev.lockscope.redis.observe.Effect.Before;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyEvicted;
import dev.lockscope.trace.StoreFact.KeyExpired;
import dev.lockscope.trace.StoreFact.KeyExtended;
import dev.lockscope.trace.StoreFact.KeyStored;
import java.io.IOException;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Keeps and records which keys the server holds, with what and until when. For use by one thread, but for {@link #values}. */
final class KeyTruth {

    /** The server's clock is past a key's last millisecond by that much before the key is called expired. */
    private static final long CERTAINTY_MICROS = 1_000;

    /**
     * A key that the server holds.
     *
     * @param state value and expiry by the server's clock
     * @param gone when it will be gone, ns since the run's start, or null for never
     * @param since the {@code seq} of the event that told the expiry
     */
    private record Kept(Before state, @Nullable Long gone, long since) {}

    private final String node;
    private final Recorder recorder;
    private final ServerClock serverClock;
    private final SideConnection side;
    private final Alarm alarm;
    private final Map<String, Kept> keys = Collections.synchronizedMap(new LinkedHashMap<>());

    KeyTruth(String node, Recorder recorder, ServerClock serverClock, SideConnection side, Alarm alarm) {
        this.node = node;
        this.recorder = recorder;
        this.serverClock = serverClock;
        this.side = side;
        this.alarm = alarm;
    }

    /** Takes in what a command did to a key. */
    void changed(Seen.Notice notice, Seen.Line line, Execution by) {
        String key = notice.key();
        Kept kept = keys.get(key);
        boolean named = line.words().contains(key);
        Effect effect = named ? Effect.of(notice, line, kept == null ? null : kept.state()) : new Effect.Unclear();
        if (effect instanceof Effect.Stores stores) {
            boolean unmoved = kept != null && kept.state().expiresAtMillis() == stores.expiresAtMillis();
            long expiry = unmoved ? stores.expiresAtMillis() : exact(key, stores.expiresAtMillis(), line, by);
            store(key, new Effect.Stores(stores.value(), expiry), by);
        } else if (effect instanceof Effect.Extends moved) {
            extend(key, exact(key, moved.expiresAtMillis(), line, by), by);
        } else if (effect instanceof Effect.Deletes || (effect instanceof Effect.Expires && by.client() != null)) {
            delete(key, by);
        } else if (effect instanceof Effect.Expires) {
            expireNow(key, by);
        } else if (effect instanceof Effect.Unclear) {
            ask(key, by);
        }
        setAlarm();
    }

    /**
     * Puts an expiry right that was reckoned from a line's time. The server reckons it a little before it stamps the
     * line; where the two may lie in different milliseconds, it is asked. An answer that cannot come of this command is
     * of a later one.
     */
    private long exact(String key, long reckoned, Seen.Line line, Execution by) {
        long slack = line.micros() / 1000 - by.earliest() / 1000;
        if (reckoned == Expiries.NEVER || slack <= 0) {
            return reckoned;
        }
        try {
            SideConnection.Holding holding = side.holding(key);
            boolean fits = holding != null
                    && holding.expiresAtMillis() <= reckoned + 1
                    && holding.expiresAtMillis() >= reckoned - slack;
            return holding != null && fits ? holding.expiresAtMillis() : reckoned;
        } catch (IOException e) {
            return reckoned; // The server is gone, and its stream is about to end.
        }
    }

    /** Takes in what the server did to a key of its own accord. */
    void changed(Seen.Notice notice, Execution by) {
        Kept kept = keys.get(notice.key());
        if (kept != null && notice.event().equals("expired")) {
            expire(notice.key(), kept, kept.gone() == null ? by.at() : Math.min(kept.gone(), by.at()));
        } else if (kept != null && notice.event().equals("evicted")) {
            keys.remove(notice.key());
            String value = kept.state().value();
            recorder.recordAt(by.at(), node, by.seq(), new KeyEvicted(node, notice.key(), value));
        } else if (kept != null) {
            delete(notice.key(), by);
        }
        setAlarm();
    }

    /** Takes in that the store was emptied. */
    void flushed(Execution by) {
        List.copyOf(keys.keySet()).forEach(key -> delete(key, by));
        setAlarm();
    }

    /**
     * All that the server did before an instant of its clock has been taken in, so a key whose time was up by then is
     * gone: a later extension would have come too late.
     *
     * @param micros microseconds since 1970
     */
    void complete(long micros) {
        List<String> due = keys.keySet().stream()
                .filter(key -> expiry(key) != Expiries.NEVER)
                .filter(key -> Expiries.goneAtMicros(expiry(key)) + CERTAINTY_MICROS <= micros)
                .sorted(Comparator.comparingLong(this::expiry))
                .toList();
        for (String key : due) {
            Kept kept = keys.get(key);
            if (kept != null && kept.gone() != null) {
                expire(key, kept, kept.gone());
            }
        }
        setAlarm();
    }

    /**
     * Compares what is known with what the server holds, where its stream did not tell.
     *
     * @param present all keys that the server holds
     */
    void compare(List<String> present, Execution now) {
        for (String key : List.copyOf(keys.keySet())) {
            Kept kept = keys.get(key);
            if (kept != null && !present.contains(key)) {
                if (kept.gone() != null && kept.gone() <= now.at()) {
                    expire(key, kept, kept.gone());
                } else {
                    delete(key, now);
                }
            }
        }
        present.forEach(key -> ask(key, now));
        setAlarm();
    }

    /**
     * Asks the server what a key holds, because its notices do not tell. The answer is of a little later: what the key
     * held for a moment only may be missed.
     */
    private void ask(String key, Execution by) {
        SideConnection.Holding holding;
        try {
            holding = side.holding(key);
        } catch (IOException e) {
            return; // The server is gone, and its stream is about to end.
        }
        Kept kept = keys.get(key);
        if (holding == null) {
            return; // A notice that it is gone is on its way.
        }
        long expiry = holding.expiresAtMillis();
        if (kept == null || !kept.state().value().equals(holding.value())) {
            store(key, new Effect.Stores(holding.value(), expiry), by);
        } else if (expiry != kept.state().expiresAtMillis()) {
            extend(key, expiry, by);
        }
        setAlarm();
    }

    private void store(String key, Effect.Stores stores, Execution by) {
        Kept before = keys.get(key);
        Before state = new Before(stores.value(), stores.expiresAtMillis());
        Long gone = before != null && before.state().expiresAtMillis() == stores.expiresAtMillis()
                ? before.gone()
                : toRun(stores.expiresAtMillis());
        long seq = recorder.recordAt(by.at(), node, by.seq(), new KeyStored(node, key, stores.value(), gone));
        keys.put(key, new Kept(state, gone, seq));
    }

    private void extend(String key, long expiresAtMillis, Execution by) {
        Kept before = keys.get(key);
        if (before == null) {
            ask(key, by);
            return;
        }
        Long gone = toRun(expiresAtMillis);
        long seq = recorder.recordAt(by.at(), node, by.seq(), new KeyExtended(node, key, gone));
        keys.put(key, new Kept(new Before(before.state().value(), expiresAtMillis), gone, seq));
    }

    /** A replica is told to delete what has expired on its master, and by its own clock has expired too. */
    private void delete(String key, Execution by) {
        Kept kept = keys.get(key);
        if (kept != null && by.client() == null && kept.gone() != null && kept.gone() <= by.at()) {
            expire(key, kept, kept.gone());
        } else if (kept != null) {
            keys.remove(key);
            String value = kept.state().value();
            recorder.recordAt(by.at(), node, by.seq(), new KeyDeleted(node, key, value, by.client()));
        }
    }

    private void expireNow(String key, Execution by) {
        Kept kept = keys.remove(key);
        if (kept != null) {
            recorder.recordAt(
                    by.at(),
                    node,
                    by.seq(),
                    new KeyExpired(node, key, kept.state().value()));
        }
    }

    private void expire(String key, Kept kept, long at) {
        keys.remove(key);
        recorder.recordAt(
                at, node, kept.since(), new KeyExpired(node, key, kept.state().value()));
    }

    private @Nullable Long toRun(long expiresAtMillis) {
        return expiresAtMillis == Expiries.NEVER
                ? null
                : Long.valueOf(serverClock.toRun(Expiries.goneAtMicros(expiresAtMillis)));
    }

    private long expiry(String key) {
        Kept kept = keys.get(key);
        return kept == null ? Expiries.NEVER : kept.state().expiresAtMillis();
    }

    /** The values of the keys that are there at an instant of the run's clock, by key; for any thread. */
    Map<String, String> values(long at) {
        synchronized (keys) {
            Map<String, String> values = new LinkedHashMap<>();
            keys.forEach((key, kept) -> {
                if (kept.gone() == null || kept.gone() > at) {
                    values.put(key, kept.state().value());
                }
            });
            return values;
        }
    }

    private void setAlarm() {
        long first = Long.MAX_VALUE;
        for (Kept kept : keys.values()) {
            if (kept.gone() != null) {
                first = Math.min(first, kept.gone() + CERTAINTY_MICROS * 1000 + serverClock.error());
            }
        }
        alarm.set(first);
    }
}
