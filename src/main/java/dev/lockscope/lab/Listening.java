package dev.lockscope.lab;

import java.util.concurrent.CompletableFuture;

/** A client's ear on one channel of one node. Its connection can be cut without a sign. Closing it ends it. */
public interface Listening extends AutoCloseable {

    /** Completes with true when the node has confirmed it, with false when it cannot be reached. */
    CompletableFuture<Boolean> confirmed();

    /**
     * The next message that was not taken yet.
     *
     * @return completes with true when there is one, with false when the connection is gone
     */
    CompletableFuture<Boolean> next();

    @Override
    void close();
}
