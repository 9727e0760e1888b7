package dev.lockscope.explore.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.explore.Counterexample;
import dev.lockscope.explore.Limits;
import dev.lockscope.explore.Property;
import dev.lockscope.explore.Result;
import dev.lockscope.lab.Lab;
import dev.lockscope.time.WallClock;
import java.time.Duration;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What breaks a cell of the matrix breaks it in a run, too, whatever kind of fault it is. */
@Timeout(300)
class SchedulesTest {

    @ParameterizedTest
    @CsvSource({
        "no-lock,none,no-lost-update",
        "set-nx-px,slow-work,exclusion",
        "set-nx-px,late-release,exclusion",
        "setnx-then-expire,lost-reply,liveness",
        "setnx-then-expire,crash-client,liveness",
        // An order in which what takes no time in a schedule takes some in a run.
        "set-nx-px-fenced,slow-work,no-lost-update",
        "separate-incr,slow-work,no-lost-update",
        "separate-incr,pause,no-stale-write",
        "setnx-then-expire,late-request,liveness",
        "redlock-using,pause,no-stale-write",
        "redlock-using,pause,no-lost-update",
        "redlock,restart-node,exclusion",
        // What goes between nodes, and what a client learns of it.
        "setnx-then-expire,lag-failover,liveness",
        "set-then-wait,restart-node,exclusion",
        "set-then-wait,restart-node,no-stale-write",
        "set-then-wait,restart-node,no-lost-update",
        "set-nx-px-sentinel,pause,no-lost-update",
        "set-nx-px-sentinel,restart-node,no-lost-update",
        "set-nx-px-sentinel,clock-jump,no-stale-write",
        "set-nx-px-safe,failover,exclusion",
    })
    void theScheduleThatBreaksACellBreaksItOnTheModel(String recipe, String column, String id) throws Exception {
        Row row = Rows.find(recipe).orElseThrow();
        Fault fault = Fault.find(column).orElseThrow();
        Property property = Property.of(id).orElseThrow();
        Matrix stored = MatrixFile.stored();
        Cells cells = new Cells(new Limits(stored.states(), stored.depth(), Duration.ofDays(1)), System::nanoTime);
        Result result = cells.search(row, fault, property, () -> false, tally -> {});
        assertThat(result).isInstanceOf(Result.Broken.class);

        Counterexample found = new Schedules(WallClock.system(), new Lab.Versions("test", "17"))
                .of(row, fault, property, (Result.Broken) result, "found");

        assertThat(found.verdict().ids()).contains(property.finding());
    }
}
