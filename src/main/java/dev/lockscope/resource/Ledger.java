package dev.lockscope.resource;

import dev.lockscope.lock.port.GuardedResource;

/** A guarded resource that was opened and has to be closed. */
public interface Ledger extends GuardedResource, AutoCloseable {
    @Override
    void close();
}
