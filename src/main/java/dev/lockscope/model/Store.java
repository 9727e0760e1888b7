package dev.lockscope.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one node stores at one instant: an immutable value.
 *
 * <p>Times are whole milliseconds on the node's own clock, as in Redis. A key with a deadline is there as long as the
 * clock does not read more than the deadline ({@code keyIsExpired} in Redis's {@code db.c}: {@code now > when}), so it
 * is gone from the millisecond after it on.
 */
public final class Store {

    /** The deadline of a key that stays. */
    public static final long NEVER = Long.MAX_VALUE;

    /** A store without keys. */
    public static final Store EMPTY = new Store(Map.of());

    private final Map<String, Entry> entries;
    private final int hash;

    private Store(Map<String, Entry> entries) {
        this.entries = entries;
        this.hash = entries.hashCode();
    }

    /** What a key holds. */
    public sealed interface Content {

        /** As a trace shows it. */
        String shown();

        /** A string. */
        record Text(String value) implements Content {
            @Override
            public String shown() {
                return value;
            }
        }

        /** A list that is not empty; a trace does not show what is in it. */
        record Items(List<String> items) implements Content {

            public Items {
                items = List.copyOf(items);
            }

            @Override
            public String shown() {
                return "(list)";
            }
        }
    }

    /**
     * A key's value.
     *
     * @param deadline the last ms in which the key is there, or {@link #NEVER}
     */
    public record Entry(Content content, long deadline) {

        static Entry text(String value, long deadline) {
            return new Entry(new Content.Text(value), deadline);
        }

        /** The value as a trace shows it. */
        public String value() {
            return content.shown();
        }

        boolean isGoneAt(long now) {
            return now > deadline;
        }
    }

    /**
     * A key whose time has run out.
     *
     * @param entry what it held
     */
    public record Expired(String key, Entry entry) {}

    Map<String, Entry> entries() {
        return entries;
    }

    /** What stands under a key, or null where there is nothing any more. */
    public @Nullable Entry find(String key, long now) {
        Entry entry = entries.get(key);
        return entry == null || entry.isGoneAt(now) ? null : entry;
    }

    Store with(String key, Entry entry) {
        Map<String, Entry> after = new HashMap<>(entries);
        after.put(key, entry);
        return new Store(Map.copyOf(after));
    }

    Store without(String key) {
        if (!entries.containsKey(key)) {
            return this;
        }
        Map<String, Entry> after = new HashMap<>(entries);
        after.remove(key);
        return new Store(Map.copyOf(after));
    }

    /** The ms at which the next key will be gone, or {@link #NEVER}. */
    public long nextExpiry() {
        long next = NEVER;
        for (Entry entry : entries.values()) {
            if (entry.deadline() != NEVER) {
                next = Math.min(next, entry.deadline() + 1);
            }
        }
        return next;
    }

    /** The keys that are gone by now but still kept here, by deadline and name. */
    List<Expired> expiredBy(long now) {
        List<Expired> expired = new ArrayList<>(1);
        entries.forEach((key, entry) -> {
            if (entry.isGoneAt(now)) {
                expired.add(new Expired(key, entry));
            }
        });
        expired.sort(Comparator.comparingLong((Expired gone) -> gone.entry().deadline())
                .thenComparing(Expired::key));
        return expired;
    }

    /** The store without the keys that are gone by now. */
    Store purged(long now) {
        Store after = this;
        for (Expired gone : expiredBy(now)) {
            after = after.without(gone.key());
        }
        return after;
    }

    /** The store when all its deadlines are so many ms earlier. */
    Store earlier(long millis) {
        if (nextExpiry() == NEVER) {
            return this;
        }
        Map<String, Entry> after = new HashMap<>();
        entries.forEach((key, entry) -> after.put(
                key, entry.deadline() == NEVER ? entry : new Entry(entry.content(), entry.deadline() - millis)));
        return new Store(Map.copyOf(after));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Store store && hash == store.hash && entries.equals(store.entries);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return entries.toString();
    }
}
