package dev.lockscope.redis;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.redis.process.RedisServer;
import dev.lockscope.redis.process.ServerSpec;
import dev.lockscope.redis.process.Servers;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** A server that was started for one run. */
final class StartedNode implements NodeProcess {

    private static final byte[] LOOPBACK = {127, 0, 0, 1};

    private final Servers servers;
    private final ServerSpec spec;
    private final Endpoint endpoint;
    private volatile RedisServer server;
    private volatile Consumer<String> listener = line -> {};
    private volatile boolean closed;

    private StartedNode(Servers servers, RedisServer server) {
        this.servers = servers;
        this.server = server;
        this.spec = server.spec();
        try {
            InetAddress loopback = InetAddress.getByAddress(LOOPBACK);
            this.endpoint = new Endpoint(new InetSocketAddress(loopback, server.port()), server.password());
        } catch (UnknownHostException e) {
            throw new IllegalStateException("four bytes are an address", e);
        }
    }

    /** Starts a server, as {@link Servers#start(ServerSpec)} does. */
    static StartedNode start(Servers servers, ServerSpec spec) throws EnvironmentProblem, InterruptedException {
        return new StartedNode(servers, servers.start(spec));
    }

    @Override
    public String name() {
        return spec.name();
    }

    @Override
    public Endpoint endpoint() {
        return endpoint;
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
    public Path folder() {
        return server.folder();
    }

    @Override
    public void onLine(Consumer<String> heard) {
        listener = heard;
        server.onLine(heard);
    }

    @Override
    public void kill() {
        server.kill();
    }

    @Override
    public void stop() throws InterruptedException {
        server.stop();
    }

    @Override
    public void start(List<String> directives) throws EnvironmentProblem, InterruptedException {
        ServerSpec next = spec;
        for (String directive : directives) {
            next = next.with(directive);
        }
        RedisServer started = servers.start(next);
        started.onLine(listener);
        server = started;
        if (closed) {
            started.kill();
        }
    }

    @Override
    public void removeFiles() throws IOException {
        server.removeFiles();
    }

    @Override
    public void close() {
        closed = true;
        server.kill();
    }
}
