package dev.lockscope.cli;

import dev.lockscope.lab.Speed;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** The options of {@code run}: what they are called and what they come to. */
final class RunOptionsSpec {

    private static final String SPEED = "--speed";
    private static final String SEED = "--seed";
    private static final String VARIANT = "--variant";
    private static final String TRACE = "--trace";
    private static final String FORCE = "--force";
    private static final String QUIET = "--quiet";
    private static final String JSON = "--json";
    private static final String DETAILS = "--details";

    private final Messages messages;
    private final LongSupplier seeds;
    private final ServerOptions servers;

    RunOptionsSpec(Messages messages, LongSupplier seeds) {
        this.messages = messages;
        this.seeds = seeds;
        this.servers = new ServerOptions(messages);
    }

    void addTo(CommandSpec spec) {
        spec.addPositional(files("run.files", messages));
        spec.addOption(variant("option.variant", messages));
        spec.addOption(value(SPEED, Double.class, "N").converters(this::speed).build());
        spec.addOption(value(SEED, Long.class, "N").build());
        servers.addProgram(spec);
        servers.addNodes(spec);
        spec.addOption(value(TRACE, Path.class, "FILE").build());
        spec.addOption(flag(FORCE, messages));
        addStyle(spec, messages);
    }

    /** The options about what is printed of a run. */
    static void addStyle(CommandSpec spec, Messages messages) {
        for (String flag : List.of(DETAILS, QUIET, JSON)) {
            spec.addOption(flag(flag, messages));
        }
    }

    /** The option that names a variant. */
    static OptionSpec variant(String key, Messages messages) {
        return OptionSpec.builder(VARIANT)
                .type(String.class)
                .paramLabel(HelpLayout.words("NAME", messages))
                .description(messages.text(key))
                .build();
    }

    /** The option that shows every event. */
    static OptionSpec details(Messages messages) {
        return flag(DETAILS, messages);
    }

    private static OptionSpec flag(String name, Messages messages) {
        return OptionSpec.builder(name)
                .type(boolean.class)
                .arity("0")
                .description(messages.text("option." + name.substring(2)))
                .build();
    }

    private OptionSpec.Builder value(String name, Class<?> type, String label) {
        return OptionSpec.builder(name)
                .type(type)
                .paramLabel(HelpLayout.words(label, messages))
                .description(messages.text("option." + name.substring(2)));
    }

    /** The files or folders that a command takes. */
    static PositionalParamSpec files(String key, Messages messages) {
        return PositionalParamSpec.builder()
                .index("0..*")
                .required(true)
                .arity("1..*")
                .type(List.class)
                .auxiliaryTypes(Path.class)
                .paramLabel(HelpLayout.words("FILE", messages))
                .description(messages.text(key))
                .build();
    }

    private Double speed(String text) {
        boolean comma = messages.language() == Language.BOKMAL;
        double speed = Double.parseDouble(comma ? text.replace(',', '.') : text);
        if (!(speed >= Speed.SLOWEST && speed <= Speed.FASTEST)) {
            throw new NumberFormatException(text);
        }
        return speed;
    }

    /**
     * What was asked for.
     *
     * @throws WrongInput when an option would do nothing, the trace file must not be written, or servers that were named must not be used
     */
    RunSettings settings(ParseResult given) throws WrongInput {
        new Together(messages, given).needs(FORCE, TRACE);
        Optional<Path> trace = Optional.ofNullable(given.matchedOptionValue(TRACE, null));
        new OutputFiles(messages, GlobalOptions.has(given, FORCE))
                .writing(TRACE, trace)
                .check();
        Long seed = given.matchedOptionValue(SEED, null);
        return new RunSettings(
                servers.wish(given),
                given.matchedOptionValue(SPEED, 1.0),
                seed == null ? seeds.getAsLong() : seed,
                style(given),
                details(given),
                trace);
    }

    /** The name of the variants that are to be run, where not all are. */
    static Optional<String> variant(ParseResult given) {
        return Optional.ofNullable(given.matchedOptionValue(VARIANT, null));
    }

    /** What is to be printed. */
    static RunSettings.Style style(ParseResult given) {
        return GlobalOptions.has(given, JSON)
                ? RunSettings.Style.JSON
                : GlobalOptions.has(given, QUIET) ? RunSettings.Style.VERDICT : RunSettings.Style.STORY;
    }

    /** Whether every event is to be printed. */
    static boolean details(ParseResult given) {
        return GlobalOptions.has(given, DETAILS);
    }
}
