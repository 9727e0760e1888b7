package dev.lockscope.redis.guest;

import dev.lockscope.lock.port.Command;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What stands before every key and channel of a run on servers that others use too.
 *
 * @param text not empty
 */
record KeyPrefix(String text) {

    KeyPrefix {
        if (text.isEmpty()) {
            throw new IllegalArgumentException("without a prefix nothing is kept apart");
        }
    }

    String on(String name) {
        return text + name;
    }

    /** The command on the run's own keys and channels, those that a script is given too. */
    Command on(Command command) {
        if (command instanceof Command.SetIfAbsent set) {
            return new Command.SetIfAbsent(on(set.key()), set.value(), set.ttl());
        } else if (command instanceof Command.Get get) {
            return new Command.Get(on(get.key()));
        } else if (command instanceof Command.Delete delete) {
            return new Command.Delete(on(delete.key()));
        } else if (command instanceof Command.Increment increment) {
            return new Command.Increment(on(increment.key()));
        } else if (command instanceof Command.Expire expire) {
            return new Command.Expire(on(expire.key()), expire.ttl());
        } else if (command instanceof Command.Publish publish) {
            return new Command.Publish(on(publish.channel()), publish.message());
        } else if (command instanceof Command.RunScript run) {
            return new Command.RunScript(
                    run.script(), run.keys().stream().map(this::on).toList(), arguments(run));
        }
        throw new IllegalStateException("no keys known of " + command);
    }

    private List<String> arguments(Command.RunScript run) {
        Set<Integer> channels = ScriptCalls.of(run.script()).channelArguments();
        List<String> arguments = new ArrayList<>(run.args());
        for (int channel : channels) {
            arguments.set(channel - 1, on(arguments.get(channel - 1)));
        }
        return arguments;
    }
}
