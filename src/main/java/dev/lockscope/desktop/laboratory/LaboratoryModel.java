package dev.lockscope.desktop.laboratory;

import dev.lockscope.desktop.session.Background;
import dev.lockscope.explore.ttl.Empirical;
import dev.lockscope.explore.ttl.Experiment;
import dev.lockscope.explore.ttl.Findings;
import dev.lockscope.explore.ttl.Laboratory;
import dev.lockscope.explore.ttl.LatencyException;
import dev.lockscope.explore.ttl.LatencyFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/** What a person wants to try in the laboratory, how far that is, and what came of it. Belongs to the thread of the window. */
final class LaboratoryModel {

    /** Carries out an experiment; see {@link Laboratory#run}. */
    @FunctionalInterface
    interface Bench {

        Findings run(Experiment experiment, Laboratory.Progress progress) throws InterruptedException;
    }

    /** Where it stands. */
    enum Phase {
        /** Nothing was tried yet, or the findings are there. */
        READY,
        /** Runs are being done. */
        RUNNING,
        /** The latest runs were broken off. */
        CANCELLED
    }

    /** Why a file of measured lengths could not be taken. */
    record Refused(Path file, Exception why) {}

    private final Background background;
    private final Bench bench;
    private final Consumer<? super Background.Job> begun;
    private final Consumer<? super Throwable> defects;
    private final ObjectProperty<Wish> wish = new SimpleObjectProperty<>(this, "wish", Wish.usual());
    private final ReadOnlyObjectWrapper<Reading> reading =
            new ReadOnlyObjectWrapper<>(this, "reading", Reading.of(Wish.usual()));
    private final ReadOnlyObjectWrapper<Phase> phase = new ReadOnlyObjectWrapper<>(this, "phase", Phase.READY);
    private final ReadOnlyLongWrapper done = new ReadOnlyLongWrapper(this, "done", 0);
    private final ReadOnlyObjectWrapper<Optional<Findings>> findings =
            new ReadOnlyObjectWrapper<>(this, "findings", Optional.empty());
    private final ReadOnlyObjectWrapper<Map<Role, Refused>> refused =
            new ReadOnlyObjectWrapper<>(this, "refused", Map.of());
    private final Map<Role, Long> asked = new EnumMap<>(Role.class);
    private Optional<Background.Job> job = Optional.empty();

    /**
     * Nothing is tried yet.
     *
     * @param bench carries experiments out, on the threads of the background
     * @param begun told what is carried out, for whoever ends everything
     * @param defects told, on the thread of the window, why runs failed that nobody expected to
     */
    LaboratoryModel(
            Background background,
            Bench bench,
            Consumer<? super Background.Job> begun,
            Consumer<? super Throwable> defects) {
        this.background = background;
        this.bench = bench;
        this.begun = begun;
        this.defects = defects;
        wish.addListener((property, old, now) -> reading.set(Reading.of(now)));
    }

    /** What is wanted, as it stands on the screen. */
    ObjectProperty<Wish> wish() {
        return wish;
    }

    /** What that comes to. */
    ReadOnlyObjectProperty<Reading> reading() {
        return reading.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<Phase> phase() {
        return phase.getReadOnlyProperty();
    }

    /** How many runs are done of those that go on. */
    ReadOnlyLongProperty done() {
        return done.getReadOnlyProperty();
    }

    /** What came of the latest experiment that was carried out to its end. */
    ReadOnlyObjectProperty<Optional<Findings>> findings() {
        return findings.getReadOnlyProperty();
    }

    /** The files that could not be taken, by what they were to be taken for. */
    ReadOnlyObjectProperty<Map<Role, Refused>> refused() {
        return refused.getReadOnlyProperty();
    }

    /** Whether what is wanted by now is something else than what was found out. */
    boolean isOutdated() {
        return findings.get()
                .filter(found -> !reading.get().experiment().equals(Optional.of(found.experiment())))
                .isPresent();
    }

    /** How a length is spread from now on; what was wrong with a file is of no matter then. */
    void spread(Role role, Spread spread) {
        asked.merge(role, 1L, Long::sum);
        forget(role);
        wish.set(wish.get().with(role, spread));
    }

    private void forget(Role role) {
        Map<Role, Refused> left = new EnumMap<>(Role.class);
        left.putAll(refused.get());
        left.remove(role);
        refused.set(Map.copyOf(left));
    }

    /** Takes lengths from a file; where it cannot be read, they stay as they are. */
    void measure(Role role, Path file) {
        long number = asked.merge(role, 1L, Long::sum);
        background.run(
                () -> LatencyFile.read(file),
                lengths -> take(role, number, file, lengths),
                failure -> refuse(role, number, file, failure));
    }

    private boolean isLatest(Role role, long number) {
        // What is asked for now counts, in whatever order the answers come.
        return asked.getOrDefault(role, 0L) == number;
    }

    private void take(Role role, long number, Path file, Empirical lengths) {
        if (isLatest(role, number)) {
            spread(role, new Spread.Measured(String.valueOf(file.getFileName()), lengths));
        }
    }

    private void refuse(Role role, long number, Path file, Throwable failure) {
        if (failure instanceof IOException || failure instanceof LatencyException) {
            if (isLatest(role, number)) {
                Map<Role, Refused> more = new EnumMap<>(Role.class);
                more.putAll(refused.get());
                more.put(role, new Refused(file, (Exception) failure));
                refused.set(Map.copyOf(more));
            }
        } else {
            defects.accept(failure);
        }
    }

    /** Carries out what is wanted, unless that cannot be done or something goes on. */
    void run() {
        if (phase.get() == Phase.RUNNING) {
            return;
        }
        reading.get().experiment().ifPresent(experiment -> {
            done.set(0);
            phase.set(Phase.RUNNING);
            Laboratory.Progress progress = progress();
            Background.Job running = background.run(() -> bench.run(experiment, progress), this::found, this::fail);
            job = Optional.of(running);
            begun.accept(running);
        });
    }

    /** Tells of the latest number only, however fast they come. */
    private Laboratory.Progress progress() {
        AtomicLong latest = new AtomicLong();
        AtomicBoolean told = new AtomicBoolean();
        return (samples, of) -> {
            latest.set(samples);
            if (told.compareAndSet(false, true)) {
                background.later(() -> {
                    told.set(false);
                    if (phase.get() == Phase.RUNNING) {
                        done.set(latest.get());
                    }
                });
            }
        };
    }

    private void found(Findings what) {
        job = Optional.empty();
        findings.set(Optional.of(what));
        phase.set(Phase.READY);
    }

    private void fail(Throwable failure) {
        job = Optional.empty();
        phase.set(Phase.CANCELLED);
        if (!(failure instanceof InterruptedException)) {
            defects.accept(failure);
        }
    }

    /** Breaks off what goes on; what was found before stays. */
    void cancel() {
        job.ifPresent(Background.Job::cancel);
    }
}
