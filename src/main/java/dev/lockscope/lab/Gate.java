package dev.lockscope.lab;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;

/**
 * What every step of a client passes: shut during a pause, gone after a crash.
 *
 * <p>While it is shut, none of the client's threads does anything that others could notice, as in a stop-the-world
 * pause. What the client has put on the wire before goes on. Safe for use by several threads.
 */
final class Gate {

    private final Lockstep lockstep;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private boolean shut;
    private boolean stopped;
    private int waited;

    Gate(Lockstep lockstep) {
        this.lockstep = lockstep;
    }

    /** Blocks while the gate is shut. */
    void pass() {
        lock.lock();
        try {
            awaitOpen();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Does something that others can notice as one step with being open, then lets the script have its say about it.
     *
     * @param act does it and answers the {@code seq} of the event that tells of it
     * @return that {@code seq}
     */
    long perform(LongSupplier act) {
        long seq;
        lock.lock();
        try {
            awaitOpen();
            seq = act.getAsLong();
        } finally {
            lock.unlock();
        }
        lockstep.awaitHandled(seq, this::isStopped);
        pass();
        return seq;
    }

    private void awaitOpen() {
        if (shut && !stopped) {
            waited++;
        }
        while (shut && !stopped) {
            changed.awaitUninterruptibly();
        }
        if (stopped) {
            throw new ClientStopped();
        }
    }

    /**
     * Shuts the gate, if it is open.
     *
     * @param act is done as one step with shutting it
     * @return whether it was open
     */
    boolean shut(Runnable act) {
        lock.lock();
        try {
            if (shut || stopped) {
                return false;
            }
            shut = true;
            waited = 0;
            act.run();
            return true;
        } finally {
            lock.unlock();
        }
    }

    /**
     * Opens the gate, if it is shut.
     *
     * @param act is done as one step with opening it, before anyone passes
     * @return how many calls had waited, or -1 when it was not shut
     */
    int open(Runnable act) {
        lock.lock();
        try {
            if (!shut || stopped) {
                return -1;
            }
            act.run();
            shut = false;
            changed.signalAll();
            return waited;
        } finally {
            lock.unlock();
        }
    }

    /**
     * Lets nobody pass any more: every call throws {@link ClientStopped}.
     *
     * @param act is done as one step with it
     * @return whether it was not stopped before
     */
    boolean stop(Runnable act) {
        lock.lock();
        try {
            if (stopped) {
                return false;
            }
            stopped = true;
            act.run();
            changed.signalAll();
            return true;
        } finally {
            lock.unlock();
        }
    }

    boolean isShut() {
        lock.lock();
        try {
            return shut && !stopped;
        } finally {
            lock.unlock();
        }
    }

    boolean isStopped() {
        lock.lock();
        try {
            return stopped;
        } finally {
            lock.unlock();
        }
    }
}
