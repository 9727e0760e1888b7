package dev.lockscope.app;

import dev.lockscope.explore.Counterexample;
import dev.lockscope.explore.Limits;
import dev.lockscope.explore.Property;
import dev.lockscope.explore.Result;
import dev.lockscope.explore.matrix.Cells;
import dev.lockscope.explore.matrix.Fault;
import dev.lockscope.explore.matrix.Matrix;
import dev.lockscope.explore.matrix.MatrixFile;
import dev.lockscope.explore.matrix.Outcome;
import dev.lockscope.explore.matrix.Row;
import dev.lockscope.explore.matrix.Schedules;
import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.time.WallClock;
import dev.lockscope.verdict.Judge;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Runs the schedule of every broken cell of the stored matrix on real servers, and says whether their verdict is the
 * model's. A run that the machine disturbs is repeated at half the speed.
 *
 * <p>Arguments: the recipes, all where there are none. Leaves with 0 when each schedule breaks on real servers what it was
 * found to break.
 */
public final class MatrixCheck {

    private final Lab lab;
    private final Cells cells;
    private final Schedules schedules;
    private final PrintStream out;
    private int same;
    private int differing;
    private int refuted;

    private MatrixCheck(Lab lab, Matrix matrix, PrintStream out) {
        this.lab = lab;
        this.out = out;
        this.cells = new Cells(new Limits(matrix.states(), matrix.depth(), Duration.ofHours(1)), System::nanoTime);
        this.schedules = new Schedules(WallClock.system(), new Lab.Versions(matrix.version(), "17"));
    }

    public static void main(String[] arguments) throws Exception {
        Set<String> recipes = Set.of(arguments);
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Lab lab = new Wiring(System.getenv(), System.getProperties()).lab("en");
        Matrix matrix = MatrixFile.stored();
        MatrixCheck check = new MatrixCheck(lab, matrix, out);
        for (Matrix.Line line : matrix.lines()) {
            if (recipes.isEmpty() || recipes.contains(line.row().recipe())) {
                for (int column = 0; column < matrix.faults().size(); column++) {
                    check.cell(
                            line.row(),
                            matrix.faults().get(column),
                            line.cells().get(column));
                }
            }
        }
        out.printf(
                "%d with the same verdict, %d with another one that says it too, %d on which it does not break%n",
                check.same, check.differing, check.refuted);
        System.exit(check.refuted == 0 ? 0 : 1);
    }

    private void cell(Row row, Fault fault, Matrix.Cell cell) throws Exception {
        for (Property property : Property.values()) {
            if (cell.of(property) instanceof Outcome.Broken
                    && cells.search(row, fault, property, () -> false, tally -> {}) instanceof Result.Broken broken) {
                String id = row.recipe() + "-" + fault.id();
                tell(id + "-" + property.id(), schedules.of(row, fault, property, broken, id));
            }
        }
    }

    private void tell(String what, Counterexample found) throws Exception {
        Undisturbed run = Undisturbed.of(lab, found.scenario(), new RunOptions(1, 7), MatrixCheck::play);
        Set<FindingId> model = found.verdict().ids();
        Set<FindingId> servers = Judge.judge(run.trace()).ids();
        if (!found.isConfirmed(servers)) {
            refuted++;
        } else if (servers.equals(model)) {
            same++;
        } else {
            differing++;
        }
        if (!servers.equals(model)) {
            out.printf(
                    "%-70s model %s, servers %s%s%n",
                    what, left(model, servers), left(servers, model), found.isConfirmed(servers) ? "" : " NOT BROKEN");
        }
    }

    private static void play(Run run) throws InterruptedException {
        run.start();
        run.awaitEnd();
    }

    /** Those findings that only one has. */
    private static List<FindingId> left(Set<FindingId> one, Set<FindingId> other) {
        Set<FindingId> left = new TreeSet<>(one);
        left.removeAll(other);
        return List.copyOf(left);
    }
}
