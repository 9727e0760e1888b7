package dev.lockscope.lock.contract;

import dev.lockscope.lock.LockSettings;
import java.time.Duration;
import java.util.Optional;

/** A world in which recipes are put to the test: one node, and clients that reach it. */
public interface TestWorld extends AutoCloseable {

    /** A client with one recipe for its life; no two of one world have the same name. */
    TestClient client(String name, String recipe, LockSettings lock);

    /** What the node stores under a key. */
    Optional<String> value(String key);

    /** How long the key still lives; nothing where there is no key or it lives for ever. */
    Optional<Duration> timeToLive(String key);

    /** Another hand stores a value for ever. */
    void put(String key, String value);

    /** Another hand deletes a key. */
    void delete(String key);

    /** Lets time go by until the node no longer has the key. */
    void awaitGone(String key);

    /** The clients' clock, ns. */
    long nanos();

    @Override
    void close();
}
