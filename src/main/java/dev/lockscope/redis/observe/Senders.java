package dev.lockscope.redis.observe;

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
}
