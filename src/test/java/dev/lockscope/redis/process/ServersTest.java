package dev.lockscope.redis.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.time.Secrets;
import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
@EnabledOnOs(value = OS.LINUX, disabledReason = "looks into /proc")
class ServersTest {

    private static final String PASSWORD = new Secrets().password();

    @TempDir
    private static Path cache;

    private static ServerBinary binary;

    @TempDir
    private Path folder;

    @BeforeAll
    static void findServer() throws Exception {
        binary = new BinaryCache(cache).bundled();
    }

    @Test
    void aServerAnswersWithThePasswordAndRefusesWithout() throws Exception {
        try (Servers servers = open()) {
            RedisServer server = servers.start("redis");

            assertThat(Talk.with(server, "PING").get(0)).startsWith("-NOAUTH");
            assertThat(Talk.with(server, "AUTH wrong").get(0)).startsWith("-WRONGPASS");
            assertThat(Talk.with(server, "AUTH " + PASSWORD, "PING")).containsExactly("+OK", "+PONG");
            assertThat(server.version()).matches("\\d+\\.\\d+\\.\\d+");
            assertThat(server.isAlive()).isTrue();
        }
    }

    @Test
    void aServerListensOnLoopbackOnly() throws Exception {
        try (Servers servers = open()) {
            RedisServer server = servers.start("redis");

            for (NetworkInterface network : Collections.list(NetworkInterface.getNetworkInterfaces())) {
                for (InetAddress address : Collections.list(network.getInetAddresses())) {
                    assertThat(Talk.connects(address.getHostAddress(), server.port()))
                            .as("%s", address)
                            .isEqualTo(address.getHostAddress().equals("127.0.0.1"));
                }
            }
            assertThat(listeningAddresses(server.port())).containsExactly("0100007F");
        }
    }

    private static List<String> listeningAddresses(int port) throws IOException {
        String ending = String.format(":%04X", port);
        return Files.readAllLines(Path.of("/proc/net/tcp")).stream()
                .map(line -> line.strip().split("\\s+"))
                .filter(fields -> fields[1].endsWith(ending) && fields[3].equals("0A"))
                .map(fields -> fields[1].substring(0, fields[1].indexOf(':')))
                .toList();
    }

    @Test
    void thePasswordStandsInAPrivateFileAndInNoArgumentOrEnvironment() throws Exception {
        try (Servers servers = open()) {
            RedisServer server = servers.start("redis");
            Path config = server.folder().resolve("server.conf");

            assertThat(config).content().contains("requirepass " + PASSWORD);
            assertThat(mode(config)).isEqualTo("rw-------");
            assertThat(mode(server.folder())).isEqualTo("rwx------");
            assertThat(mode(server.folder().resolve(".."))).isEqualTo("rwx------");
            assertThat(mode(runs())).isEqualTo("rwx------");
            for (long pid : List.of(server.pid(), Sessions.guardOf(server.pid()).pid())) {
                assertThat(Path.of("/proc/" + pid + "/cmdline")).content().doesNotContain(PASSWORD);
                assertThat(Path.of("/proc/" + pid + "/environ")).content().doesNotContain(PASSWORD);
            }
            assertThat(server.lastLines()).noneMatch(line -> line.contains(PASSWORD));
        }
    }

    private static String mode(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
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
        Sessions.awaitEnd(server.pid(), 5_000);
        Sessions.awaitEnd(other.pid(), 5_000);
        assertThat(runs()).isEmptyDirectory();
        assertThatThrownBy(() -> servers.start("late")).isInstanceOf(EnvironmentProblem.class);
    }

    @Test
    void aKilledServerIsSeenToBeGone() throws Exception {
        try (Servers servers = open()) {
            RedisServer server = servers.start("redis");

            server.kill();

            assertThat(server.isAlive()).isFalse();
            assertThat(Talk.connects("127.0.0.1", server.port())).isFalse();
            assertThat(server.onExit().get(5, TimeUnit.SECONDS)).isSameAs(server);
            server.kill();
        }
    }

    @Test
    void aServerThatAnotherProgramKillsIsSeenToBeGone() throws Exception {
        try (Servers servers = open()) {
            RedisServer server = servers.start("redis");

            new ProcessBuilder("kill", "-KILL", Long.toString(server.pid())).start();

            server.onExit().get(5, TimeUnit.SECONDS);
            Sessions.awaitEnd(server.pid(), 5_000);
        }
    }

    @Test
    void whenTheGuardIsKilledTheServerGoesToo() throws Exception {
        try (Servers servers = open()) {
            RedisServer server = servers.start("redis");

            Sessions.guardOf(server.pid()).destroyForcibly();

            server.onExit().get(5, TimeUnit.SECONDS);
            assertThat(Talk.connects("127.0.0.1", server.port())).isFalse();
        }
    }

    @Test
    void theGuardIgnoresTheSignalsOfATerminal() throws Exception {
        try (Servers servers = open()) {
            RedisServer server = servers.start("redis");
            Path status = Path.of("/proc/" + Sessions.guardOf(server.pid()).pid() + "/status");

            String ignored = Files.readAllLines(status).stream()
                    .filter(line -> line.startsWith("SigIgn:"))
                    .findFirst()
                    .orElseThrow();

            // HUP is signal 1 and INT signal 2: the two lowest bits.
            assertThat(Long.parseUnsignedLong(ignored.split("\\s+")[1], 16) & 3).isEqualTo(3);
        }
    }

    @Test
    void aCrashedServerStartsAgainOnItsPortEmptyOrWithItsFile() throws Exception {
        try (Servers servers = open()) {
            RedisServer empty = servers.start("empty");
            RedisServer kept = servers.start(ServerSpec.node("kept").with("appendonly yes"));
            for (RedisServer server : List.of(empty, kept)) {
                assertThat(Talk.once(server, "SET k v")).isEqualTo("+OK");
                server.kill();
            }

            RedisServer emptyAgain = servers.start(empty.spec());
            RedisServer keptAgain = servers.start(kept.spec());

            assertThat(emptyAgain.port()).isEqualTo(empty.port());
            assertThat(Talk.once(emptyAgain, "EXISTS k")).isEqualTo(":0");
            assertThat(Talk.once(keptAgain, "EXISTS k")).isEqualTo(":1");
        }
    }

    @Test
    void aReplicaFollowsItsMasterAndASentinelWatchesIt() throws Exception {
        try (Servers servers = open()) {
            RedisServer master = servers.start("master");
            RedisServer replica =
                    servers.start(ServerSpec.node("replica").with("replicaof 127.0.0.1 " + master.port()));
            RedisServer sentinel = servers.start(ServerSpec.sentinel("sentinel")
                    .with("sentinel monitor group 127.0.0.1 " + master.port() + " 1")
                    .with("sentinel auth-pass group " + PASSWORD));

            assertThat(Talk.once(master, "SET k v")).isEqualTo("+OK");
            assertThat(Talk.with(master, "AUTH " + PASSWORD, "SET k w", "WAIT 1 10000"))
                    .last()
                    .isEqualTo(":1");
            assertThat(Talk.once(replica, "EXISTS k")).isEqualTo(":1");
            assertThat(Talk.once(sentinel, "PING")).isEqualTo("+PONG");
            assertThat(Talk.once(sentinel, "SENTINEL get-master-addr-by-name group"))
                    .isEqualTo("*2");
        }
    }

    @Test
    void aTakenPortIsNamedWithACure() throws Exception {
        try (Servers servers = open();
                ServerSocket taken = Ports.listening()) {
            ServerSpec spec = ServerSpec.node("redis").atPort(taken.getLocalPort());

            assertThatThrownBy(() -> servers.start(spec))
                    .isInstanceOf(EnvironmentProblem.class)
                    .hasMessageContaining(Integer.toString(taken.getLocalPort()));
        }
    }

    @Test
    void aServerThatEndsAtItsStartLeavesItsLastWords() throws Exception {
        try (Servers servers = open()) {
            ServerSpec spec = ServerSpec.node("redis").with("no-such-directive yes");

            assertThatThrownBy(() -> servers.start(spec))
                    .isInstanceOf(EnvironmentProblem.class)
                    .hasMessageContaining("no-such-directive");
        }
    }

    @Test
    void aNameInUseIsRefused() throws Exception {
        try (Servers servers = open()) {
            servers.start("redis");

            assertThatThrownBy(() -> servers.start("redis")).isInstanceOf(IllegalStateException.class);
        }
    }

    @Test
    void anInterruptedStartLeavesNoServer() throws Exception {
        try (Servers servers = open()) {
            Thread.currentThread().interrupt();
            assertThatThrownBy(() -> servers.start("redis")).isInstanceOf(InterruptedException.class);

            // The name would be in use if its process were alive.
            assertThat(Talk.once(servers.start("redis"), "PING")).isEqualTo("+PONG");
        }
    }

    @Test
    void theRunsOfOneProgramDoNotReapOneAnother() throws Exception {
        try (Servers one = open()) {
            RedisServer first = one.start("redis");
            try (Servers two = open()) {
                RedisServer second = two.start("redis");

                assertThat(Talk.once(first, "PING")).isEqualTo("+PONG");
                assertThat(Talk.once(second, "PING")).isEqualTo("+PONG");
            }
            assertThat(Talk.once(first, "PING")).isEqualTo("+PONG");
        }
    }

    @Test
    void theServerLeadsASessionOfItsOwnWhereASessionCanBeMade() throws Exception {
        Path tools = Files.createDirectories(folder.resolve("tools"));
        Path perl = Path.of("/usr/bin/perl");
        assumeThat(perl).isExecutable();
        Files.createSymbolicLink(tools.resolve("perl"), perl);
        for (String path : List.of(System.getenv("PATH"), tools.toString())) {
            try (Servers servers = Servers.open(binary, runs(), PASSWORD, Map.of("PATH", path))) {
                RedisServer server = servers.start("redis");

                assertThat(Sessions.sessionOf(server.pid())).contains(server.pid());
            }
        }
    }

    @Test
    void withoutAProgramThatMakesSessionsTheServerStillStartsAndEnds() throws Exception {
        try (Servers servers = Servers.open(binary, runs(), PASSWORD, Map.of())) {
            RedisServer server = servers.start("redis");

            assertThat(Sessions.sessionOf(server.pid())).isNotEmpty().isNotEqualTo(Optional.of(server.pid()));
            assertThat(Talk.once(server, "PING")).isEqualTo("+PONG");
            server.kill();
            assertThat(server.isAlive()).isFalse();
        }
    }

    private Path runs() {
        return folder.resolve("runs");
    }

    private Servers open() throws Exception {
        return Servers.open(binary, runs(), PASSWORD, System.getenv());
    }
}
