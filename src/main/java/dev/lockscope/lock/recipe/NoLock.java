package dev.lockscope.lock.recipe;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.Ports;
import java.util.Optional;
import java.util.OptionalLong;

/** No lock at all: everybody goes in. The baseline that the others are compared with. */
public final class NoLock implements LockRecipe {

    private final Ports ports;

    /** The recipe for one client. */
    public NoLock(Ports ports, LockSettings lock) {
        this.ports = ports;
    }

    @Override
    public Acquisition acquire() {
        ports.surroundings().step("acquire.nothing");
        String token = ports.surroundings().freshToken();
        return new Acquisition.Acquired(new Lease(token, Optional.empty(), OptionalLong.empty()));
    }

    @Override
    public Released release(Lease lease) {
        return Released.RELEASED;
    }
}
