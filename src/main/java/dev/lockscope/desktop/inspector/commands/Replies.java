package dev.lockscope.desktop.inspector.commands;

import dev.lockscope.trace.CommandFact.CommandExecuted;
import dev.lockscope.trace.CommandFact.CommandReplied;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.world.WorldIndex;
import java.util.Optional;

/** Finds what came of commands. */
final class Replies {

    /** How many events later an answer is looked for at most; one that waits longer in a link is not shown here. */
    private static final int FAR = 20_000;

    private Replies() {}

    /**
     * The answer to a command, as far as it has been read after the first {@code events} events.
     *
     * @param executed an event of the index that tells an execution
     */
    static Optional<Event> to(Event executed, WorldIndex index, int events) {
        if (!(executed.fact() instanceof CommandExecuted command)) {
            return Optional.empty();
        }
        int from = index.placeOf(executed) + 1;
        for (int place = from; place < Math.min(events, from + FAR); place++) {
            if (index.event(place).fact() instanceof CommandReplied reply && reply.command() == command.command()) {
                return Optional.of(index.event(place));
            }
        }
        return Optional.empty();
    }
}
