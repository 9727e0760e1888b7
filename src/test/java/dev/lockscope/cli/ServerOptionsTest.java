package dev.lockscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The options about servers, with runs that need none. */
class ServerOptionsTest {

    @TempDir
    private Path folder = Path.of("");

    private Session session = new Session(folder);
    private String file = "";

    @BeforeEach
    void begin() throws IOException {
        Path scenario = folder.resolve("one.yaml");
        Files.writeString(scenario, """
                id: one
                title: {en: One, nb: En}
                goal: {en: One., nb: En.}
                topology: {kind: independent, nodes: 3}
                lock: l
                resource: {kind: memory, balance: 0}
                clients: {A: {recipe: redlock, ttl: 3s, does: [acquire]}}
                expect: safe
                """);
        file = scenario.toString();
        session = new Session(folder).runs((written, options) -> new FakeRun(written, options, Samples.safe()));
    }

    @Test
    void aProgramCanBeNamedForRunsAndForTheDoctor() {
        ServerWish own = new ServerWish.Started(Optional.of(Path.of("/opt/valkey-server")));

        assertThat(session.run("run", file, "--quiet", "--redis-server", "/opt/valkey-server"))
                .isZero();
        assertThat(session.wished()).isEqualTo(own);
        session.run("doctor");
        assertThat(session.wished()).isEqualTo(new ServerWish.Started(Optional.empty()));
        session.run("doctor", "--redis-server=/opt/valkey-server");
        assertThat(session.wished()).isEqualTo(own);
    }

    @Test
    void serversOfThisMachineCanBeNamed() {
        assertThat(session.run("run", file, "--quiet", "--nodes", "127.0.0.1:7001,localhost:7002, [::1]:7003"))
                .isZero();
        assertThat(session.wished()).isInstanceOfSatisfying(ServerWish.Guests.class, guests -> {
            assertThat(guests.addresses())
                    .extracting(InetSocketAddress::getPort)
                    .containsExactly(7001, 7002, 7003);
            assertThat(guests.addresses())
                    .extracting(InetSocketAddress::getAddress)
                    .allMatch(InetAddress::isLoopbackAddress);
        });
    }

    @Test
    void serversThatNoScenarioNeedsAreNamed() {
        String nodes = "127.0.0.1:7001,localhost:7002,127.0.0.1:7003,127.0.0.1:7004,[::1]:7005";

        assertThat(session.run("run", file, "--quiet", "--nodes", nodes)).isZero();
        assertThat(session.err())
                .isEqualTo("lockscope: the scenarios here use 3 of the servers in --nodes; these are left alone: "
                        + "127.0.0.1:7004, [::1]:7005.\n");
    }

    @Test
    void anotherMachinesServersNeedLeave() {
        String nodes = "192.0.2.1:6379,192.0.2.2:6379,192.0.2.3:6379";

        assertThat(session.run("run", file, "--nodes", nodes)).isEqualTo(2);
        assertThat(session.err()).startsWith("lockscope: 192.0.2.1:6379 is not on this machine.");
        assertThat(session.run("run", file, "--quiet", "--nodes", nodes, "--allow-remote"))
                .isZero();
        assertThat(session.wished())
                .isEqualTo(new ServerWish.Guests(List.of(
                        new InetSocketAddress("192.0.2.1", 6379),
                        new InetSocketAddress("192.0.2.2", 6379),
                        new InetSocketAddress("192.0.2.3", 6379))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--nodes=127.0.0.1 | takes HOST:PORT",
                "--nodes=127.0.0.1:0 | takes HOST:PORT",
                "--nodes=127.0.0.1:70000 | takes HOST:PORT",
                "--nodes=127.0.0.1:1, | takes HOST:PORT",
                "--nodes=user:secret@127.0.0.1:1 | takes HOST:PORT",
                "--nodes=127.0.0.1:1,localhost:1,127.0.0.1:2 | stands in --nodes twice",
                "--nodes=127.0.0.1:1,127.0.0.1:2 | one has 3 nodes, but --nodes names 2.",
                "--allow-remote | says something about --nodes, which is missing"
            })
    void whatCannotBeMeantIsBadInput(String option, String said) {
        assertThat(session.run("run", file, option)).isEqualTo(2);
        assertThat(session.err()).contains(said);
        assertThat(session.out()).isEmpty();
    }

    @Test
    void aProgramAndServersThatRunAlreadyExcludeEachOther() {
        assertThat(session.run("run", file, "--nodes", "127.0.0.1:1", "--redis-server", "/opt/x"))
                .isEqualTo(2);
    }
}
