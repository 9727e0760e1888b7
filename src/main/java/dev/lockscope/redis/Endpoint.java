package dev.lockscope.redis;

import java.net.InetSocketAddress;
import org.jspecify.annotations.Nullable;

/**
 * Where a server listens, and what it asks of those who connect.
 *
 * @param address where it listens
 * @param password the server's password, empty where it asks for none; never shown
 */
public record Endpoint(InetSocketAddress address, String password) {

    /** The password, or null where the server asks for none. */
    public @Nullable String secret() {
        return password.isEmpty() ? null : password;
    }

    /** Without the password, so that no log or message can hold it. */
    @Override
    public String toString() {
        return address.toString();
    }
}
