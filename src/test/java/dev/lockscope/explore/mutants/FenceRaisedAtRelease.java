package dev.lockscope.explore.mutants;

import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.Lease;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.Ports;

/** The bug: raises the counter of the fencing tokens at the release, not at the grant. */
final class FenceRaisedAtRelease extends FencedCopy {

    FenceRaisedAtRelease(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    Acquisition minting(String token) {
        Acquisition acquisition = attempt(token);
        return acquisition instanceof Acquisition.Acquired
                ? withFence(acquisition, number(ask(ports.nodes().master(), new Command.Get(lock.fenceKey()))) + 1)
                : acquisition;
    }

    @Override
    public Released release(Lease lease) {
        ask(ports.nodes().master(), new Command.Increment(lock.fenceKey()));
        return super.release(lease);
    }
}
