package dev.lockscope.redis.process;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;

/**
 * One server process and its guard. Three ends are watched, each by an event and none by polling: the server's (its
 * output ends), the guard's (its pipe ends), and, in the guard, this program's.
 */
final class ServerProcess {

    private static final long EXIT_LIMIT_SECONDS = 10;
    private static final long JOIN_LIMIT_MS = 1_000;

    /** Longer than a server of Redis 7 waits for replicas that are behind ({@code shutdown-timeout}, 10 s). */
    private static final long STOP_LIMIT_SECONDS = 15;

    private final Process process;
    private final ServerLog log = new ServerLog();
    private final CompletableFuture<Integer> exit = new CompletableFuture<>();

    private final List<Thread> threads = new CopyOnWriteArrayList<>();

    private ServerProcess(Process process) {
        this.process = process;
    }

    /** Writes down a process before it becomes a server. */
    @FunctionalInterface
    interface Notary {
        void note(long pid) throws IOException;
    }

    /**
     * Starts a process; it goes on to be a server only when it has been written down.
     *
     * @param command from {@link Guard#around}
     * @param guarded whether it is guarded
     * @param home its working folder
     * @throws IOException when it cannot be started or written down; nothing is left running then
     */
    static ServerProcess start(List<String> command, boolean guarded, Path home, Notary notary) throws IOException {
        Process process = new ProcessBuilder(command)
                .directory(home.toFile())
                .redirectErrorStream(!guarded)
                .start();
        ServerProcess server = new ServerProcess(process);
        String name = home.getFileName().toString();
        server.daemon(name, server::listen);
        if (guarded) {
            server.daemon(name + "-guard", server::watchGuard);
        }
        try {
            notary.note(process.pid());
        } catch (IOException e) {
            server.kill();
            throw e;
        }
        if (guarded) {
            server.tellGuard("noted");
        }
        return server;
    }

    private void daemon(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
        threads.add(thread);
    }

    private void listen() {
        log.listen(process.getInputStream());
        try {
            int code = process.waitFor();
            tellGuard("ended");
            exit.complete(code);
            log.end();
        } catch (InterruptedException e) {
            throw new IllegalStateException("nobody interrupts this thread", e);
        }
    }

    private void watchGuard() {
        log.listen(process.getErrorStream());
        destroy();
    }

    private void tellGuard(String word) {
        OutputStream guard = process.getOutputStream();
        try {
            guard.write((word + "\n").getBytes(StandardCharsets.UTF_8));
            guard.flush();
        } catch (IOException e) {
            // The guard is gone already; that is seen and acted on elsewhere.
            return;
        }
    }

    /**
     * Not {@link Process#destroyForcibly}, which closes the pipes too, and the server's last words with them. A process
     * that the server has forked to write a file or feed a replica goes with it.
     */
    private void destroy() {
        if (!process.isAlive()) {
            return;
        }
        List<ProcessHandle> forked = process.toHandle().descendants().toList();
        process.toHandle().destroyForcibly();
        forked.forEach(ProcessHandle::destroyForcibly);
    }

    /** Kills it and waits until it is gone, also on an interrupted thread: a kill takes milliseconds. */
    void kill() {
        destroy();
        boolean interrupted = false;
        while (true) {
            try {
                process.waitFor(EXIT_LIMIT_SECONDS, TimeUnit.SECONDS);
                joinThreads();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** They end with the process and the guard, which have ended. */
    private void joinThreads() throws InterruptedException {
        for (Thread thread : threads) {
            if (thread != Thread.currentThread()) {
                thread.join(JOIN_LIMIT_MS);
            }
        }
    }

    /** Asks it to end in order (SIGTERM) and waits until it is gone; one that takes too long is killed. */
    void stop() throws InterruptedException {
        process.toHandle().destroy();
        if (!process.waitFor(STOP_LIMIT_SECONDS, TimeUnit.SECONDS)) {
            kill();
        }
    }

    ServerLog log() {
        return log;
    }

    long pid() {
        return process.pid();
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Completes with the exit code. */
    CompletableFuture<Integer> exit() {
        return exit;
    }
}
