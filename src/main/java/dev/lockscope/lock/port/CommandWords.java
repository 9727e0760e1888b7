package dev.lockscope.lock.port;

import dev.lockscope.lock.script.Lua;
import java.util.ArrayList;
import java.util.List;

/** Commands as the words that go to a server; {@link CommandText} shows them to people. */
public final class CommandWords {

    private CommandWords() {}

    /** The command's name, then its arguments. */
    public static List<String> of(Command command) {
        if (command instanceof Command.SetIfAbsent set) {
            return set.ttl()
                    .map(ttl -> List.of("SET", set.key(), set.value(), "NX", "PX", Long.toString(ttl.toMillis())))
                    .orElseGet(() -> List.of("SET", set.key(), set.value(), "NX"));
        } else if (command instanceof Command.Get get) {
            return List.of("GET", get.key());
        } else if (command instanceof Command.Delete delete) {
            return List.of("DEL", delete.key());
        } else if (command instanceof Command.Increment increment) {
            return List.of("INCR", increment.key());
        } else if (command instanceof Command.Expire expire) {
            return List.of("PEXPIRE", expire.key(), Long.toString(expire.ttl().toMillis()));
        } else if (command instanceof Command.Publish publish) {
            return List.of("PUBLISH", publish.channel(), publish.message());
        } else if (command instanceof Command.RunScript run) {
            List<String> words = new ArrayList<>();
            words.addAll(List.of(
                    "EVAL",
                    Lua.render(run.script()),
                    Integer.toString(run.keys().size())));
            words.addAll(run.keys());
            words.addAll(run.args());
            return List.copyOf(words);
        }
        throw new IllegalStateException("no words for " + command);
    }
}
