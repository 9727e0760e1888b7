package dev.lockscope.lock.recipe;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.Ports;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A mutex in the process's own memory, as {@code synchronized} gives.
 *
 * <p>Its flaw: the mutex of another process is another mutex.
 */
public final class InProcessMutex implements LockRecipe {

    private final Ports ports;
    private final LockSettings lock;

    /** The recipe for one client. */
    public InProcessMutex(Ports ports, LockSettings lock) {
        this.ports = ports;
        this.lock = lock;
    }

    @Override
    public Acquisition acquire() {
        return ports.surroundings().retry(lock.retry(), this::attempt);
    }

    private Acquisition attempt() {
        String token = ports.surroundings().freshToken();
        ports.surroundings().step("acquire.mutex");
        if (ports.surroundings().enterMutex(lock.key(), lock.timeout())) {
            return new Acquisition.Acquired(new Lease(token, Optional.empty(), OptionalLong.empty()));
        }
        return new Acquisition.Refused("held by another");
    }

    @Override
    public Released release(Lease lease) {
        ports.surroundings().step("release.mutex");
        ports.surroundings().leaveMutex(lock.key());
        return Released.RELEASED;
    }
}
