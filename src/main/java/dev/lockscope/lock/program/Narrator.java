package dev.lockscope.lock.program;

import dev.lockscope.lock.Lease;
import dev.lockscope.lock.Released;

/**
 * Is told what a client's program does and believes. It answers nothing, so a program cannot depend on it.
 *
 * <p>Calls belong to the client's own thread and may block it.
 */
public interface Narrator {

    /** The client asks for the lock. */
    void requested();

    /** The client believes that it holds the lock. */
    void acquired(Lease lease);

    /** The client gave up asking. */
    void notAcquired(String reason);

    /** The client let go of the lock. */
    void released(Lease lease, Released outcome);

    /** The client acts under the lock's protection. */
    void enteredCriticalSection();

    /** The client no longer acts under the lock's protection. */
    void leftCriticalSection();

    /** The client computes. */
    void workStarted();

    /** The client has computed. */
    void workFinished();

    /** The client computes an expensive entry. */
    void computationStarted(String key);

    /** The program came to its end. */
    void finished(String outcome);
}
