package dev.lockscope.redis.guest;

import dev.lockscope.lock.port.Command;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a command can do to the keys that it names.
 *
 * @param calls the Redis commands, in lower case, that it can mean for a key
 * @param words what it can store
 */
record Reach(Map<String, Set<String>> calls, List<String> words) {

    private static final Set<String> STORING = Set.of("set", "incr", "rpush", "lpush");
    private static final Set<String> DELETING = Set.of("del", "lpop", "lrem");

    /** The reach of a command, by the names of keys that it bears. */
    static Reach of(Command command) {
        if (command instanceof Command.SetIfAbsent set) {
            return new Reach(Map.of(set.key(), Set.of("set")), List.of(set.value()));
        } else if (command instanceof Command.Get get) {
            return new Reach(Map.of(get.key(), Set.of()), List.of());
        } else if (command instanceof Command.Delete delete) {
            return new Reach(Map.of(delete.key(), Set.of("del")), List.of());
        } else if (command instanceof Command.Increment increment) {
            return new Reach(Map.of(increment.key(), Set.of("incr")), List.of());
        } else if (command instanceof Command.Expire expire) {
            return new Reach(Map.of(expire.key(), Set.of("pexpire")), List.of());
        } else if (command instanceof Command.Publish) {
            return new Reach(Map.of(), List.of());
        } else if (command instanceof Command.RunScript run) {
            ScriptCalls calls = ScriptCalls.of(run.script());
            Map<String, Set<String>> reach = new LinkedHashMap<>();
            for (int i = 0; i < run.keys().size(); i++) {
                reach.put(run.keys().get(i), calls.onKey(i + 1));
            }
            return new Reach(reach, run.args());
        }
        throw new IllegalStateException("no keys known of " + command);
    }

    Set<String> keys() {
        return calls.keySet();
    }

    /** Whether it may have made the key hold that value. */
    boolean canStore(String key, String value) {
        Set<String> commands = calls.getOrDefault(key, Set.of());
        boolean own = commands.contains("set") && words.contains(value);
        return own || commands.stream().anyMatch(command -> STORING.contains(command) && !command.equals("set"));
    }

    boolean canDelete(String key) {
        return calls.getOrDefault(key, Set.of()).stream().anyMatch(DELETING::contains);
    }

    boolean canMoveExpiry(String key) {
        return calls.getOrDefault(key, Set.of()).contains("pexpire");
    }
}
