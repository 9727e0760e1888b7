package dev.lockscope.model;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Redis's lock commands, as redis-server 6.2 executes and answers them.
 *
 * <p>Where 7 and later answer an error in other words, these are the words of 6.2.
 */
final class Server {

    private Server() {}

    /**
     * Executes a command as one indivisible step, while nobody listens to any channel.
     *
     * @param now ms on the node's clock
     */
    static Execution execute(Store store, Command command, long now) {
        return execute(store, command, now, channel -> 0);
    }

    /**
     * Executes a command as one indivisible step.
     *
     * @param now ms on the node's clock
     * @param listeners how many listen to a channel
     */
    static Execution execute(Store store, Command command, long now, ToIntFunction<String> listeners) {
        ServerSession session = new ServerSession(store, now, listeners);
        Resp resp = command instanceof Command.RunScript run
                ? new ScriptInterpreter(session, run.keys(), run.args()).run(run.script())
                : session.call(words(command));
        return new Execution(session.store(), resp, session.changes());
    }

    private static List<String> words(Command command) {
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
        }
        throw new IllegalStateException("no words for " + command);
    }

    /** The answer that a client makes of what the server says. */
    static Answer answer(Resp resp) {
        if (resp instanceof Resp.Status status) {
            return new Answer.Value(status.text());
        } else if (resp instanceof Resp.Bulk bulk) {
            return new Answer.Value(bulk.text());
        } else if (resp instanceof Resp.Whole whole) {
            return new Answer.Value(Long.toString(whole.value()));
        } else if (resp instanceof Resp.Nil) {
            return new Answer.Refused();
        } else if (resp instanceof Resp.Failure failure) {
            return new Answer.Failed(failure.text());
        }
        throw new IllegalStateException("no answer for " + resp);
    }
}
