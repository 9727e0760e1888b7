package dev.lockscope.redis;

import java.net.InetSocketAddress;

/**
 * Where a server listens, and what it asks of those who connect.
 *
 * @param address on the loopback interface
 * @param password the server's password; never shown
 */
public record Endpoint(InetSocketAddress address, String password) {

    /** Without the password, so that no log or message can hold it. */
    @Override
    public String toString() {
        return address.toString();
    }
}
