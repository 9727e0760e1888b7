package dev.lockscope.resource;

import dev.lockscope.lock.port.GuardedResource;

/**
 * A guarded resource that was opened and has to be closed.
 *
 * <p>Unlike one client's view of it, a ledger is safe for use by several threads: it decides one write at a time.
 */
public interface Ledger extends GuardedResource, AutoCloseable {

    /** Gives everything back; the value is gone. */
    @Override
    void close();
}
