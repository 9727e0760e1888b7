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
 * by itself.
 *
 * <p>It can also be held, which is nothing that befalls the client but the learner who looks closely: then it lets the
 * client pass for one step at a time. A step is what the client does up to and with the next thing that others can
 * notice. Safe for use by several threads.
 */
final class Gate {

    private final Lockstep lockstep;
    private final @Nullable Gate outer;
    private final ReentrantLock lock;
    private final Condition changed;
    private boolean shut;
    private boolean stopped;
    private int waited;
    private boolean held;
    private int steps;

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

    /** What others could notice was done without {@link #perform}: a step is over. */
    void stepped() {
        lock.lock();
        try {
            useStep();
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
            useStep();
            seq = act.getAsLong();
        } finally {
            lock.unlock();
        }
        lockstep.awaitHandled(seq, this::isStopped);
        pass();
        return seq;
    }

    private void awaitOpen() {
        boolean noted = false;
        while ((blocks() || isHeldBack()) && !isGone()) {
            if (blocks() && !noted) {
                noteWaiting();
                noted = true;
            }
            changed.awaitUninterruptibly();
        }
        if (isGone()) {
            throw new ClientStopped();
        }
    }

    private boolean isHeldBack() {
        return outer == null ? held && steps == 0 : outer.isHeldBack();
    }

    private void useStep() {
        if (outer != null) {
            outer.useStep();
        } else if (held && steps > 0) {
            steps--;
        }
    }

    /** Lets the client pass only step by step from now on. Not for gates within. */
    void hold() {
        lock.lock();
        try {
            held = true;
            steps = 0;
        } finally {
            lock.unlock();
        }
    }

    /** Lets the client pass as it likes. */
    void proceed() {
        lock.lock();
        try {
            held = false;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Lets the client take one step, if the gate is held and not shut besides.
     *
     * @param act is done before the step can begin
     * @return whether it may
     */
    boolean step(Runnable act) {
        lock.lock();
        try {
            if (!held || shut || isGone()) {
                return false;
            }
            act.run();
            steps++;
            changed.signalAll();
            return true;
        } finally {
            lock.unlock();
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
