package dev.lockscope.lab;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * What every step of a client passes: shut during a pause, gone after a crash.
 *
 * <p>While it is shut, none of the client's threads does anything that others could notice, as in a stop-the-world
 * pause. What the client has put on the wire before goes on. A gate within it, for one thread of the client, can be shut
 * by itself. Safe for use by several threads.
 */
final class Gate {

    private final Lockstep lockstep;
    private final @Nullable Gate outer;
    private final ReentrantLock lock;
    private final Condition changed;
    private boolean shut;
    private boolean stopped;
    private int waited;

    /** An open gate of a client. */
    Gate(Lockstep lockstep) {
        this.lockstep = lockstep;
        this.outer = null;
        this.lock = new ReentrantLock();
        this.changed = lock.newCondition();
    }

    private Gate(Gate outer) {
        this.lockstep = outer.lockstep;
        this.outer = outer;
        this.lock = outer.lock;
        this.changed = outer.changed;
    }

    /** A gate for one thread alone: nobody passes it while this one is shut, but this one is passed while it is. */
    Gate within() {
        return new Gate(this);
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
        if (blocks() && !isGone()) {
            noteWaiting();
        }
        while (blocks() && !isGone()) {
            changed.awaitUninterruptibly();
        }
        if (isGone()) {
            throw new ClientStopped();
        }
    }

    private boolean blocks() {
        return shut || (outer != null && outer.blocks());
    }

    private boolean isGone() {
        return stopped || (outer != null && outer.isGone());
    }

    private void noteWaiting() {
        if (shut) {
            waited++;
        }
        if (outer != null) {
            outer.noteWaiting();
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
            if (shut || isGone()) {
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
     * @param act is done as one step with opening it, before anyone passes; left out where nobody will
     * @return how many calls had waited, or -1 when it was not shut
     */
    int open(Runnable act) {
        lock.lock();
        try {
            if (!shut) {
                return -1;
            }
            shut = false;
            if (!isGone()) {
                act.run();
            }
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
            return shut && !isGone();
        } finally {
            lock.unlock();
        }
    }

    boolean isStopped() {
        lock.lock();
        try {
            return isGone();
        } finally {
            lock.unlock();
        }
    }
}
