package dev.lockscope.app;

import dev.lockscope.cli.DefectLog;
import dev.lockscope.cli.Parts;
import dev.lockscope.cli.ServerWish;
import dev.lockscope.cli.Window;
import dev.lockscope.course.ProgressFile;
import dev.lockscope.desktop.DesktopParts;
import dev.lockscope.desktop.DesktopProgram;
import dev.lockscope.desktop.NoWindow;
import dev.lockscope.lab.ClusterFactory;
import dev.lockscope.lab.Lab;
import dev.lockscope.lab.LedgerFactory;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.model.ModelLab;
import dev.lockscope.redis.RedisClusterFactory;
import dev.lockscope.redis.RedisClusterFactory.ServersOpener;
import dev.lockscope.redis.guest.GuestClusterFactory;
import dev.lockscope.redis.process.BinaryCache;
import dev.lockscope.redis.process.ServerChecks;
import dev.lockscope.redis.process.ServerChecks.ServerChoice;
import dev.lockscope.redis.process.Servers;
import dev.lockscope.redis.process.UserFolders;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.Secrets;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.TraceArchive;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/** Puts the program together, by hand. */
final class Wiring {

    /** What runs of lessons that are checked begin their chance with. */
    private static final long MODEL_SEED = 1;

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
        Path home = Path.of(properties.getProperty("lockscope.home", "."));
        return new Parts(
                wish -> lab(language, wish)::open,
                program -> () -> new ServerChecks(folders, choice(language, program), environment, language).run(),
                this::play,
                SystemRunClock.startingNow(),
                WallClock.system(),
                secrets::seed,
                version(),
                home.resolve("scenarios"),
                folders.binaries().resolve("logs"),
                wish -> show(language, wish));
    }

    private void show(String language, Window.Wish wish) throws Window.NotShown, InterruptedException {
        try {
            new DesktopProgram(desktop(language, wish.languageWasAsked(), wish.freshStart()))
                    .run(wish.file(), wish.variant());
        } catch (NoWindow e) {
            Window.NotShown.Why why = switch (e.why()) {
                case UNREACHABLE -> Window.NotShown.Why.UNREACHABLE;
                case NO_LIBRARY -> Window.NotShown.Why.NO_LIBRARY;
                case OTHER -> Window.NotShown.Why.OTHER;
            };
            throw new Window.NotShown(why, String.valueOf(e.getMessage()), e);
        }
    }

    /**
     * What the window works with; it begins in that language.
     *
     * @param fresh whether nothing is known of learners, and nothing of them is kept
     */
    DesktopParts desktop(String language, boolean asked, boolean fresh) {
        Path home = Path.of(properties.getProperty("lockscope.home", "."));
        return new DesktopParts(
                language,
                asked,
                spoken -> lab(spoken)::open,
                spoken -> () -> new ServerChecks(folders, choice(spoken, Optional.empty()), environment, spoken).run(),
                secrets::seed,
                SystemRunClock.startingNow()::nanos,
                version(),
                home.resolve("scenarios"),
                folders.binaries(),
                fresh ? Optional.empty() : Optional.of(new ProgressFile(folders.binaries())),
                new TraceArchive(
                        folders.binaries().resolve("traces"),
                        TraceArchive.MOST,
                        TraceArchive.MOST_BYTES,
                        WallClock.system()),
                new SystemTone(environment)::ask,
                new Defects(new DefectLog(folders.binaries().resolve("logs"), WallClock.system(), version()))::keep);
    }

    /** A lab on real servers that are started for each run. */
    Lab lab(String language) {
        return lab(language, new ServerWish.Started(Optional.empty()));
    }

    /** A run on the model, which needs no server and is the same every time. */
    private Trace play(Scenario scenario) throws InterruptedException {
        ModelLab model = new ModelLab(WallClock.system(), versions());
        try (Run run = model.open(scenario, new RunOptions(1, MODEL_SEED))) {
            run.start();
            run.awaitEnd();
            return run.trace();
        }
    }

    private Lab.Versions versions() {
        return new Lab.Versions(version(), properties.getProperty("java.version", "unknown"));
    }

    private Lab lab(String language, ServerWish wish) {
        return new Lab(
                clusters(language, wish),
                ledgers(language, wish),
                SystemRunClock::startingNow,
                WallClock.system(),
                versions());
    }

    private ClusterFactory clusters(String language, ServerWish wish) {
        if (wish instanceof ServerWish.Guests guests) {
            String password = environment.getOrDefault(GuestClusterFactory.PASSWORD, "");
            return new GuestClusterFactory(guests.addresses(), password, secrets::runId, language);
        } else if (wish instanceof ServerWish.Started started) {
            return new RedisClusterFactory(servers(language, started.program()));
        }
        throw new IllegalStateException("no servers for " + wish);
    }

    /** A resource in Redis has a server of its own, also where the lock is on servers that run already. */
    private LedgerFactory ledgers(String language, ServerWish wish) {
        Optional<Path> program = wish instanceof ServerWish.Started started ? started.program() : Optional.empty();
        return new RunLedgers(servers(language, program));
    }

    private ServersOpener servers(String language, Optional<Path> program) {
        ServerChoice choice = choice(language, program);
        return () -> Servers.open(choice.choose(), folders.runs(), secrets.password(), environment, language);
    }

    private ServerChoice choice(String language, Optional<Path> program) {
        return () -> new BinaryCache(folders.binaries(), language).choose(program, environment);
    }

    private static String version() {
        String version = Wiring.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }
}
