package dev.lockscope.redis.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A running {@link ServerHost}. */
record HostProgram(Process process, List<Long> servers) implements AutoCloseable {

    private static final Path PERL = Path.of("/usr/bin/perl");

    static HostProgram start(Path cache, Path runs, String way) throws IOException {
        List<String> words = new ArrayList<>();
        if (Files.isExecutable(PERL)) {
            // Signals that the caller of these tests ignores would be ignored by the program, too.
            words.addAll(List.of(PERL.toString(), "-e", "$SIG{$_} = 'DEFAULT' for qw(INT TERM HUP); exec @ARGV"));
        }
        words.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                ServerHost.class.getName(),
                cache.toString(),
                runs.toString(),
                way));
        Process process = new ProcessBuilder(words)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        BufferedReader said =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        List<Long> servers = new ArrayList<>();
        for (String line = said.readLine(); line != null && !line.equals("ready"); line = said.readLine()) {
            servers.add(Long.parseLong(line.substring("server ".length())));
        }
        if (servers.size() != 2) {
            process.destroyForcibly();
            throw new AssertionError("the program started " + servers.size() + " of 2 servers");
        }
        return new HostProgram(process, servers);
    }

    /** Sends a signal, such as {@code KILL}, and waits for the program's end. */
    void signal(String signal) throws Exception {
        new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid()))
                .start()
                .waitFor();
        awaitExit();
    }

    void awaitExit() throws InterruptedException {
        if (!process.waitFor(20, TimeUnit.SECONDS)) {
            throw new AssertionError("the program did not end");
        }
    }

    /** Waits until its servers and their guards are gone. */
    void awaitServersEnd(long limitMillis) throws InterruptedException {
        for (long server : servers) {
            Sessions.awaitEnd(server, limitMillis);
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
