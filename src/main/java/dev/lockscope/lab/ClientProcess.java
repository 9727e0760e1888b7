package dev.lockscope.lab;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The mutexes of one process, which the clients that live in it share. Safe for use by several threads. */
final class ClientProcess {

    private final Map<String, String> owners = new HashMap<>();

    /**
     * Enters a mutex for a client.
     *
     * @return whether it was entered within the limit
     * @throws InterruptedException when the calling thread is interrupted
     */
    synchronized boolean enter(String mutex, String client, Duration limit) throws InterruptedException {
        long left = limit.toNanos();
        while (owners.containsKey(mutex) && left > 0) {
            long slice = Math.min(left, TimeUnit.MILLISECONDS.toNanos(10));
            TimeUnit.NANOSECONDS.timedWait(this, slice);
            left -= slice;
        }
        return owners.putIfAbsent(mutex, client) == null;
    }

    /** Leaves a mutex, if the client is the one that entered it. */
    synchronized void leave(String mutex, String client) {
        if (owners.remove(mutex, client)) {
            notifyAll();
        }
    }
}
