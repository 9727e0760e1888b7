package dev.lockscope.model;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.CommandWords;
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
        return execute(store, command, now, listeners, WriteRule.TAKEN);
    }

    /**
     * Executes a command as one indivisible step.
     *
     * @param now ms on the node's clock
     * @param listeners how many listen to a channel
     * @param rule what it says to writes
     */
    static Execution execute(Store store, Command command, long now, ToIntFunction<String> listeners, WriteRule rule) {
        ServerSession session = new ServerSession(store, now, listeners, rule);
        Resp resp = command instanceof Command.RunScript run
                ? new ScriptInterpreter(session, run.keys(), run.args()).run(run.script())
                : session.call(CommandWords.of(command));
        return new Execution(session.store(), resp, session.changes(), session.written());
    }

    /**
     * Executes what is not asked by a client: what a replica's master has passed on, or what is done by hand.
     *
     * @param now ms on the node's clock
     */
    static Execution perform(Store store, List<List<String>> commands, long now) {
        ServerSession session = new ServerSession(store, now, channel -> 0, WriteRule.TAKEN);
        commands.forEach(session::call);
        return new Execution(session.store(), Resp.OK, session.changes(), session.written());
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
