package dev.lockscope.resource;

import dev.lockscope.lock.port.GuardedResource.Change;
import dev.lockscope.lock.port.GuardedResource.Outcome;
import dev.lockscope.lock.port.GuardedResource.Reading;
import java.util.List;

/** One client's connection to what keeps a ledger's books. Belongs to one thread at a time. */
interface Line extends AutoCloseable {

    /** The value and its version now. */
    Reading read();

    /** Whether a key or an entry is stored. */
    boolean has(String key);

    /** Stores a key on its own; answers whether it was not stored before. */
    boolean store(String key);

    /**
     * Does all of the changes in their order, or none, as one step that nothing else can come into.
     *
     * @return an outcome a change, up to the first that was turned away
     */
    List<Outcome> settle(List<? extends Change> changes);

    /** Gives the connection back; doing so twice does nothing more. */
    @Override
    void close();
}
