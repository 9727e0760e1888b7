package dev.lockscope.cli;

import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.time.WallClock;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;

/** One use of the program by a test: what goes in, and what came out. */
final class Session {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Path folder;
    private Runs runs = (scenario, options) -> {
        throw new AssertionError("nothing was to be run");
    };
    private Doctor doctor = List::of;
    private final List<Window.Wish> shown = new ArrayList<>();
    private Window window = wish -> {};
    private ServerWish wished = new ServerWish.Started(Optional.empty());
    private boolean interactive;
    private int columns = 80;
    private Map<String, String> environment = Map.of();
    private Locale locale = Locale.ENGLISH;

    /** A session that keeps its files in {@code folder}. */
    Session(Path folder) {
        this.folder = folder;
    }

    Session runs(Runs fake) {
        runs = fake;
        return this;
    }

    Session doctor(Doctor fake) {
        doctor = fake;
        return this;
    }

    Session window(Window fake) {
        window = fake;
        return this;
    }

    Session onTerminal(int width) {
        interactive = true;
        columns = width;
        return this;
    }

    Session environment(Map<String, String> variables) {
        environment = variables;
        return this;
    }

    Session locale(Locale fake) {
        locale = fake;
        return this;
    }

    /** Runs the program; answers its exit code. */
    int run(String... arguments) {
        out.reset();
        err.reset();
        Parts parts = parts();
        return new CommandLineProgram(
                        new Terminal(out, err, interactive, columns, environment, locale), language -> parts)
                .run(arguments);
    }

    /** All commands and their options, in English. */
    CommandLine commands() {
        Terminal terminal = new Terminal(out, err, interactive, columns, environment, locale);
        return new CommandTree(new Messages(Language.ENGLISH), new Screen(terminal, false), terminal, parts()).line();
    }

    private Parts parts() {
        return new Parts(
                wish -> {
                    wished = wish;
                    return runs;
                },
                program -> {
                    wished = new ServerWish.Started(program);
                    return doctor;
                },
                ModelPlayer::play,
                SystemRunClock.startingNow(),
                new WallClock(Clock.fixed(Instant.parse("2026-01-02T03:04:05Z"), ZoneOffset.UTC)),
                () -> 4711,
                "1.2.3",
                folder.resolve("scenarios"),
                folder.resolve("logs"),
                wish -> {
                    shown.add(wish);
                    window.show(wish);
                });
    }

    /** What windows were shown. */
    List<Window.Wish> shown() {
        return List.copyOf(shown);
    }

    /** The servers that were wished for last. */
    ServerWish wished() {
        return wished;
    }

    String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    /** The same where it is no text. */
    byte[] raw() {
        return out.toByteArray();
    }

    String err() {
        return err.toString(StandardCharsets.UTF_8);
    }
}
