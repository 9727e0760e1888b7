package dev.lockscope.fault.link;

import java.net.InetAddress;
import java.util.Optional;

/** From which address of this computer a link calls its server. */
@FunctionalInterface
interface Source {

    /** The caller's own, which is the one that the system picks where the caller has none of its own. */
    Source CALLERS = caller -> caller.equals(Loopback.ADDRESS) ? Optional.empty() : Optional.of(caller);

    /** For the connection of a client that called from {@code caller}; empty for the one that the system picks. */
    Optional<InetAddress> of(InetAddress caller);

    /** Always {@code address}. */
    static Source always(Optional<InetAddress> address) {
        return caller -> address;
    }
}
