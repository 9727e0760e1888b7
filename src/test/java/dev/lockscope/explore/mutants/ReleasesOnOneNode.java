package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.Released;
import dev.lockscope.lock.port.Ports;

/** The bug: releases on the first node alone. */
final class ReleasesOnOneNode extends RedlockWithoutLease {

    ReleasesOnOneNode(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    Released letGo(String token) {
        return releaseOn(ports.nodes().all().subList(0, 1), token);
    }
}
