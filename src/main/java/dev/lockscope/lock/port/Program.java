package dev.lockscope.lock.port;

/**
 * A second program of a client beside its main one, such as a watchdog.
 *
 * <p>Implementations are records without state of their own: what they share with the main program is the lease.
 */
public interface Program {

    /** Runs to its end; ports are the client's own, seen from this program. */
    void run(Ports ports);
}
