package dev.lockscope.explore.mutants;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.Ports;

/** The bug: fetches the fencing token before it asks for the lock. */
final class FenceBeforeTheLock extends FencedCopy {

    FenceBeforeTheLock(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    Acquisition minting(String token) {
        long fence = number(ask(ports.nodes().master(), new Command.Increment(lock.fenceKey())));
        return fence == 0 ? new Acquisition.Refused("no fencing token") : withFence(attempt(token), fence);
    }
}
