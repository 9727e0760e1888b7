package dev.lockscope.redis.process;

import dev.lockscope.lab.EnvironmentProblem;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The servers of one run. Closing it, or the end of this program by whatever cause, ends all of them and removes their
 * folder. Safe for use by several threads.
 */
public final class Servers implements AutoCloseable {

    private static final byte[] LOOPBACK = {127, 0, 0, 1};
    private static final int PORT_ATTEMPTS = 10;
    private static final long READY_LIMIT_SECONDS = 20;

    private final ServerBinary binary;
    private final RunFolder folder;
    private final String password;
    private final Guard guard;
    private final List<RedisServer> servers = new ArrayList<>();
    private final Thread atExit = new Thread(this::endAll, "end-servers");
    private boolean closed;

    private Servers(ServerBinary binary, RunFolder folder, String password, Guard guard) {
        this.binary = binary;
        this.folder = folder;
        this.password = password;
        this.guard = guard;
    }

    /**
     * Prepares a run's servers, after having ended those that a killed program left behind.
     *
     * @param runs the folder in which each run makes its own
     * @param password the one that all servers of the run ask for
     * @param environment the environment variables, for the search for helper programs
     * @throws EnvironmentProblem when the folder cannot be written
     */
    public static Servers open(ServerBinary binary, Path runs, String password, Map<String, String> environment)
            throws EnvironmentProblem {
        try {
            new Reaper(runs).reap();
            Servers servers =
                    new Servers(binary, RunFolder.create(runs), password, new Guard(Platform.current(), environment));
            Runtime.getRuntime().addShutdownHook(servers.atExit);
            return servers;
        } catch (IOException e) {
            throw new EnvironmentProblem(
                    "cannot write to " + runs + ": " + e,
                    "make that folder writable, or name another one in the environment variable XDG_CACHE_HOME");
        }
    }

    /**
     * Starts a server and waits until it takes connections.
     *
     * @param name the node's name
     * @throws EnvironmentProblem when it does not start
     * @throws InterruptedException when the calling thread is interrupted; the server is ended then
     */
    public RedisServer start(String name) throws EnvironmentProblem, InterruptedException {
        try {
            for (int attempt = 0; attempt < PORT_ATTEMPTS; attempt++) {
                int port = freePort();
                ServerLog log = new ServerLog();
                Process process = launch(name + "-" + port, port, log);
                if (awaitStart(process, log) == ServerLog.Start.READY) {
                    return register(name, port, process, log);
                }
                process.destroyForcibly();
                if (log.start().getNow(ServerLog.Start.ENDED) != ServerLog.Start.PORT_TAKEN) {
                    throw didNotStart(log);
                }
            }
            throw new EnvironmentProblem(
                    "no free port on 127.0.0.1 in " + PORT_ATTEMPTS + " attempts",
                    "end programs that take ports, and try again");
        } catch (IOException e) {
            throw new EnvironmentProblem("cannot start " + binary.path() + ": " + e.getMessage(), "run the doctor");
        }
    }

    private Process launch(String unique, int port, ServerLog log) throws IOException {
        Path config = folder.path().resolve(unique + ".conf");
        PrivateFiles.write(config, new ServerConfig(port, password, folder.path()).text());
        Process process = new ProcessBuilder(guard.around(List.of(binary.path().toString(), config.toString())))
                .redirectErrorStream(true)
                .start();
        log.follow(process.getInputStream(), unique);
        return process;
    }

    private ServerLog.Start awaitStart(Process process, ServerLog log) throws EnvironmentProblem, InterruptedException {
        try {
            return log.start().get(READY_LIMIT_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            end(process, log);
            throw e;
        } catch (TimeoutException | ExecutionException e) {
            end(process, log);
            throw didNotStart(log);
        }
    }

    /** Killing the guard alone would leave the server to the guard's watch; so both are ended. */
    private static void end(Process process, ServerLog log) {
        log.pid().stream()
                .mapToObj(ProcessHandle::of)
                .forEach(server -> server.ifPresent(ProcessHandle::destroyForcibly));
        process.destroyForcibly();
    }

    private EnvironmentProblem didNotStart(ServerLog log) {
        return new EnvironmentProblem(
                "redis-server did not start; its last words: " + String.join(" | ", log.lastWords()),
                "run the doctor, or give another server with --redis-server PATH");
    }

    private RedisServer register(String name, int port, Process process, ServerLog log)
            throws IOException, EnvironmentProblem {
        ProcessHandle handle = log.pid().stream()
                .mapToObj(ProcessHandle::of)
                .flatMap(found -> found.stream())
                .findFirst()
                .orElseThrow(() -> didNotStart(log));
        String version = log.version().isEmpty() ? binary.version() : log.version();
        RedisServer server = new RedisServer(name, port, password, version, process, handle);
        synchronized (this) {
            if (closed) {
                server.close();
                throw new EnvironmentProblem("the run was closed while a server started", "start it again");
            }
            servers.add(server);
            folder.note(handle);
        }
        if (guard.isUsed()) {
            var unused = process.onExit().thenRun(handle::destroyForcibly);
        }
        return server;
    }

    private static int freePort() throws IOException {
        try (ServerSocket probe = new ServerSocket(0, 1, InetAddress.getByAddress(LOOPBACK))) {
            return probe.getLocalPort();
        }
    }

    /** Ends every server and removes the folder; what cannot be removed now is left to the next run's reaper. */
    private synchronized void endAll() {
        closed = true;
        servers.forEach(RedisServer::close);
        servers.clear();
        try {
            folder.close();
        } catch (IOException e) {
            return;
        }
    }

    @Override
    public void close() {
        endAll();
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException e) {
            return; // this program is ending, and the hook with it
        }
    }
}
