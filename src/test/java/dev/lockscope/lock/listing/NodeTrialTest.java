package dev.lockscope.lock.listing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.lock.recipe.Catalogue;
import dev.lockscope.redis.process.BinaryCache;
import dev.lockscope.redis.process.RedisServer;
import dev.lockscope.redis.process.Servers;
import dev.lockscope.time.Secrets;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The listings for Node.js, as they are shown, on three real servers: each lock excludes, lets go and can be taken again,
 * and the flawed ones show their flaw. The trials are in {@code src/test/node/listing-trial.mjs}.
 */
class NodeTrialTest {

    private static final int COUNT = 3;

    @TempDir
    private static Path folder;

    private static final List<RedisServer> NODES = new ArrayList<>();

    private static @Nullable Servers servers;

    @BeforeAll
    static void start() throws IOException, EnvironmentProblem, InterruptedException {
        NodeModules.needNode();
        NodeModules.needIoredis();
        new NodeModules(folder).link();
        Servers opened = Servers.open(
                new BinaryCache(folder.resolve("cache")).bundled(),
                folder.resolve("runs"),
                new Secrets().password(),
                System.getenv());
        servers = opened;
        for (int node = 1; node <= COUNT; node++) {
            NODES.add(opened.start("trial-" + node));
        }
    }

    @AfterAll
    static void end() throws IOException {
        new NodeModules(folder).unlink();
        if (servers != null) {
            servers.close();
        }
    }

    @ParameterizedTest
    @MethodSource("recipes")
    void theLockDoesWhatItShouldAndShowsItsFlaw(String recipe) throws IOException, InterruptedException {
        NodeModules modules = new NodeModules(folder);
        List<String> arguments = new ArrayList<>(List.of(
                "listing-trial.mjs",
                modules.write(Listings.of(recipe, Language.NODE)).toString(),
                recipe));
        NODES.forEach(node -> arguments.add(Integer.toString(node.port())));

        String said =
                modules.run(arguments, Map.of("REDIS_PASSWORD", NODES.get(0).password()));

        assertThat(said).matches("[1-9]\\d* trials passed\n");
    }

    private static Stream<String> recipes() {
        return Catalogue.entries().stream().map(Catalogue.Entry::id);
    }
}
