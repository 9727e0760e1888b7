package dev.lockscope.cli;

import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Which Redis servers runs use. */
public sealed interface ServerWish {

    /**
     * Servers that are started for each run.
     *
     * @param program a redis-server or valkey-server of the user's own; the one of the environment, or else the bundled
     *     one, where it is empty
     */
    record Started(Optional<Path> program) implements ServerWish {}

    /**
     * The user's own servers, which run already.
     *
     * @param addresses where they listen, resolved, in the order of the topology's nodes; each once
     */
    record Guests(List<InetSocketAddress> addresses) implements ServerWish {

        public Guests {
            addresses = List.copyOf(addresses);
        }
    }
}
