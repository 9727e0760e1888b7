package dev.lockscope.resource;

import java.util.List;

/** A server that keeps keys and runs Lua scripts on them, each as one step: Redis, as a ledger needs it. */
public interface ScriptServer extends AutoCloseable {

    /**
     * Opens a connection.
     *
     * @throws IllegalStateException when the server cannot be reached
     */
    Connection connect();

    /** Ends the server where it is the ledger's own, and every connection. Doing so twice does nothing more. */
    @Override
    void close();

    /** A connection. Belongs to one thread at a time. */
    interface Connection extends AutoCloseable {

        /**
         * Runs a script.
         *
         * @param keys the keys that it may touch
         * @param arguments what it is told besides
         * @return the list of texts that it returns
         * @throws IllegalStateException when it fails or the server cannot be reached
         */
        List<String> run(String script, List<String> keys, List<String> arguments);

        @Override
        void close();
    }
}
