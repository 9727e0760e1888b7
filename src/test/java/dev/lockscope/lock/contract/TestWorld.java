package dev.lockscope.lock.contract;

import dev.lockscope.lock.LockSettings;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A world in which recipes are put to the test: nodes that know nothing of one another, counted from 0, and clients that
 * reach all of them. Where no node is named, the first is meant.
 */
public interface TestWorld extends AutoCloseable {

    /** A client with one recipe for its life; no two of one world have the same name. */
    TestClient client(String name, String recipe, LockSettings lock);

    /** How many nodes there are. */
    int nodes();

    /** What a node stores under a key. */
    Optional<String> value(int node, String key);

    /** What the first node stores under a key. */
    default Optional<String> value(String key) {
        return value(0, key);
    }

    /** How long the key still lives on the first node; nothing where there is no key or it lives for ever. */
    Optional<Duration> timeToLive(String key);

    /** Another hand stores a value for ever on one node. */
    void put(int node, String key, String value);

    /** Another hand stores a value for ever on all nodes. */
    default void put(String key, String value) {
        for (int node = 0; node < nodes(); node++) {
            put(node, key, value);
        }
    }

    /** Another hand deletes a key on one node. */
    void delete(int node, String key);

    /** Another hand deletes a key on all nodes. */
    default void delete(String key) {
        for (int node = 0; node < nodes(); node++) {
            delete(node, key);
        }
    }

    /** How many scripts a node has executed. */
    long scripts(int node);

    /** How many scripts each node has executed. */
    default List<Long> scripts() {
        return IntStream.range(0, nodes()).mapToObj(this::scripts).toList();
    }

    /** Lets time go by until the first node no longer has the key. */
    void awaitGone(String key);

    /** The clients' clock, ns. */
    long nanos();

    @Override
    void close();
}
