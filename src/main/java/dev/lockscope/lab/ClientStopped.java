package dev.lockscope.lab;

/**
 * Ends a client's program from within its ports: its process has died, or the run is over.
 *
 * <p>An {@code Error}, so that no recipe catches it by accident; every port call throws it from then on, also those of
 * {@code finally} blocks, so a crash never releases a lock.
 */
final class ClientStopped extends Error {

    private static final long serialVersionUID = 1L;

    ClientStopped() {
        super("the client has stopped", null, false, false);
    }
}
