package dev.lockscope.cli;

import dev.lockscope.explore.Property;
import dev.lockscope.explore.matrix.Fault;
import dev.lockscope.explore.matrix.MatrixFile;
import dev.lockscope.explore.matrix.Row;
import dev.lockscope.explore.matrix.Rows;
import dev.lockscope.scenario.problem.NearMatch;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** The options of {@code matrix}. */
final class MatrixOptions {

    /** To compute all, unless more is asked for: enough for all but a few cells. */
    static final int USUAL_STATES = 100_000;

    private static final String PROPERTY = "--property";
    private static final String RECIPES = "--recipes";
    private static final String FAULTS = "--faults";
    private static final String MARKDOWN = "--markdown";
    private static final String CELL = "--cell";
    private static final String COMPUTE = "--compute";
    private static final String STATES = "--states";
    private static final String OUTPUT = "--output";
    private static final String FORCE = "--force";
    private static final String ALL = "all";

    /** A cell and what is searched for in it. */
    record Place(Row row, Fault fault, Property property) {}

    private final Messages messages;

    MatrixOptions(Messages messages) {
        this.messages = messages;
    }

    void addTo(CommandSpec spec) {
        spec.addOption(value("NAME", "matrix.property", PROPERTY).build());
        spec.addOption(value("NAMES", "matrix.recipes", RECIPES).build());
        spec.addOption(value("NAMES", "matrix.faults", FAULTS).build());
        spec.addOption(flag("matrix.markdown", MARKDOWN));
        spec.addOption(value("CELL", "matrix.cell", CELL).build());
        spec.addOption(flag("matrix.compute", COMPUTE));
        spec.addOption(value("N", "matrix.states", STATES)
                .type(Integer.class)
                .converters(new WholeNumber(1, WholeNumber.MANY))
                .build());
        spec.addOption(
                value("FILE", "matrix.output", "-o", OUTPUT).type(Path.class).build());
        spec.addOption(flag("handout.force", FORCE));
    }

    private OptionSpec.Builder value(String label, String key, String... names) {
        return OptionSpec.builder(names)
                .type(String.class)
                .paramLabel(HelpLayout.words(label, messages))
                .description(messages.text(key));
    }

    private OptionSpec flag(String key, String name) {
        return OptionSpec.builder(name)
                .type(boolean.class)
                .arity("0")
                .description(messages.text(key))
                .build();
    }

    boolean computes(ParseResult given) {
        return GlobalOptions.has(given, COMPUTE);
    }

    boolean markdown(ParseResult given) {
        return GlobalOptions.has(given, MARKDOWN);
    }

    boolean force(ParseResult given) {
        return GlobalOptions.has(given, FORCE);
    }

    Optional<Path> output(ParseResult given) {
        return Optional.ofNullable(given.matchedOptionValue(OUTPUT, null));
    }

    /** How many states a search may find: for one cell as many as the matrix that is shown had, unless told otherwise. */
    int states(ParseResult given) {
        if (given.hasMatchedOption(STATES) || !given.hasMatchedOption(CELL)) {
            return given.matchedOptionValue(STATES, USUAL_STATES);
        }
        return MatrixFile.stored().states();
    }

    /** @throws WrongInput when an option would do nothing */
    void check(ParseResult given) throws WrongInput {
        Together together = new Together(messages, given)
                .needs(STATES, COMPUTE, CELL)
                .needs(FORCE, OUTPUT)
                .excludes(OUTPUT, MARKDOWN);
        if (!given.hasMatchedOption(CELL)) {
            together.excludes(OUTPUT, PROPERTY);
        }
    }

    /** The properties that were asked for, exclusion alone unless any was. */
    List<Property> properties(ParseResult given) throws WrongInput {
        String id = given.matchedOptionValue(PROPERTY, Property.EXCLUSION.id());
        return id.equals(ALL) ? Arrays.asList(Property.values()) : List.of(property(id, true));
    }

    private Property property(String id, boolean orAll) throws WrongInput {
        List<String> known = new ArrayList<>(
                Arrays.stream(Property.values()).map(Property::id).toList());
        if (orAll) {
            known.add(ALL);
        }
        return Property.of(id).orElseThrow(() -> unknown("matrix.no-property", id, known));
    }

    List<Row> rows(ParseResult given) throws WrongInput {
        return chosen(given, RECIPES, Rows.all(), this::row);
    }

    List<Fault> faults(ParseResult given) throws WrongInput {
        return chosen(given, FAULTS, Fault.all(), this::fault);
    }

    /** What an id stands for, in which the person can be wrong. */
    @FunctionalInterface
    private interface Finding<T> {
        T of(String id) throws WrongInput;
    }

    private static <T> List<T> chosen(ParseResult given, String option, List<T> all, Finding<T> finding)
            throws WrongInput {
        if (!given.hasMatchedOption(option)) {
            return all;
        }
        List<T> asked = new ArrayList<>();
        for (String id : given.matchedOptionValue(option, "").split(",", -1)) {
            asked.add(finding.of(id.strip()));
        }
        return all.stream().filter(asked::contains).toList();
    }

    private Row row(String id) throws WrongInput {
        return Rows.find(id).orElseThrow(() -> unknown("matrix.no-recipe", id, ids(Rows.all(), Row::recipe)));
    }

    private Fault fault(String id) throws WrongInput {
        return Fault.find(id).orElseThrow(() -> unknown("matrix.no-fault", id, ids(Fault.all(), Fault::id)));
    }

    private static <T> List<String> ids(List<T> all, Function<T, String> id) {
        return all.stream().map(id).toList();
    }

    /** The cell that was asked for, if one was. */
    Optional<Place> cell(ParseResult given) throws WrongInput {
        if (!given.hasMatchedOption(CELL)) {
            return Optional.empty();
        }
        String text = given.matchedOptionValue(CELL, "");
        String[] parts = text.split(":", -1);
        if (parts.length < 2 || parts.length > 3) {
            throw new WrongInput(messages.text("matrix.no-cell", text));
        }
        Together together = new Together(messages, given).excludes(CELL, RECIPES, FAULTS, MARKDOWN, COMPUTE);
        if (parts.length == 3) {
            together.excludes(CELL, PROPERTY);
        }
        String wanted = parts.length == 3 ? parts[2] : given.matchedOptionValue(PROPERTY, Property.EXCLUSION.id());
        Property property = property(wanted, false);
        return Optional.of(new Place(row(parts[0]), fault(parts[1]), property));
    }

    private WrongInput unknown(String key, String id, List<String> known) {
        String near = NearMatch.of(id, known)
                .map(match -> " " + messages.text("wrong.suggestion", match))
                .orElse("");
        return new WrongInput(messages.text(key, id, String.join(", ", known)) + near);
    }
}
