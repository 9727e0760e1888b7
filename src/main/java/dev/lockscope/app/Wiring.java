package dev.lockscope.app;

import dev.lockscope.cli.Parts;
import dev.lockscope.lab.Lab;
import dev.lockscope.redis.RedisClusterFactory;
import dev.lockscope.redis.process.BinaryCache;
import dev.lockscope.redis.process.ServerChecks;
import dev.lockscope.redis.process.ServerChecks.ServerChoice;
import dev.lockscope.redis.process.Servers;
import dev.lockscope.redis.process.UserFolders;
import dev.lockscope.time.Secrets;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.time.WallClock;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/** Puts the program together, by hand. */
final class Wiring {

    private final Map<String, String> environment;
    private final Properties properties;
    private final UserFolders folders;
    private final Secrets secrets = new Secrets();

    Wiring(Map<String, String> environment, Properties properties) {
        this.environment = Map.copyOf(environment);
        this.properties = properties;
        this.folders = UserFolders.ofUser(environment);
    }

    /** What the command line works with, in a language. */
    Parts parts(String language) {
        Lab lab = lab(language);
        Path home = Path.of(properties.getProperty("lockscope.home", "."));
        return new Parts(
                lab::open,
                () -> new ServerChecks(folders, choice(language), environment, language).run(),
                SystemRunClock.startingNow(),
                WallClock.system(),
                secrets::seed,
                version(),
                home.resolve("scenarios"),
                folders.binaries().resolve("logs"));
    }

    /** A lab on real servers. */
    Lab lab(String language) {
        ServerChoice choice = choice(language);
        return new Lab(
                new RedisClusterFactory(
                        () -> Servers.open(choice.choose(), folders.runs(), secrets.password(), environment, language)),
                new RunLedgers(
                        () -> Servers.open(choice.choose(), folders.runs(), secrets.password(), environment, language)),
                SystemRunClock::startingNow,
                WallClock.system(),
                new Lab.Versions(version(), properties.getProperty("java.version", "unknown")));
    }

    private ServerChoice choice(String language) {
        return () -> new BinaryCache(folders.binaries(), language).choose(Optional.empty(), environment);
    }

    private static String version() {
        String version = Wiring.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }
}
