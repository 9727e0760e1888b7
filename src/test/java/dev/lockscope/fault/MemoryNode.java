package dev.lockscope.fault;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;

/** A node that is a map in memory, with the file that it keeps. For tests. */
public final class MemoryNode implements FaultyNode {

    /** The keys with their time to live. */
    public final Map<String, Duration> keys = new LinkedHashMap<>();

    /** What was forced to disk. */
    public final Map<String, Duration> file = new LinkedHashMap<>();

    /** The events that led to what was done to it. */
    public final List<Long> causes = new ArrayList<>();

    /** A permit for every call that did something. */
    public final Semaphore done = new Semaphore(0);

    private boolean up = true;
    private boolean master;

    @Override
    public synchronized boolean isUp() {
        return up;
    }

    /** Whether it was promoted. */
    public synchronized boolean isMaster() {
        return master;
    }

    private void at(long cause, boolean wanted) throws FaultRefused {
        if (up != wanted) {
            throw new FaultRefused(up ? "it is up" : "it is down");
        }
        causes.add(cause);
        done.release();
    }

    @Override
    public synchronized void crash(long cause) throws FaultRefused {
        at(cause, true);
        up = false;
        keys.clear();
    }

    @Override
    public synchronized void stop(long cause) throws FaultRefused {
        at(cause, true);
        up = false;
        file.putAll(keys);
        keys.clear();
    }

    @Override
    public synchronized int losePower(long cause) throws FaultRefused {
        at(cause, true);
        up = false;
        int lost = keys.size() - file.size();
        keys.clear();
        return lost;
    }

    @Override
    public synchronized int restart(boolean empty, long cause) throws FaultRefused {
        at(cause, false);
        up = true;
        if (!empty) {
            keys.putAll(file);
        }
        return keys.size();
    }

    @Override
    public synchronized int promote(long cause) throws FaultRefused {
        if (master) {
            throw new FaultRefused("it is a master already");
        }
        at(cause, true);
        master = true;
        return 1;
    }

    @Override
    public synchronized int shiftClock(Duration by, long cause) throws FaultRefused {
        at(cause, true);
        keys.replaceAll((key, ttl) -> ttl.minus(by));
        return keys.size();
    }

    @Override
    public synchronized int evict(long cause) throws FaultRefused {
        return flush(cause);
    }

    @Override
    public synchronized int flush(long cause) throws FaultRefused {
        at(cause, true);
        int count = keys.size();
        keys.clear();
        return count;
    }

    @Override
    public synchronized int delete(String key, long cause) throws FaultRefused {
        at(cause, true);
        return keys.remove(key) == null ? 0 : 1;
    }
}
