package dev.lockscope.redis.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.time.Secrets;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the guard and the file modes are those of Unix")
class ServersTest {

    private static final String PASSWORD = new Secrets().password();

    @TempDir
    private Path folder;

    private Path cache;
    private Path runs;

    @BeforeEach
    void nameFolders() {
        cache = folder.resolve("cache");
        runs = folder.resolve("runs");
    }

    @Test
    void aServerAnswersWithThePasswordAndRefusesWithout() throws Exception {
        try (Servers servers = open();
                RedisServer server = servers.start("redis")) {
            assertThat(talk(server, "PING")).startsWith("-NOAUTH");
            assertThat(talk(server, "AUTH " + PASSWORD, "PING")).isEqualTo("+OK+PONG");
            assertThat(server.version()).matches("\\d+\\.\\d+\\.\\d+");
            assertThat(server.isAlive()).isTrue();
        }
    }

    @Test
    void aServerListensOnLoopbackOnly() throws Exception {
        List<InetAddress> others = Collections.list(NetworkInterface.getNetworkInterfaces()).stream()
                .flatMap(network -> Collections.list(network.getInetAddresses()).stream())
                .filter(address -> !address.isLoopbackAddress())
                .toList();
        try (Servers servers = open();
                RedisServer server = servers.start("redis")) {
            for (InetAddress other : others) {
                assertThatThrownBy(() -> connect(new InetSocketAddress(other, server.port())))
                        .isInstanceOf(IOException.class);
            }
            String port = String.format(":%04X ", server.port());
            assertThat(Files.readAllLines(Path.of("/proc/net/tcp")))
                    .filteredOn(line -> line.contains(port) && line.contains(" 0A "))
                    .singleElement()
                    .asString()
                    .contains("0100007F");
        }
    }

    @Test
    void thePasswordStandsInAPrivateFileAndInNoArgument() throws Exception {
        try (Servers servers = open();
                RedisServer server = servers.start("redis")) {
            List<Path> configs = files("*.conf");
            assertThat(server.isAlive()).isTrue();
            assertThat(configs).hasSize(1);
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(configs.get(0))))
                    .isEqualTo("rw-------");
            assertThat(PosixFilePermissions.toString(
                            Files.getPosixFilePermissions(configs.get(0).getParent())))
                    .isEqualTo("rwx------");
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(runs)))
                    .isEqualTo("rwx------");
            assertThat(ProcessHandle.allProcesses().flatMap(process -> process.info().commandLine().stream()))
                    .noneMatch(line -> line.contains(PASSWORD));
        }
    }

    @Test
    void closingLeavesNoProcessAndNoFolder() throws Exception {
        Servers servers = open();
        RedisServer server = servers.start("redis");
        RedisServer other = servers.start("other");

        servers.close();
        servers.close();

        assertThat(server.isAlive()).isFalse();
        assertThat(other.isAlive()).isFalse();
        assertThat(runs).isEmptyDirectory();
        assertThatThrownBy(() -> servers.start("late")).isInstanceOf(EnvironmentProblem.class);
    }

    @Test
    void aKilledServerIsSeenToBeGone() throws Exception {
        try (Servers servers = open();
                RedisServer server = servers.start("redis")) {
            server.kill();

            assertThat(server.onExit().get(5, TimeUnit.SECONDS)).isSameAs(server);
            assertThatThrownBy(() -> connect(new InetSocketAddress("127.0.0.1", server.port())))
                    .isInstanceOf(IOException.class);
        }
    }

    @Test
    void whenTheGuardIsKilledTheServerGoesToo() throws Exception {
        try (Servers servers = open();
                RedisServer server = servers.start("redis")) {
            ProcessHandle guard = ProcessHandle.of(server.pid())
                    .flatMap(ProcessHandle::parent)
                    .orElseThrow();

            guard.destroyForcibly();

            server.onExit().get(5, TimeUnit.SECONDS);
        }
    }

    @Test
    void aKilledProgramLeavesNoServer() throws Exception {
        assertServersEnd(host("wait"), "KILL", 1_000);
    }

    @Test
    void anInterruptedOrTerminatedProgramLeavesNoServerAndNoFolder() throws Exception {
        assertServersEnd(host("wait"), "INT", 5_000);
        assertThat(files("run-*")).isEmpty();
        assertServersEnd(host("wait"), "TERM", 5_000);
        assertThat(files("run-*")).isEmpty();
    }

    @Test
    void aProgramThatThrowsOrExitsLeavesNoServerAndNoFolder() throws Exception {
        for (String way : List.of("throw", "exit", "close")) {
            Host host = host(way);
            assertThat(host.process.waitFor(20, TimeUnit.SECONDS)).isTrue();
            awaitEnd(host, 5_000);
            assertThat(files("run-*")).isEmpty();
        }
    }

    @Test
    void whatAKilledProgramAndItsKilledGuardsLeaveIsReapedAtTheNextStart() throws Exception {
        Host host = host("wait");
        List<ProcessHandle> guards = host.process
                .children()
                .flatMap(ServersTest::withDescendants)
                .filter(process -> !host.servers.contains(process.pid()))
                .toList();
        host.process.destroyForcibly();
        guards.forEach(ProcessHandle::destroyForcibly);
        host.process.waitFor();

        try (Servers servers = open()) {
            awaitEnd(host, 2_000);
            assertThat(servers).isNotNull();
            assertThat(files("run-*")).hasSize(1);
        }
    }

    @Test
    void aProcessThatMerelyHasTheNumberOfADeadServerIsLeftAlone() throws Exception {
        Path left = Files.createDirectories(runs.resolve("run-left"));
        Process innocent = new ProcessBuilder("sleep", "60").start();
        try {
            Identity real = Identity.of(innocent.toHandle());
            Files.writeString(left.resolve(RunFolder.OWNER), new Identity(real.pid(), 1, "gone") + "\n");
            Files.writeString(
                    left.resolve(RunFolder.SERVERS),
                    new Identity(real.pid(), real.started() - 5_000, real.executable()) + "\n"
                            + new Identity(real.pid(), real.started(), "/other/redis-server") + "\nnot a record\n");

            assertThat(new Reaper(runs).reap()).isZero();

            assertThat(innocent.isAlive()).isTrue();
            assertThat(left).doesNotExist();
        } finally {
            innocent.destroyForcibly();
        }
    }

    @Test
    void twoProgramsSideBySideDoNotReapOneAnother() throws Exception {
        Host host = host("wait");
        try (Servers servers = open();
                RedisServer server = servers.start("redis")) {
            assertThat(host.servers).allMatch(pid -> ProcessHandle.of(pid).isPresent());
            assertThat(new Reaper(runs).reap()).isZero();
            assertThat(server.isAlive()).isTrue();
        } finally {
            assertServersEnd(host, "KILL", 1_000);
        }
    }

    @Test
    void anExecutableThatIsNoServerIsNamedWithACure() throws Exception {
        assertThatThrownBy(() -> VersionProbe.version(Path.of("/bin/false")))
                .isInstanceOfSatisfying(EnvironmentProblem.class, problem -> {
                    assertThat(problem).hasMessageContaining("/bin/false");
                    assertThat(problem.cure()).contains("--redis-server");
                });
        assertThatThrownBy(() -> VersionProbe.version(folder.resolve("missing")))
                .hasMessageContaining("there is no redis-server");
    }

    @Test
    void theBinaryIsUnpackedOnceAndADamagedOneIsReplaced() throws Exception {
        ServerBinary first = new BinaryCache(cache).bundled();
        Object key = Files.readAttributes(first.path(), "unix:ino").get("ino");
        ServerBinary second = new BinaryCache(cache).bundled();

        assertThat(second).isEqualTo(first);
        assertThat(Files.readAttributes(first.path(), "unix:ino").get("ino")).isEqualTo(key);

        Files.writeString(first.path(), "damaged");
        ServerBinary third = new BinaryCache(cache).bundled();

        assertThat(third).isEqualTo(first);
        assertThat(VersionProbe.version(third.path())).isEqualTo(first.version());
    }

    @Test
    void aPlatformWithoutServerSaysSo() {
        assertThat(new Platform("Linux", "amd64").bundledServers()).hasSize(2);
        assertThat(new Platform("Windows 11", "amd64").isWindows()).isTrue();
        assertThat(new Platform("Mac OS X", "aarch64").bundledServers())
                .singleElement()
                .asString()
                .contains("arm64");
    }

    private record Host(Process process, List<Long> servers) {}

    private Servers open() throws Exception {
        return Servers.open(new BinaryCache(cache).bundled(), runs, PASSWORD, System.getenv());
    }

    private Host host(String way) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        ServerHost.class.getName(),
                        cache.toString(),
                        runs.toString(),
                        way)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        BufferedReader said =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        List<Long> servers = new ArrayList<>();
        for (String line = said.readLine(); line != null && !line.equals("ready"); line = said.readLine()) {
            servers.add(Long.parseLong(line.substring("server ".length())));
        }
        assertThat(servers).hasSize(2);
        return new Host(process, servers);
    }

    private static void assertServersEnd(Host host, String signal, long limitMillis) throws Exception {
        new ProcessBuilder("kill", "-" + signal, Long.toString(host.process.pid()))
                .start()
                .waitFor();
        assertThat(host.process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        awaitEnd(host, limitMillis);
    }

    private static void awaitEnd(Host host, long limitMillis) throws Exception {
        for (long pid : host.servers) {
            var server = ProcessHandle.of(pid);
            if (server.isPresent()) {
                server.get().onExit().get(limitMillis, TimeUnit.MILLISECONDS);
            }
        }
    }

    private static Stream<ProcessHandle> withDescendants(ProcessHandle process) {
        return Stream.concat(Stream.of(process), process.descendants());
    }

    private List<Path> files(String pattern) throws IOException {
        if (!Files.isDirectory(runs)) {
            return List.of();
        }
        try (Stream<Path> all = Files.walk(runs)) {
            var matcher = runs.getFileSystem().getPathMatcher("glob:" + pattern);
            return all.filter(path -> matcher.matches(path.getFileName())).toList();
        }
    }

    private static void connect(InetSocketAddress address) throws IOException {
        try (Socket socket = new Socket()) {
            socket.connect(address, 1_000);
        }
    }

    private static String talk(RedisServer server, String... commands) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
                BufferedReader replies =
                        new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))) {
            StringBuilder said = new StringBuilder();
            for (String command : commands) {
                socket.getOutputStream().write((command + "\r\n").getBytes(StandardCharsets.UTF_8));
                said.append(replies.readLine());
            }
            return said.toString();
        }
    }
}
