package dev.lockscope.lab;

import dev.lockscope.lock.program.Signal;

/** Ends a client's work when the script says so. */
final class FinishSignal implements Signal {

    private final Gate gate;
    private final Runnable onWait;
    private int given;
    private boolean awaited;

    /**
     * A signal that was not given.
     *
     * @param onWait is called when the client begins to wait
     */
    FinishSignal(Gate gate, Runnable onWait) {
        this.gate = gate;
        this.onWait = onWait;
    }

    @Override
    public void await() {
        gate.pass();
        synchronized (this) {
            awaited = given == 0;
        }
        onWait.run();
        try {
            take();
        } catch (InterruptedException e) {
            throw new ClientStopped();
        }
        gate.pass();
    }

    private synchronized void take() throws InterruptedException {
        while (given == 0) {
            wait();
        }
        given--;
        awaited = false;
    }

    synchronized void give() {
        given++;
        awaited = false;
        notifyAll();
    }

    /** Whether the client waits and was told nothing. */
    synchronized boolean isAwaited() {
        return awaited;
    }
}
