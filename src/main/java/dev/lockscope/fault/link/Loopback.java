package dev.lockscope.fault.link;

import java.net.InetAddress;
import java.net.UnknownHostException;

/** The address at which a computer reaches itself. */
final class Loopback {

    /** 127.0.0.1. */
    static final InetAddress ADDRESS = address();

    private Loopback() {}

    private static InetAddress address() {
        try {
            return InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
        } catch (UnknownHostException e) {
            throw new IllegalStateException("four bytes are an address", e);
        }
    }
}
