package dev.lockscope.redis.process;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** Free TCP ports on 127.0.0.1. */
final class Ports {

    private static final byte[] LOOPBACK = {127, 0, 0, 1};

    private Ports() {}

    /** A port that is free now; another program may take it before it is used. */
    static int free() throws IOException {
        try (ServerSocket probe = listening()) {
            return probe.getLocalPort();
        }
    }

    /** Listens on a port that the system picks. */
    static ServerSocket listening() throws IOException {
        return new ServerSocket(0, 1, loopback());
    }

    static InetAddress loopback() throws IOException {
        return InetAddress.getByAddress(LOOPBACK);
    }
}
