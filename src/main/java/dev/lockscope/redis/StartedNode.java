package dev.lockscope.redis;

import dev.lockscope.redis.process.RedisServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;

/** A server that was started for one run. */
record StartedNode(RedisServer server, Endpoint endpoint) implements NodeProcess {

    private static final byte[] LOOPBACK = {127, 0, 0, 1};

    static StartedNode of(RedisServer server) {
        try {
            InetAddress loopback = InetAddress.getByAddress(LOOPBACK);
            return new StartedNode(
                    server, new Endpoint(new InetSocketAddress(loopback, server.port()), server.password()));
        } catch (UnknownHostException e) {
            throw new IllegalStateException("four bytes are an address", e);
        }
    }

    @Override
    public String name() {
        return server.name();
    }

    @Override
    public String version() {
        return server.version();
    }

    @Override
    public boolean isAlive() {
        return server.isAlive();
    }

    @Override
    public void close() {
        server.close();
    }
}
