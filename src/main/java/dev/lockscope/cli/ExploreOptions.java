package dev.lockscope.cli;

import dev.lockscope.explore.Budget;
import dev.lockscope.explore.FaultKind;
import dev.lockscope.explore.Limits;
import dev.lockscope.explore.Property;
import dev.lockscope.explore.matrix.Lack;
import dev.lockscope.explore.matrix.Need;
import dev.lockscope.explore.ttl.Lengths;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.problem.NearMatch;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** The options of {@code explore}: what they are called and what they come to. */
final class ExploreOptions {

    private static final String FAULTS = "--faults";
    private static final String PROPERTIES = "--properties";
    private static final String CLOCK_JUMP = "--clock-jump";
    private static final String RESTART_AFTER = "--restart-after";
    private static final String STATES = "--states";
    private static final String DEPTH = "--depth";
    private static final String SECONDS = "--seconds";
    private static final String THREADS = "--threads";
    private static final String FEWEST = "--fewest";
    private static final String OUTPUT = "--output";
    private static final String TRACE = "--trace";
    private static final String REPLAY = "--replay";
    private static final String FORCE = "--force";
    private static final String JSON = "--json";

    private static final Pattern FAULT = Pattern.compile("\\s*([a-z-]+)\\s*(?:=\\s*([0-9]+)\\s*)?");

    private static final int MOST_MOVES = 1_000_000;
    private static final int MOST_SECONDS = 1_000_000;
    private static final int MOST_THREADS = 256;

    private final Messages messages;
    private final ServerOptions servers;

    ExploreOptions(Messages messages) {
        this.messages = messages;
        this.servers = new ServerOptions(messages);
    }

    void addTo(CommandSpec spec) {
        spec.addPositional(PositionalParamSpec.builder()
                .index("0")
                .required(true)
                .arity("1")
                .type(Path.class)
                .paramLabel(HelpLayout.words("FILE", messages))
                .description(messages.text("explore.file"))
                .build());
        spec.addOption(RunOptionsSpec.variant("explore.variant", messages));
        spec.addOption(value(FAULTS, "LIST", String.class));
        spec.addOption(value(PROPERTIES, "LIST", String.class));
        spec.addOption(value(CLOCK_JUMP, "TIME", String.class));
        spec.addOption(value(RESTART_AFTER, "TIME", String.class));
        spec.addOption(number(STATES, WholeNumber.MANY));
        spec.addOption(number(DEPTH, MOST_MOVES));
        spec.addOption(number(SECONDS, MOST_SECONDS));
        spec.addOption(number(THREADS, MOST_THREADS));
        spec.addOption(flag(FEWEST));
        spec.addOption(value("FILE", Path.class, "explore.output", "-o", OUTPUT));
        spec.addOption(value("FILE", Path.class, "explore.trace", TRACE));
        spec.addOption(flag(FORCE));
        spec.addOption(flag(REPLAY));
        servers.addProgram(spec);
        spec.addOption(flag(JSON));
    }

    private OptionSpec value(String name, String label, Class<?> type) {
        return value(label, type, "explore." + name.substring(2), name);
    }

    private OptionSpec value(String label, Class<?> type, String key, String... names) {
        return OptionSpec.builder(names)
                .type(type)
                .paramLabel(HelpLayout.words(label, messages))
                .description(messages.text(key))
                .build();
    }

    private OptionSpec number(String name, int most) {
        return OptionSpec.builder(value(name, "N", Integer.class))
                .converters(new WholeNumber(1, most))
                .build();
    }

    private OptionSpec flag(String name) {
        return OptionSpec.builder(name)
                .type(boolean.class)
                .arity("0")
                .description(messages.text("explore." + name.substring(2)))
                .build();
    }

    static Path file(ParseResult given) {
        return given.matchedPositionalValue(0, Path.of(""));
    }

    static boolean fewest(ParseResult given) {
        return GlobalOptions.has(given, FEWEST);
    }

    static boolean replay(ParseResult given) {
        return GlobalOptions.has(given, REPLAY);
    }

    static boolean json(ParseResult given) {
        return GlobalOptions.has(given, JSON);
    }

    static boolean force(ParseResult given) {
        return GlobalOptions.has(given, FORCE);
    }

    static Optional<Path> output(ParseResult given) {
        return Optional.ofNullable(given.matchedOptionValue(OUTPUT, null));
    }

    static Optional<Path> trace(ParseResult given) {
        return Optional.ofNullable(given.matchedOptionValue(TRACE, null));
    }

    ServerWish servers(ParseResult given) throws WrongInput {
        return servers.wish(given);
    }

    int threads(ParseResult given) {
        return given.matchedOptionValue(THREADS, Runtime.getRuntime().availableProcessors());
    }

    Limits limits(ParseResult given) {
        return new Limits(
                given.matchedOptionValue(STATES, Limits.USUAL.states()),
                given.matchedOptionValue(DEPTH, Limits.USUAL.depth()),
                Duration.ofSeconds(given.matchedOptionValue(
                        SECONDS, (int) Limits.USUAL.time().toSeconds())));
    }

    /**
     * What may go wrong.
     *
     * @param scenario where it is to go wrong; a fault that was asked for by its name has to be able to happen there
     */
    Budget budget(ParseResult given, Scenario scenario) throws WrongInput {
        Budget budget = Budget.of(faults(given.matchedOptionValue(FAULTS, null)));
        if (given.hasMatchedOption(FAULTS)) {
            for (FaultKind kind : new TreeSet<>(budget.most().keySet())) {
                Optional<Need> lack = Lack.of(kind, scenario);
                if (lack.isPresent() && budget.most().getOrDefault(kind, 0) > 0) {
                    throw new WrongInput(
                            messages.text("explore.lack." + lack.get().id(), kind.id(), scenario.fullId()));
                }
            }
        }
        Together together =
                new Together(messages, given).needs("--redis-server", REPLAY).needs(FORCE, OUTPUT, TRACE);
        about(together, given, CLOCK_JUMP, FaultKind.CLOCK_JUMP, budget);
        about(together, given, RESTART_AFTER, FaultKind.RESTART_NODE, budget);
        Duration jump = time(given, CLOCK_JUMP, budget.clockJump(), 1);
        return new Budget(budget.most(), budget.total(), jump, time(given, RESTART_AFTER, budget.restartAfter(), 0));
    }

    private static void about(Together together, ParseResult given, String option, FaultKind kind, Budget budget)
            throws WrongInput {
        if (given.hasMatchedOption(option) && !budget.most().containsKey(kind)) {
            throw together.idle(option, List.of(FAULTS + " " + kind.id()));
        }
    }

    Set<Property> properties(ParseResult given) throws WrongInput {
        String list = given.matchedOptionValue(PROPERTIES, "");
        if (list.isBlank()) {
            return EnumSet.allOf(Property.class);
        }
        List<String> known = Arrays.stream(Property.values()).map(Property::id).toList();
        Set<Property> wanted = EnumSet.noneOf(Property.class);
        for (String one : list.split(",", -1)) {
            wanted.add(Property.of(one.strip()).orElseThrow(() -> unknown("explore.property", one.strip(), known)));
        }
        return wanted;
    }

    private Map<FaultKind, Integer> faults(@Nullable String list) throws WrongInput {
        if (list == null) {
            return Budget.USUAL.most();
        }
        Map<FaultKind, Integer> faults = new EnumMap<>(FaultKind.class);
        if (list.isBlank() || list.strip().equals("none")) {
            return faults;
        }
        List<String> known =
                Arrays.stream(FaultKind.values()).map(FaultKind::id).toList();
        for (String one : list.split(",", -1)) {
            Matcher parts = FAULT.matcher(one);
            if (!parts.matches()) {
                throw new WrongInput(messages.text("explore.fault-form", one.strip()));
            }
            FaultKind kind =
                    FaultKind.of(parts.group(1)).orElseThrow(() -> unknown("explore.fault", parts.group(1), known));
            BigInteger count = parts.group(2) == null ? BigInteger.ONE : new BigInteger(parts.group(2));
            if (count.compareTo(BigInteger.valueOf(Budget.MOST_EACH)) > 0) {
                throw new WrongInput(
                        messages.text("explore.fault-count", kind.id(), Budget.MOST_EACH, count.toString()));
            }
            if (faults.put(kind, count.intValueExact()) != null) {
                throw new WrongInput(messages.text("explore.fault-twice", FAULTS, kind.id()));
            }
        }
        return faults;
    }

    private WrongInput unknown(String key, String word, List<String> known) {
        String hint = NearMatch.of(word, known)
                .map(near -> " " + messages.text("wrong.suggestion", near))
                .orElse("");
        return new WrongInput(messages.text(key, word, String.join(", ", known)) + hint);
    }

    private Duration time(ParseResult given, String option, Duration otherwise, long least) throws WrongInput {
        String written = given.matchedOptionValue(option, null);
        if (written == null) {
            return otherwise;
        }
        return Lengths.of(written.strip())
                .filter(length -> length.toMillis() >= least)
                .map(length -> Duration.ofMillis(length.toMillis()))
                .orElseThrow(() -> new WrongInput(messages.text("explore.time", option, written, least)));
    }
}
