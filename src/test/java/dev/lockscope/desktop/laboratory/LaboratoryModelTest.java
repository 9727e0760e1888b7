package dev.lockscope.desktop.laboratory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.laboratory.LaboratoryModel.Phase;
import dev.lockscope.desktop.session.Background;
import dev.lockscope.explore.ttl.Experiment;
import dev.lockscope.explore.ttl.Findings;
import dev.lockscope.explore.ttl.Laboratory;
import dev.lockscope.explore.ttl.LatencyException;
import dev.lockscope.explore.ttl.Preset;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LaboratoryModelTest {

    @TempDir
    private Path folder = Path.of("");

    private final Deque<Runnable> work = new ArrayDeque<>();
    private final Deque<Runnable> window = new ArrayDeque<>();
    private final List<Throwable> defects = new ArrayList<>();
    private final List<Experiment> tried = new ArrayList<>();
    private final List<Background.Job> begun = new ArrayList<>();
    private final LaboratoryModel model = new LaboratoryModel(
            new Background(work::add, window::add, defects::add), this::bench, begun::add, defects::add);

    private Findings bench(Experiment experiment, Laboratory.Progress progress) throws InterruptedException {
        tried.add(experiment);
        progress.done(10, experiment.samples());
        progress.done(20, experiment.samples());
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        return new Findings(experiment, List.of());
    }

    /** Does what was put off, until nothing is left. */
    private void goOn() {
        while (!work.isEmpty() || !window.isEmpty()) {
            Optional.ofNullable(work.poll()).ifPresent(Runnable::run);
            while (!window.isEmpty()) {
                window.remove().run();
            }
        }
    }

    private Path file(String name, String text) throws Exception {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void whatIsWantedIsCarriedOutInTheBackgroundAndFound() {
        model.wish().set(model.wish().get().withRuns("7"));
        model.run();
        assertThat(model.phase().get()).isEqualTo(Phase.RUNNING);
        assertThat(tried).isEmpty();
        goOn();
        assertThat(model.phase().get()).isEqualTo(Phase.READY);
        assertThat(model.findings().get().orElseThrow().experiment().runs()).isEqualTo(7);
        assertThat(model.done().get()).isEqualTo(20);
        assertThat(defects).isEmpty();
    }

    @Test
    void whileRunsGoOnNoOthersBegin() {
        model.run();
        model.run();
        goOn();
        assertThat(tried).hasSize(1);
    }

    @Test
    void whatDoesNotFitIsNotRun() {
        model.wish().set(model.wish().get().withRuns("many"));
        model.run();
        assertThat(model.phase().get()).isEqualTo(Phase.READY);
        assertThat(work).isEmpty();
    }

    @Test
    void cancellingKeepsWhatWasFoundBefore() {
        model.run();
        goOn();
        Optional<Findings> before = model.findings().get();
        model.wish().set(model.wish().get().withRuns("9"));
        model.run();
        model.cancel();
        goOn();
        assertThat(model.phase().get()).isEqualTo(Phase.CANCELLED);
        assertThat(model.findings().get()).isEqualTo(before);
        assertThat(defects).isEmpty();
        model.run();
        goOn();
        assertThat(model.findings().get().orElseThrow().experiment().runs()).isEqualTo(9);
    }

    @Test
    void whatIsShownIsOutdatedOnceSomethingElseIsWanted() {
        assertThat(model.isOutdated()).isFalse();
        model.run();
        goOn();
        assertThat(model.isOutdated()).isFalse();
        model.wish().set(model.wish().get().withSeed("2"));
        assertThat(model.isOutdated()).isTrue();
        model.wish().set(model.wish().get().withSeed("1"));
        assertThat(model.isOutdated()).isFalse();
    }

    @Test
    void aFileOfLatenciesBecomesTheSpread() throws Exception {
        model.measure(Role.WORK, file("mine.csv", "latency_ms\n10\n20\n30\n"));
        goOn();
        assertThat(model.wish().get().spread(Role.WORK)).isInstanceOfSatisfying(Spread.Measured.class, measured -> {
            assertThat(measured.file()).isEqualTo("mine.csv");
            assertThat(measured.lengths().size()).isEqualTo(3);
        });
        assertThat(model.refused().get()).isEmpty();
    }

    @Test
    void aFileThatCannotBeReadLeavesAllAsItWasAndSaysWhere() throws Exception {
        model.spread(Role.WORK, new Spread.Named(Preset.CONSTANT, List.of("123ms")));
        Wish before = model.wish().get();
        model.measure(Role.WORK, file("bad.csv", "latency_ms\n10\nsoon\n"));
        goOn();
        assertThat(model.wish().get()).isEqualTo(before);
        LaboratoryModel.Refused refused =
                Objects.requireNonNull(model.refused().get().get(Role.WORK));
        assertThat(refused.why()).isInstanceOf(LatencyException.class);
        assertThat(((LatencyException) refused.why()).text("en")).contains("bad.csv:3:1:", "soon");

        model.measure(Role.WORK, folder.resolve("none.csv"));
        goOn();
        assertThat(Objects.requireNonNull(model.refused().get().get(Role.WORK)).why())
                .isInstanceOf(NoSuchFileException.class);
        assertThat(model.wish().get()).isEqualTo(before);
        assertThat(defects).isEmpty();

        model.spread(Role.WORK, Spread.usual(Preset.CONSTANT));
        assertThat(model.refused().get()).isEmpty();
    }

    @Test
    void aFileThatIsReadAfterAnotherChoiceIsOfNoMatter() throws Exception {
        model.measure(Role.WORK, file("mine.csv", "10\n20\n"));
        model.spread(Role.WORK, Spread.usual(Preset.UNIFORM));
        goOn();
        assertThat(model.wish().get().spread(Role.WORK)).isEqualTo(Spread.usual(Preset.UNIFORM));
    }

    @Test
    void whoeverEndsEverythingEndsWhatIsCarriedOut() {
        model.run();
        assertThat(begun).hasSize(1);
        begun.get(0).cancel();
        goOn();
        assertThat(model.phase().get()).isEqualTo(LaboratoryModel.Phase.CANCELLED);
        assertThat(begun.get(0).isOver()).isTrue();
        assertThat(defects).isEmpty();
    }
}
