package dev.lockscope.resource;

/**
 * A guarded resource that was opened and has to be closed. Safe for use by several threads: whoever reaches it by
 * whichever connection, it decides one change at a time.
 */
public interface Ledger extends AutoCloseable {

    /**
     * Opens a connection; it lasts until it is closed, or the ledger is.
     *
     * @throws IllegalStateException when the ledger is closed
     */
    Session connect();

    /** Gives everything back, connections too; the books are gone. Doing so twice does nothing more. */
    @Override
    void close();
}
