package dev.lockscope.redis;

import dev.lockscope.trace.Event;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * The thread that looks whom a node follows: when the node says something about it in its log, and once a second. Safe for
 * use by several threads.
 */
final class FollowingWatch implements AutoCloseable {

    private static final long PERIOD_MS = 1_000;
    private static final long AGAIN_MS = 10;
    private static final long JOIN_MS = 2_000;

    private final Semaphore calls = new Semaphore(0);
    private final Following following;
    private final Supplier<Optional<NodeLife>> life;
    private final Thread thread;
    private volatile boolean closed;

    /**
     * Looks from now on.
     *
     * @param life the node's present life, if it is up
     */
    FollowingWatch(String node, Following following, Supplier<Optional<NodeLife>> life) {
        this.following = following;
        this.life = life;
        this.thread = new Thread(this::watch, "following-" + node);
        thread.setDaemon(true);
        thread.start();
    }

    /** The node has said that in its log. */
    void heard(String line) {
        if (line.contains("sync: Finished with success") || line.contains("Successful partial resync")) {
            following.copied();
        }
        if (line.contains("MASTER") || line.contains("master") || line.contains("REPLICAOF")) {
            calls.release();
        }
    }

    private void watch() {
        try {
            long wait = PERIOD_MS;
            while (!closed) {
                calls.tryAcquire(wait, TimeUnit.MILLISECONDS);
                calls.drainPermits();
                Optional<NodeLife> present = life.get();
                boolean known = present.isEmpty() || following.look(present.get(), Event.NO_CAUSE);
                wait = known ? PERIOD_MS : AGAIN_MS;
            }
        } catch (InterruptedException e) {
            // It is closed.
        }
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        try {
            thread.join(JOIN_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
