package dev.lockscope.cli;

import dev.lockscope.explore.Limits;
import dev.lockscope.explore.Property;
import dev.lockscope.explore.matrix.Cells;
import dev.lockscope.explore.matrix.Computation;
import dev.lockscope.explore.matrix.Fault;
import dev.lockscope.explore.matrix.Matrix;
import dev.lockscope.explore.matrix.MatrixFile;
import dev.lockscope.explore.matrix.Row;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code matrix}: shows what the explorer finds for every recipe under every fault, or finds it anew. */
final class MatrixCommand implements Command {

    private static final int DEPTH = 10_000;

    /** No limit: what was found must not depend on the machine. */
    private static final Duration LONG = Duration.ofDays(1000);

    private final Messages messages;
    private final Screen screen;
    private final Parts parts;
    private final int columns;
    private final MatrixOptions options;

    /**
     * The command.
     *
     * @param columns how wide what it prints may be
     */
    MatrixCommand(Messages messages, Screen screen, Parts parts, int columns) {
        this.messages = messages;
        this.screen = screen;
        this.parts = parts;
        this.columns = columns;
        this.options = new MatrixOptions(messages);
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = HelpLayout.command(this, "matrix", "matrix [OPTION]...", messages);
        options.addTo(spec);
        return spec;
    }

    @Override
    public ExitCode run(ParseResult given) throws WrongInput, InterruptedException {
        options.check(given);
        Optional<MatrixOptions.Place> cell = options.cell(given);
        List<Property> properties = cell.isPresent() ? List.of() : options.properties(given);
        List<Row> rows = options.rows(given);
        List<Fault> faults = options.faults(given);
        Cells cells = new Cells(
                new Limits(options.states(given), DEPTH, LONG),
                () -> parts.clock().nanos());
        new OutputFiles(messages, options.force(given))
                .writing("-o", options.output(given))
                .check();
        Optional<MatrixOutput> output =
                options.output(given).map(file -> new MatrixOutput(messages, file, options.force(given)));
        if (cell.isPresent()) {
            return new MatrixCell(messages, screen, parts, cells).search(cell.get(), output);
        }
        Matrix matrix = options.computes(given) ? computed(given, cells, rows, faults) : stored(rows, faults);
        if (output.isPresent()) {
            output.get().write(MatrixFile.text(matrix).getBytes(StandardCharsets.UTF_8));
            screen.text(messages.text("matrix.written", output.get().file()));
        } else if (options.markdown(given)) {
            screen.raw(new MatrixMarkdown(messages).text(matrix, properties));
        } else {
            new MatrixTable(screen, messages, columns).print(matrix, properties);
        }
        return ExitCode.EXPECTED;
    }

    private static Matrix stored(List<Row> rows, List<Fault> faults) {
        List<String> recipes = rows.stream().map(Row::recipe).toList();
        List<String> columns = faults.stream().map(Fault::id).toList();
        return MatrixFile.stored().only(row -> recipes.contains(row.recipe()), fault -> columns.contains(fault.id()));
    }

    private Matrix computed(ParseResult given, Cells cells, List<Row> rows, List<Fault> faults)
            throws InterruptedException {
        int threads = Runtime.getRuntime().availableProcessors();
        List<Matrix.Line> lines = new Computation(cells, threads).of(rows, faults, this::tell);
        String today = LocalDate.ofInstant(parts.wall().now(), ZoneOffset.UTC).toString();
        return new Matrix(parts.version(), today, options.states(given), DEPTH, faults, lines);
    }

    private void tell(Computation.Done done) {
        String outcomes = done.cell().outcomes().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(entry -> entry.getKey().id() + " " + MatrixMarkdown.sign(entry.getValue()))
                .collect(Collectors.joining(", "));
        screen.problem(messages.text(
                "matrix.progress",
                String.valueOf(done.done()),
                String.valueOf(done.all()),
                done.row().recipe() + ":" + done.fault().id(),
                outcomes));
    }
}
