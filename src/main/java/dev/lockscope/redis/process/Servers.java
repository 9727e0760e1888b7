package dev.lockscope.redis.process;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.SystemRunClock;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
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

    private static final int PORT_ATTEMPTS = 10;
    private static final long READY_LIMIT_SECONDS = 20;
    private static final Duration REMOVING = Duration.ofSeconds(1);
    private static final Duration GLANCE = Duration.ofMillis(5);

    private final ServerBinary binary;
    private final RunFolder folder;
    private final String password;
    private final Guard guard;
    private final Problems problems;
    private final Map<String, ServerProcess> processes = new HashMap<>();
    private final Thread atExit = new Thread(this::endAll, "end-servers");
    private boolean closed;

    private Servers(ServerBinary binary, RunFolder folder, String password, Guard guard, Problems problems) {
        this.binary = binary;
        this.folder = folder;
        this.password = password;
        this.guard = guard;
        this.problems = problems;
    }

    /** As {@link #open(ServerBinary, Path, String, Map, String)}, with problems told in English. */
    public static Servers open(ServerBinary binary, Path runs, String password, Map<String, String> environment)
            throws EnvironmentProblem {
        return open(binary, runs, password, environment, "en");
    }

    /**
     * Prepares a run's servers, after having ended those that a killed program left behind.
     *
     * @param runs the folder in which each run makes its own, see {@link UserFolders#runs}
     * @param password the one that all servers of the run ask for; letters and digits
     * @param environment the environment variables, for the search for helper programs
     * @param language of the texts of problems: {@code nb} for Norwegian Bokmål, else English
     * @throws EnvironmentProblem when the folder cannot be written
     */
    public static Servers open(
            ServerBinary binary, Path runs, String password, Map<String, String> environment, String language)
            throws EnvironmentProblem {
        Problems problems = Problems.in(language);
        try {
            new Reaper(runs).reap();
            Servers servers = new Servers(binary, RunFolder.create(runs), password, new Guard(environment), problems);
            try {
                Runtime.getRuntime().addShutdownHook(servers.atExit);
            } catch (IllegalStateException e) {
                servers.endAll();
                throw problems.problem("run.ending");
            }
            return servers;
        } catch (IOException e) {
            throw problems.problem("run.folder", runs.toString(), problems.reason(e, runs));
        }
    }

    /** The version text of the program that they all run. */
    public String version() {
        return binary.version();
    }

    /** Starts a plain server on a free port, as {@link #start(ServerSpec)} does. */
    public RedisServer start(String name) throws EnvironmentProblem, InterruptedException {
        return start(ServerSpec.node(name));
    }

    /**
     * Starts a server and waits until it takes connections. One whose name was used before, and which has ended, starts
     * in the folder with the files that it left.
     *
     * @throws EnvironmentProblem when it does not start, or this is closed; nothing is left running then
     * @throws InterruptedException when the calling thread is interrupted; nothing is left running then
     * @throws IllegalStateException when a server of that name is alive
     */
    public RedisServer start(ServerSpec spec) throws EnvironmentProblem, InterruptedException {
        try {
            for (int attempt = 0; attempt < PORT_ATTEMPTS; attempt++) {
                ServerSpec settled = spec.port() == 0 ? spec.atPort(Ports.free()) : spec;
                Launched launched = launch(settled);
                if (started(settled, launched.process())) {
                    return new RedisServer(settled, password, binary.version(), launched.home(), launched.process());
                }
                if (spec.port() != 0) {
                    throw problems.problem("start.port", spec.name(), Integer.toString(spec.port()));
                }
            }
            throw problems.problem("start.ports", spec.name(), Integer.toString(PORT_ATTEMPTS));
        } catch (IOException e) {
            throw problems.problem("start.spawn", binary.path().toString(), problems.reason(e));
        }
    }

    private record Launched(Path home, ServerProcess process) {}

    /** No file is made once this is closed. */
    private synchronized Launched launch(ServerSpec spec) throws IOException, EnvironmentProblem {
        if (closed) {
            throw problems.problem("start.closed", spec.name());
        }
        ServerProcess before = processes.get(spec.name());
        if (before != null && before.isAlive()) {
            throw new IllegalStateException("the server " + spec.name() + " is alive");
        }
        Path home = folder.serverFolder(spec.name());
        PrivateFiles.write(home.resolve("server.conf"), ServerConfig.text(spec, password));
        List<String> command = new ArrayList<>(List.of(binary.path().toString(), "server.conf"));
        if (spec.sentinel()) {
            command.add("--sentinel");
        }
        ServerProcess process = ServerProcess.start(guard.around(command), guard.isUsed(), home, this::note);
        processes.put(spec.name(), process);
        return new Launched(home, process);
    }

    private void note(long pid) throws IOException {
        note(pid, binary.path().toRealPath());
    }

    private void note(long pid, Path executable) throws IOException {
        var identity = Identity.of(pid);
        if (identity.isPresent()) {
            folder.note(new ServerRecord(identity.get(), executable));
        }
    }

    /** An executable of the user's own may be a script, and the server that it has become another file. */
    private void noteWrapped(long pid) throws IOException {
        var command = ProcessHandle.of(pid).flatMap(process -> process.info().command());
        if (command.isPresent()
                && !command.get().equals(binary.path().toRealPath().toString())) {
            note(pid, Path.of(command.get()));
        }
    }

    /** Whether a process has become a server; false where its port was taken. */
    private boolean started(ServerSpec spec, ServerProcess process)
            throws IOException, EnvironmentProblem, InterruptedException {
        ServerLog log = process.log();
        boolean ready = false;
        try {
            ServerLog.Start start = log.start().get(READY_LIMIT_SECONDS, TimeUnit.SECONDS);
            if (start == ServerLog.Start.READY) {
                noteWrapped(process.pid());
                ready = true;
            }
            if (start == ServerLog.Start.ENDED) {
                String code = String.valueOf(process.exit().getNow(0));
                throw problems.problem("start.ended", spec.name(), code, log.lastWords());
            }
            return ready;
        } catch (TimeoutException | ExecutionException e) {
            throw problems.problem("start.slow", spec.name(), Long.toString(READY_LIMIT_SECONDS), log.lastWords());
        } finally {
            if (!ready) {
                process.kill();
            }
        }
    }

    /** Ends every server and removes the folder; what cannot be removed now is left to the next start's reaper. */
    private synchronized void endAll() {
        if (closed) {
            return;
        }
        closed = true;
        processes.values().forEach(ServerProcess::kill);
        removeFolder();
    }

    /**
     * Tries again for a while: what a server forked in the very moment of its end lives for some milliseconds longer, and
     * may write a file meanwhile. What cannot be removed is left to the next start's reaper.
     */
    private void removeFolder() {
        RunClock clock = SystemRunClock.startingNow();
        boolean interrupted = false;
        while (clock.nanos() < REMOVING.toNanos() && !isRemoved()) {
            try {
                clock.sleep(GLANCE);
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private boolean isRemoved() {
        try {
            folder.close();
            return true;
        } catch (IOException e) {
            return false;
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
