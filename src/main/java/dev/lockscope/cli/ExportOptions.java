package dev.lockscope.cli;

import dev.lockscope.export.ExportFormat;
import dev.lockscope.export.Selection;
import dev.lockscope.scenario.problem.NearMatch;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Trace;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** The options of {@code export}: what they are called and what they come to. */
final class ExportOptions {

    /** The file name that stands for standard output. */
    static final Path STANDARD_OUTPUT = Path.of("-");

    private static final String AS = "--as";
    private static final String OUTPUT = "--output";
    private static final String FROM = "--from";
    private static final String TO = "--to";
    private static final String CLIENTS = "--clients";
    private static final String FORCE = "--force";

    private static final Map<String, Long> NANOS = Map.of("ms", 1_000_000L, "s", 1_000_000_000L, "m", 60_000_000_000L);
    private static final Pattern TIME = Pattern.compile("([0-9]{1,9}(?:[.,][0-9]{1,9})?)(ms|s|m)");

    private final Messages messages;

    ExportOptions(Messages messages) {
        this.messages = messages;
    }

    void addTo(CommandSpec spec) {
        spec.addPositional(PositionalParamSpec.builder()
                .index("0")
                .required(true)
                .arity("1")
                .type(Path.class)
                .paramLabel(HelpLayout.words("TRACE", messages))
                .description(messages.text("replay.trace"))
                .build());
        spec.addOption(value("FORMAT", "option.as", AS)
                .required(true)
                .type(String.class)
                .description(formats())
                .build());
        spec.addOption(value("FILE", "option.output", "-o", OUTPUT)
                .required(true)
                .type(Path.class)
                .build());
        spec.addOption(value("TIME", "option.from", FROM)
                .type(Long.class)
                .converters(ExportOptions::nanos)
                .build());
        spec.addOption(value("TIME", "option.to", TO)
                .type(Long.class)
                .converters(ExportOptions::nanos)
                .build());
        spec.addOption(
                value("NAMES", "option.clients", CLIENTS).type(String.class).build());
        PictureOptions.addTo(spec, messages);
        spec.addOption(OptionSpec.builder(FORCE)
                .type(boolean.class)
                .arity("0")
                .description(messages.text("export.force"))
                .build());
    }

    private OptionSpec.Builder value(String label, String key, String... names) {
        return OptionSpec.builder(names)
                .paramLabel(HelpLayout.words(label, messages))
                .description(messages.text(key));
    }

    private String[] formats() {
        List<String> lines = new ArrayList<>(List.of(messages.text("option.as")));
        for (ExportFormat format : ExportFormat.values()) {
            lines.add(
                    format.id() + ": " + format.description(messages.language().id()));
        }
        return lines.toArray(String[]::new);
    }

    private static Long nanos(String text) {
        Matcher parts = TIME.matcher(text);
        if (!parts.matches()) {
            throw new NumberFormatException(text);
        }
        BigDecimal unit = BigDecimal.valueOf(Objects.requireNonNull(NANOS.get(parts.group(2))));
        return new BigDecimal(parts.group(1).replace(',', '.')).multiply(unit).longValue();
    }

    static Path trace(ParseResult given) {
        return given.matchedPositionalValue(0, Path.of(""));
    }

    static Path output(ParseResult given) {
        return given.matchedOptionValue(OUTPUT, STANDARD_OUTPUT);
    }

    static boolean force(ParseResult given) {
        return GlobalOptions.has(given, FORCE);
    }

    /** @throws WrongInput when there is no such format */
    ExportFormat format(ParseResult given) throws WrongInput {
        String id = given.matchedOptionValue(AS, "").toLowerCase(Locale.ROOT);
        List<String> known =
                Arrays.stream(ExportFormat.values()).map(ExportFormat::id).toList();
        return ExportFormat.of(id)
                .orElseThrow(() ->
                        new WrongInput(messages.text("export.format", id, String.join(", ", known)) + hint(id, known)));
    }

    /**
     * Which part of a run was asked for.
     *
     * @throws WrongInput when there is no such part
     */
    Selection selection(ParseResult given, Trace trace) throws WrongInput {
        long from = given.matchedOptionValue(FROM, Long.MIN_VALUE);
        long to = given.matchedOptionValue(TO, Long.MAX_VALUE);
        if (to < from) {
            throw new WrongInput(messages.text("export.backwards"));
        }
        List<Event> events = trace.events();
        long last = events.isEmpty() ? 0 : events.get(events.size() - 1).at();
        if (from > last) {
            throw new WrongInput(messages.text("export.beyond", messages.number(last / 1e9, 3)));
        }
        return new Selection(from, to, clients(given, trace));
    }

    private Set<String> clients(ParseResult given, Trace trace) throws WrongInput {
        String names = given.matchedOptionValue(CLIENTS, "");
        List<String> known = trace.header().cast().clients();
        Set<String> chosen = new LinkedHashSet<>();
        for (String name : names.split(",", -1)) {
            String client = name.strip();
            if (known.contains(client)) {
                chosen.add(client);
            } else if (!names.isEmpty()) {
                throw new WrongInput(
                        messages.text("export.client", client, String.join(", ", known)) + hint(client, known));
            }
        }
        return chosen;
    }

    private String hint(String word, List<String> known) {
        return NearMatch.of(word, known)
                .map(near -> " " + messages.text("wrong.suggestion", near))
                .orElse("");
    }
}
