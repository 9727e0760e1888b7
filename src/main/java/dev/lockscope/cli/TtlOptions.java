package dev.lockscope.cli;

import dev.lockscope.explore.ttl.Distribution;
import dev.lockscope.explore.ttl.Experiment;
import dev.lockscope.explore.ttl.LatencyException;
import dev.lockscope.explore.ttl.LatencyFile;
import dev.lockscope.explore.ttl.Lengths;
import dev.lockscope.explore.ttl.Misfit;
import dev.lockscope.explore.ttl.Preset;
import dev.lockscope.explore.ttl.Protection;
import dev.lockscope.scenario.problem.NearMatch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** The options of {@code ttl}: what they are called and what experiment they come to. */
final class TtlOptions {

    static final String CSV = "--csv";
    static final String SVG = "--svg";
    static final String DARK = "--dark";
    static final String FORCE = "--force";

    private static final String WORK = "--work";
    private static final String PAUSES = "--pauses";
    private static final String NETWORK = "--network";
    private static final String TTL = "--ttl";
    private static final String LOCKS = "--locks";
    private static final String RUNS = "--runs";
    private static final String CLIENTS = "--clients";
    private static final String RETRY = "--retry";
    private static final String SEED = "--seed";
    private static final String SECONDS = "--seconds";

    private static final int USUAL_RUNS = 500;
    private static final int MOST_RUNS = 100_000;
    private static final int FEWEST_CLIENTS = 2;
    private static final int MOST_CLIENTS = 16;
    private static final int USUAL_SECONDS = 600;
    private static final int MOST_SECONDS = 1_000_000;

    private final Messages messages;
    private final Map<Path, LatencyFile.Reading> readings = new LinkedHashMap<>();

    TtlOptions(Messages messages) {
        this.messages = messages;
    }

    void addTo(CommandSpec spec) {
        spec.addOption(value("SPREAD", "ttl.work", WORK).build());
        spec.addOption(value("SPREAD", "ttl.pauses", PAUSES).build());
        spec.addOption(value("SPREAD", "ttl.network", NETWORK).build());
        spec.addOption(value("TIMES", "ttl.ttl", TTL).build());
        spec.addOption(value("NAMES", "ttl.locks", LOCKS).build());
        spec.addOption(number("ttl.runs", RUNS, 1, MOST_RUNS));
        spec.addOption(number("ttl.clients", CLIENTS, FEWEST_CLIENTS, MOST_CLIENTS));
        spec.addOption(value("TIME", "ttl.retry", RETRY).build());
        spec.addOption(value("N", "ttl.seed", SEED).type(Long.class).build());
        spec.addOption(number("ttl.seconds", SECONDS, 1, MOST_SECONDS));
        spec.addOption(value("FILE", "ttl.csv", CSV).type(Path.class).build());
        spec.addOption(value("FILE", "ttl.svg", SVG).type(Path.class).build());
        spec.addOption(flag(DARK, "ttl.dark"));
        spec.addOption(flag(FORCE, "ttl.force"));
    }

    private OptionSpec.Builder value(String label, String key, String name) {
        return OptionSpec.builder(name)
                .type(String.class)
                .paramLabel(HelpLayout.words(label, messages))
                .description(messages.text(key, examples()));
    }

    private OptionSpec number(String key, String name, int least, int most) {
        return value("N", key, name)
                .type(Integer.class)
                .converters(new WholeNumber(least, most))
                .build();
    }

    private OptionSpec flag(String name, String key) {
        return OptionSpec.builder(name)
                .type(boolean.class)
                .arity("0")
                .description(messages.text(key))
                .build();
    }

    private static String examples() {
        return Arrays.stream(Preset.values()).map(Preset::example).collect(Collectors.joining(", "));
    }

    /**
     * What was asked for.
     *
     * @param seed the seed where none was given
     * @throws WrongInput when an option or a file cannot be used
     */
    Experiment experiment(ParseResult given, long seed) throws WrongInput {
        new Together(messages, given).needs(DARK, SVG).needs(FORCE, CSV, SVG);
        Distribution work = distribution(given, WORK, Preset.LOG_NORMAL);
        if (Misfit.ofWork(work).isPresent()) {
            throw new WrongInput(messages.text("ttl.wrong.no-work", WORK, name(given, Role.WORK)));
        }
        Distribution network = distribution(given, NETWORK, Preset.LAN);
        if (Misfit.ofNetwork(network).isPresent()) {
            throw new WrongInput(messages.text("ttl.wrong.too-slow", NETWORK, name(given, Role.NETWORK)));
        }
        return new Experiment(
                work,
                distribution(given, PAUSES, Preset.GC),
                network,
                protections(given),
                ttls(given, work),
                given.matchedOptionValue(RUNS, USUAL_RUNS),
                given.matchedOptionValue(CLIENTS, FEWEST_CLIENTS),
                retry(given, work),
                given.matchedOptionValue(SEED, seed));
    }

    /** What a distribution was called by who asked for it. */
    String name(ParseResult given, Role role) {
        return given.matchedOptionValue(role.option, role.usual.example());
    }

    /** The seconds after which it is to stop. */
    int seconds(ParseResult given) {
        return given.matchedOptionValue(SECONDS, USUAL_SECONDS);
    }

    /** The files of latencies that were read, in the order in which they are told. */
    Map<Path, LatencyFile.Reading> readings() {
        return Collections.unmodifiableMap(readings);
    }

    /** What a distribution is one of. */
    enum Role {
        WORK(TtlOptions.WORK, Preset.LOG_NORMAL),
        PAUSES(TtlOptions.PAUSES, Preset.GC),
        NETWORK(TtlOptions.NETWORK, Preset.LAN);

        private final String option;
        private final Preset usual;

        Role(String option, Preset usual) {
            this.option = option;
            this.usual = usual;
        }
    }

    private Distribution distribution(ParseResult given, String option, Preset usual) throws WrongInput {
        String text = given.matchedOptionValue(option, usual.id());
        Optional<Preset> preset = Preset.named(text);
        Optional<Path> file = file(text);
        if (file.isPresent()) {
            return measured(file.get());
        } else if (preset.isPresent()) {
            return preset.get()
                    .read(text)
                    .orElseThrow(() -> new WrongInput(messages.text(
                            "ttl.wrong.numbers", option, text, preset.get().example())));
        }
        List<String> known = Arrays.stream(Preset.values()).map(Preset::id).toList();
        String near = NearMatch.of(text.split(":", 2)[0], known)
                .map(word -> " " + messages.text("ttl.near", word))
                .orElse("");
        throw new WrongInput(messages.text("ttl.wrong.spread", option, text, String.join(", ", known)) + near);
    }

    private static Optional<Path> file(String text) {
        try {
            Path file = Path.of(text);
            return text.isEmpty() || !Files.exists(file) ? Optional.empty() : Optional.of(file);
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private Distribution measured(Path file) throws WrongInput {
        try {
            LatencyFile.Reading reading = LatencyFile.look(file);
            readings.put(file, reading);
            return reading.lengths();
        } catch (LatencyException e) {
            throw new WrongInput("lockscope: " + e.text(messages.language().id()));
        } catch (IOException e) {
            throw new WrongInput(messages.text("ttl.cannot-read", file, messages.reason(e, file)));
        }
    }

    private List<Protection> protections(ParseResult given) throws WrongInput {
        if (!given.hasMatchedOption(LOCKS)) {
            return List.of(Protection.values());
        }
        List<String> known =
                Arrays.stream(Protection.values()).map(Protection::id).toList();
        List<Protection> chosen = new ArrayList<>();
        for (String part : given.matchedOptionValue(LOCKS, "").split(",", -1)) {
            String id = part.strip().toLowerCase(Locale.ROOT);
            String near = NearMatch.of(id, known)
                    .map(word -> " " + messages.text("ttl.near", word))
                    .orElse("");
            Protection protection = Protection.find(id)
                    .orElseThrow(() -> new WrongInput(
                            messages.text("ttl.wrong.lock", part.strip(), String.join(", ", known)) + near));
            if (!chosen.contains(protection)) {
                chosen.add(protection);
            }
        }
        return chosen;
    }

    /** Those that were asked for, and the one by the rule of thumb. */
    private List<Duration> ttls(ParseResult given, Distribution work) throws WrongInput {
        List<Duration> ttls = new ArrayList<>(List.of(Experiment.ruleOfThumb(work)));
        if (!given.hasMatchedOption(TTL)) {
            ttls.addAll(Experiment.usualTtls(work));
            return ttls;
        }
        for (String part : given.matchedOptionValue(TTL, "").split(",", -1)) {
            ttls.add(time(TTL, part.strip()));
        }
        return ttls;
    }

    private Duration retry(ParseResult given, Distribution work) throws WrongInput {
        return given.hasMatchedOption(RETRY)
                ? time(RETRY, given.matchedOptionValue(RETRY, "").strip())
                : Experiment.usualRetry(work);
    }

    private Duration time(String option, String text) throws WrongInput {
        return Lengths.of(text)
                .filter(length -> length.toMillis() > 0)
                .orElseThrow(() -> new WrongInput(messages.text("ttl.wrong.time", option, text)));
    }
}
