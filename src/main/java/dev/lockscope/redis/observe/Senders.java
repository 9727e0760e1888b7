package dev.lockscope.redis.observe;

import dev.lockscope.trace.Event;
import java.util.List;
import java.util.Optional;

/** Knows who sent what a server executes. */
@FunctionalInterface
public interface Senders {

    /**
     * The client's command that a line of MONITOR shows; each is given once.
     *
     * @param port where the connection that it came on leaves from, as the server sees it
     * @param words the command and its arguments
     * @return empty for whatever no client's program has sent
     */
    Optional<SentCommand> find(int port, List<String> words);

    /**
     * Why a command runs that no client's program has sent: the {@code seq} of the event that led an operator to send it.
     *
     * @param port as for {@link #find}; 0 for what the server does of its own accord
     * @return {@link Event#NO_CAUSE} where that is not known
     */
    default long causeOf(int port) {
        return Event.NO_CAUSE;
    }
}
