package dev.lockscope.explore.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.explore.Limits;
import dev.lockscope.explore.Property;
import dev.lockscope.lock.recipe.Catalogue;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The matrix that comes with the program is what the explorer finds, and says what is known of the locks. */
@Timeout(300)
class StoredMatrixTest {

    private final Matrix stored = MatrixFile.stored();

    @Test
    void everyRecipeOfTheCatalogueIsInIt() {
        assertThat(stored.lines().stream().map(line -> line.row().recipe()))
                .containsExactlyElementsOf(
                        Catalogue.entries().stream().map(Catalogue.Entry::id).toList());
        assertThat(stored.lines()).allSatisfy(line -> assertThat(line.cells()).hasSameSizeAs(stored.faults()));
    }

    @Test
    void itWasComputedForTheRowsAndBudgetsThatThereAreNow() {
        assertThat(stored.faults()).isEqualTo(Fault.all());
        assertThat(stored.lines().stream().map(Matrix.Line::row)).isEqualTo(Rows.all());
    }

    @Test
    void itIsWrittenAsItWasRead() throws IOException {
        try (InputStream in = Objects.requireNonNull(Matrix.class.getResourceAsStream("matrix.json"))) {
            assertThat(MatrixFile.text(stored)).isEqualTo(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "no-lock,pause",
        "setnx-then-expire,lost-reply",
        "set-nx-px,slow-work",
        "set-nx-px-watched,stall",
        "set-then-wait,lag-failover",
        "redlock,restart-node",
        "set-nx-px-fenced,pause",
        "fair-queue,crash-client",
        "wake-up-without-second-look,none"
    })
    void itsCellsComeOutTheSameAgain(String recipe, String fault) throws InterruptedException {
        Cells cells = new Cells(new Limits(stored.states(), stored.depth(), Duration.ofDays(1)), System::nanoTime);
        List<Matrix.Line> again = new Computation(cells, 2)
                .of(
                        List.of(Rows.find(recipe).orElseThrow()),
                        List.of(Fault.find(fault).orElseThrow()),
                        done -> assertThat(done.done()).isEqualTo(done.all()));

        assertThat(again.get(0).cells().get(0))
                .isEqualTo(stored.cell(recipe, fault).orElseThrow());
    }

    @Test
    void aLockIsEnoughAsLongAsNothingGoesWrong() {
        List<String> none = List.of("no-lock", "in-process-mutex");
        for (Matrix.Line line : stored.lines()) {
            if (!none.contains(line.row().recipe())) {
                for (Property property : Property.values()) {
                    isSafe(line.row().recipe(), "none", property);
                }
            }
        }
        isBroken("no-lock", "none", Property.EXCLUSION);
        isBroken("in-process-mutex", "none", Property.NO_LOST_UPDATE);
    }

    @Test
    void noRecipeKeepsExclusionThroughAPause() {
        for (Matrix.Line line : stored.lines()) {
            isBroken(line.row().recipe(), "pause", Property.EXCLUSION);
        }
    }

    @Test
    void aFenceLetsNoStaleWriteThrough() {
        for (Fault fault : stored.faults()) {
            if (!fault.id().equals("stall")) {
                isSafe("set-nx-px-fenced", fault.id(), Property.NO_STALE_WRITE);
            }
        }
    }

    @Test
    void aFenceThatIsDrawnAfterTheGrantLetsAStaleWriteThrough() {
        isBroken("separate-incr", "pause", Property.NO_STALE_WRITE);
        isSafe("separate-incr", "none", Property.NO_STALE_WRITE);
    }

    @Test
    void redlockOutlivesAMinorityButNotWhatANodeForgets() {
        isSafe("redlock", "crash-node", Property.EXCLUSION);
        isBroken("redlock", "restart-node", Property.EXCLUSION);
        isSafe("redlock", "late-restart", Property.EXCLUSION);
        isBroken("redlock", "clock-jump", Property.EXCLUSION);
    }

    @Test
    void aFailoverBreaksAPairUnlessTheAnswerOfWaitIsLookedAt() {
        isBroken("set-nx-px-safe", "failover", Property.EXCLUSION);
        isBroken("set-nx-px-sentinel", "failover", Property.EXCLUSION);
        isBroken("set-then-wait-unchecked", "lag-failover", Property.EXCLUSION);
        isSafe("set-then-wait", "failover", Property.EXCLUSION);
        isSafe("set-then-wait", "lag-failover", Property.EXCLUSION);
    }

    @Test
    void onlyAPlainDeleteIsHarmfulWhenItComesLate() {
        isBroken("set-nx-px", "late-release", Property.EXCLUSION);
        isBroken("get-then-del", "late-release", Property.EXCLUSION);
        isSafe("set-nx-px-safe", "late-release", Property.EXCLUSION);
    }

    @Test
    void aLockWithoutATtlIsStuckWhenItsHolderDies() {
        isBroken("setnx-then-expire", "crash-client", Property.LIVENESS);
        isSafe("set-nx-px-safe", "crash-client", Property.LIVENESS);
    }

    private void isSafe(String recipe, String fault, Property property) {
        assertThat(outcome(recipe, fault, property))
                .as(recipe + ":" + fault + ":" + property.id())
                .isInstanceOf(Outcome.Safe.class);
    }

    private void isBroken(String recipe, String fault, Property property) {
        assertThat(outcome(recipe, fault, property))
                .as(recipe + ":" + fault + ":" + property.id())
                .isInstanceOf(Outcome.Broken.class);
    }

    private Outcome outcome(String recipe, String fault, Property property) {
        return stored.cell(recipe, fault).orElseThrow().of(property);
    }
}
