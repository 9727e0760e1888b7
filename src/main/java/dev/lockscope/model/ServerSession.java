package dev.lockscope.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * One indivisible step of a server: the commands that it executes at one instant, a script's inner ones included. Time
 * stands still during it, as in Redis.
 */
final class ServerSession {

    /** What Redis says to a command for another kind of value. */
    static final Resp WRONG_TYPE =
            new Resp.Failure("WRONGTYPE Operation against a key holding the wrong kind of value");

    private static final Set<String> WRITES = Set.of("set", "del", "incr", "pexpire", "lpop", "lrem", "rpush");

    private final long now;
    private final List<StoreChange> changes = new ArrayList<>(2);
    private final List<List<String>> written = new ArrayList<>(1);
    private final ToIntFunction<String> listeners;
    private final WriteRule rule;
    private Store store;

    /**
     * A step that begins.
     *
     * @param now ms on the node's clock
     * @param listeners how many listen to a channel
     * @param rule what it says to writes
     */
    ServerSession(Store store, long now, ToIntFunction<String> listeners, WriteRule rule) {
        this.store = store;
        this.now = now;
        this.listeners = listeners;
        this.rule = rule;
    }

    Store store() {
        return store;
    }

    List<StoreChange> changes() {
        return List.copyOf(changes);
    }

    /** The words of the commands that changed something. */
    List<List<String>> written() {
        return List.copyOf(written);
    }

    /** Executes a command that a script calls. */
    Resp callInScript(List<String> words) {
        changes.add(new StoreChange.RanInScript(String.join(" ", words)));
        return call(words, rule.inScript());
    }

    /** Executes a command, given as its words. */
    Resp call(List<String> words) {
        return call(words, rule.alone());
    }

    private Resp call(List<String> words, @Nullable String refusal) {
        if (refusal != null && WRITES.contains(words.get(0).toLowerCase(Locale.ROOT))) {
            return new Resp.Failure(refusal);
        }
        Store before = store;
        Resp resp = executed(words);
        if (!store.equals(before)) {
            written.add(List.copyOf(words));
        }
        return resp;
    }

    private Resp executed(List<String> words) {
        String name = words.get(0).toLowerCase(Locale.ROOT);
        int count = words.size();
        return switch (name) {
            case "set" -> count < 3 ? wrongNumber(name) : set(words);
            case "get" -> count != 2 ? wrongNumber(name) : get(words.get(1));
            case "del" -> count < 2 ? wrongNumber(name) : delete(words.subList(1, count));
            case "incr" -> count != 2 ? wrongNumber(name) : increment(words.get(1));
            case "pexpire" -> count != 3 ? wrongNumber(name) : expire(words.get(1), words.get(2));
            case "publish" -> count != 3 ? wrongNumber(name) : publish(words.get(1));
            case "lindex", "lpop", "lrem", "rpush" -> new ListCommands(this, name, words).reply();
            default -> new Resp.Failure("ERR unknown command `" + words.get(0) + "`");
        };
    }

    private Resp set(List<String> words) {
        SetOptions options = SetOptions.parse(words.subList(3, words.size()));
        if (options == null) {
            return new Resp.Failure("ERR syntax error");
        }
        String key = words.get(1);
        String value = words.get(2);
        long deadline = Store.NEVER;
        if (options.px() != null) {
            Long ttl = RedisNumber.parse(options.px());
            if (ttl == null) {
                return notANumber();
            }
            if (ttl <= 0) {
                return new Resp.Failure("ERR invalid expire time in set");
            }
            deadline = now + ttl;
        }
        if (options.ifAbsent() && store.find(key, now) != null) {
            return Resp.NIL;
        }
        store = store.with(key, Store.Entry.text(value, deadline));
        changes.add(new StoreChange.Stored(key, value, deadline));
        return Resp.OK;
    }

    private Resp get(String key) {
        Store.Entry entry = store.find(key, now);
        if (entry == null) {
            return Resp.NIL;
        }
        return entry.content() instanceof Store.Content.Text text ? new Resp.Bulk(text.value()) : WRONG_TYPE;
    }

    private Resp delete(List<String> keys) {
        long deleted = 0;
        for (String key : keys) {
            Store.Entry entry = store.find(key, now);
            if (entry != null) {
                remove(key, entry);
                deleted++;
            }
        }
        return new Resp.Whole(deleted);
    }

    private Resp increment(String key) {
        Store.Entry entry = store.find(key, now);
        if (entry != null && !(entry.content() instanceof Store.Content.Text)) {
            return WRONG_TYPE;
        }
        Long before = entry == null ? Long.valueOf(0) : RedisNumber.parse(entry.value());
        if (before == null) {
            return notANumber();
        }
        if (before == Long.MAX_VALUE) {
            return new Resp.Failure("ERR increment or decrement would overflow");
        }
        String value = Long.toString(before + 1);
        long deadline = entry == null ? Store.NEVER : entry.deadline();
        store = store.with(key, Store.Entry.text(value, deadline));
        changes.add(new StoreChange.Stored(key, value, deadline));
        return new Resp.Whole(before + 1);
    }

    private Resp expire(String key, String time) {
        Long ttl = RedisNumber.parse(time);
        if (ttl == null) {
            return notANumber();
        }
        return expireAt(key, now + ttl);
    }

    private Resp expireAt(String key, long deadline) {
        Store.Entry entry = store.find(key, now);
        if (entry == null) {
            return new Resp.Whole(0);
        }
        if (deadline <= now) {
            remove(key, entry);
        } else {
            store = store.with(key, new Store.Entry(entry.content(), deadline));
            changes.add(new StoreChange.Extended(key, deadline));
        }
        return new Resp.Whole(1);
    }

    private Resp publish(String channel) {
        changes.add(new StoreChange.Published(channel));
        return new Resp.Whole(listeners.applyAsInt(channel));
    }

    Store.@Nullable Entry find(String key) {
        return store.find(key, now);
    }

    /** Stores a list; a trace only tells of one that is new. An empty one is none: its key goes. */
    void keep(String key, List<String> items, Store.@Nullable Entry before) {
        if (items.isEmpty() && before != null) {
            remove(key, before);
        } else if (!items.isEmpty()) {
            long deadline = before == null ? Store.NEVER : before.deadline();
            Store.Entry entry = new Store.Entry(new Store.Content.Items(items), deadline);
            store = store.with(key, entry);
            if (before == null) {
                changes.add(new StoreChange.Stored(key, entry.value(), deadline));
            }
        }
    }

    private void remove(String key, Store.Entry entry) {
        store = store.without(key);
        changes.add(new StoreChange.Deleted(key, entry.value()));
    }

    static Resp wrongNumber(String name) {
        return new Resp.Failure("ERR wrong number of arguments for '" + name + "' command");
    }

    static Resp notANumber() {
        return new Resp.Failure("ERR value is not an integer or out of range");
    }
}
