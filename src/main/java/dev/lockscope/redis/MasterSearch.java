package dev.lockscope.redis;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * How one client learns from sentinels which node is the master: it asks them one after another, through its own links, and
 * begins with the one that has answered last. Safe for use by several threads.
 *
 * <p>Source: "Guidelines for Redis clients with support for Redis Sentinel".
 */
final class MasterSearch implements AutoCloseable {

    /** How long a sentinel may take to answer, to the connecting and to the question each. */
    private static final int LIMIT_MS = 200;

    private final Deque<Operator> sentinels = new ArrayDeque<>();
    private final IntFunction<Optional<String>> nodes;
    private String known;

    /**
     * A client that has not asked yet.
     *
     * @param sentinels where it reaches them
     * @param nodes whose announced port a port is
     * @param known the master that it knows of
     */
    MasterSearch(List<Endpoint> sentinels, IntFunction<Optional<String>> nodes, String known) {
        sentinels.forEach(endpoint -> this.sentinels.add(new Operator(endpoint, LIMIT_MS)));
        this.nodes = nodes;
        this.known = known;
    }

    /** The master that the first sentinel names that answers; where none does, the one that was known last. */
    synchronized String master() {
        for (Operator sentinel : List.copyOf(sentinels)) {
            Optional<String> named = ask(sentinel);
            if (named.isPresent()) {
                sentinels.remove(sentinel);
                sentinels.addFirst(sentinel);
                known = named.get();
                return known;
            }
        }
        return known;
    }

    private Optional<String> ask(Operator sentinel) {
        try {
            List<?> address = sentinel.list("SENTINEL", "GET-MASTER-ADDR-BY-NAME", Sentinel.GROUP);
            return address.size() == 2
                    ? nodes.apply(Integer.parseInt(Operator.textOf(address.get(1))))
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty(); // It does not answer this client, which asks the next one.
        }
    }

    @Override
    public void close() {
        sentinels.forEach(Operator::close);
    }
}
