package dev.lockscope.desktop.session;

import dev.lockscope.compare.Alignment;
import dev.lockscope.compare.Difference;
import dev.lockscope.compare.Kinship;
import dev.lockscope.compare.Row;
import dev.lockscope.desktop.session.Background.Job;
import dev.lockscope.timeline.SharedAxis;
import dev.lockscope.timeline.Timeline;
import dev.lockscope.trace.Event;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * Two runs that the window shows beside one another. It is no run: nothing in it goes on, and nothing can be done to it.
 *
 * <p>Belongs to the thread of the window; reading and comparing is done in the background.
 */
public final class Beside {

    /** How far apart the times of what both have may be without being told, ns: runs on real servers vary by less. */
    public static final long TOLERANCE = 50_000_000;

    /** What is looked at when a comparison is opened: times vary, and what is alike is no difference. */
    private static final Shown FIRST = new Shown(EnumSet.complementOf(EnumSet.of(Difference.TIME)), false);

    private final Background background;
    private final Callable<Side> first;
    private final Callable<Side> second;
    private final BiConsumer<Beside, Throwable> failed;
    private final ReadOnlyDoubleWrapper share = new ReadOnlyDoubleWrapper(this, "share", 0);
    private final ReadOnlyObjectWrapper<Optional<Pair>> pair =
            new ReadOnlyObjectWrapper<>(this, "pair", Optional.empty());
    private final ReadOnlyObjectWrapper<Alignment> alignment =
            new ReadOnlyObjectWrapper<>(this, "alignment", Alignment.START);
    private final ReadOnlyObjectWrapper<Shown> shown = new ReadOnlyObjectWrapper<>(this, "shown", FIRST);
    private final ReadOnlyObjectWrapper<List<Line>> lines = new ReadOnlyObjectWrapper<>(this, "lines", List.of());
    private final ReadOnlyObjectWrapper<Optional<Line>> chosen =
            new ReadOnlyObjectWrapper<>(this, "chosen", Optional.empty());
    private final ReadOnlyLongWrapper cursor = new ReadOnlyLongWrapper(this, "cursor", 0);
    private Optional<Job> job = Optional.empty();
    private boolean detailed;
    private boolean insisted;
    private Optional<Alignment> wanted = Optional.empty();

    /**
     * What of the rows is listed and marked.
     *
     * @param kinds the kinds of difference
     * @param alike whether that in which the runs do not differ is listed too
     */
    public record Shown(Set<Difference> kinds, boolean alike) {

        public Shown {
            kinds = Set.copyOf(kinds);
        }

        /** With a kind, or without it. */
        public Shown with(Difference kind, boolean wanted) {
            Set<Difference> others = EnumSet.noneOf(Difference.class);
            others.addAll(kinds);
            if (wanted) {
                others.add(kind);
            } else {
                others.remove(kind);
            }
            return new Shown(others, alike);
        }
    }

    /**
     * A row that is listed.
     *
     * @param number its place among all rows
     * @param difference in what the runs differ about it, times included; nothing where they do not
     */
    public record Line(int number, Row row, Optional<Difference> difference) {}

    /**
     * Two runs that are not read yet.
     *
     * @param failed told why they could not be compared, where they could not
     */
    Beside(Callable<Side> first, Callable<Side> second, Background background, BiConsumer<Beside, Throwable> failed) {
        this.first = first;
        this.second = second;
        this.background = background;
        this.failed = failed;
    }

    // Comparing

    /** How much of the work is done, from 0 to 1, until there is a {@link #pair}. */
    public ReadOnlyDoubleProperty share() {
        return share.getReadOnlyProperty();
    }

    /** What came of it; nothing while it is worked at. */
    public ReadOnlyObjectProperty<Optional<Pair>> pair() {
        return pair.getReadOnlyProperty();
    }

    /** Whether all events are compared, and not the turns of the story alone. */
    public boolean isDetailed() {
        return detailed;
    }

    /** Compares all events, or the turns of the story alone. */
    public void detail(boolean wanted) {
        if (wanted != detailed) {
            detailed = wanted;
            Optional<Pair> known = pair.get();
            this.wanted = known.map(one -> alignment.get());
            compare(
                    known.<Callable<Side>>map(one -> one::first).orElse(first),
                    known.<Callable<Side>>map(one -> one::second).orElse(second));
        }
    }

    /** Reads and compares. */
    void begin() {
        compare(first, second);
    }

    private void compare(Callable<Side> one, Callable<Side> other) {
        stop();
        pair.set(Optional.empty());
        lines.set(List.of());
        chosen.set(Optional.empty());
        share.set(0);
        Predicate<Event> which = detailed ? event -> true : Timeline.TURNS;
        Job[] own = new Job[1];
        int[] told = new int[1];
        own[0] = background.run(
                () -> Pair.of(one.call(), other.call(), which, done -> {
                    int percent = (int) (done * 100);
                    if (percent > told[0]) {
                        told[0] = percent;
                        background.later(() -> tell(own[0], percent / 100.0));
                    }
                }),
                found -> {
                    if (!own[0].isCancelled()) {
                        take(found);
                    }
                },
                failure -> {
                    if (!own[0].isCancelled()) {
                        failed.accept(this, failure);
                    }
                });
        job = Optional.of(own[0]);
    }

    private void tell(Job of, double done) {
        if (job.filter(now -> now == of).isPresent() && pair.get().isEmpty()) {
            share.set(done);
        }
    }

    /** The same two in each other's place. */
    Beside swapped() {
        Optional<Pair> known = pair.get();
        Beside other = new Beside(
                known.<Callable<Side>>map(one -> one::second).orElse(second),
                known.<Callable<Side>>map(one -> one::first).orElse(first),
                background,
                failed);
        other.detailed = detailed;
        other.insisted = insisted;
        other.wanted = known.map(one -> alignment.get().swapped());
        return other;
    }

    /** Ends the work, if it is not done. */
    void stop() {
        job.ifPresent(Job::cancel);
        job = Optional.empty();
    }

    private void take(Pair found) {
        alignment.set(wanted.orElseGet(found::alignment));
        wanted = Optional.empty();
        cursor.set(alignment.get().leftZero());
        pair.set(Optional.of(found));
        list();
    }

    // Where they are aligned

    /** Where the runs are laid beside one another. */
    public ReadOnlyObjectProperty<Alignment> alignment() {
        return alignment.getReadOnlyProperty();
    }

    /** Lays them beside one another elsewhere. */
    public void align(Alignment wanted) {
        alignment.set(wanted);
        list();
    }

    /** Lays them beside one another at the first turn that they share, as at the beginning. */
    public void alignFirst() {
        pair.get().map(Pair::alignment).ifPresent(this::align);
    }

    /** Whether they can be aligned at what is chosen: both must have it. */
    public Optional<Alignment> alignmentAtChosen() {
        return chosen.get().flatMap(line -> Alignment.at(line.row()));
    }

    /** The axis that both are on. */
    public SharedAxis axis() {
        return new SharedAxis(alignment.get().leftZero(), alignment.get().rightZero());
    }

    // What is listed

    /** What is listed and marked. */
    public ReadOnlyObjectProperty<Shown> shown() {
        return shown.getReadOnlyProperty();
    }

    /** Lists and marks something else. */
    public void show(Shown wanted) {
        shown.set(wanted);
        list();
    }

    /** Lists the differences also of runs that have next to nothing to do with one another. */
    public void insist() {
        insisted = true;
        list();
    }

    /** Whether that was asked for. */
    public boolean isInsisted() {
        return insisted;
    }

    /** The rows that are listed, in order; none of strangers, unless that was asked for. */
    public ReadOnlyObjectProperty<List<Line>> lines() {
        return lines.getReadOnlyProperty();
    }

    /** How many rows differ in time alone. */
    public long late() {
        return pair.get().stream()
                .flatMap(found -> found.comparison().rows().stream())
                .filter(row -> difference(row).filter(Difference.TIME::equals).isPresent())
                .count();
    }

    private Optional<Difference> difference(Row row) {
        return alignment.get().difference(row, TOLERANCE);
    }

    private void list() {
        List<Line> listed = new ArrayList<>();
        List<Row> rows = pair.get()
                .filter(found -> insisted || found.kinship() != Kinship.STRANGERS)
                .map(found -> found.comparison().rows())
                .orElse(List.of());
        Optional<Integer> kept = chosen.get().map(Line::number);
        Optional<Line> again = Optional.empty();
        for (int i = 0; i < rows.size(); i++) {
            Line line = new Line(i, rows.get(i), difference(rows.get(i)));
            boolean wanted = line.difference()
                    .map(shown.get().kinds()::contains)
                    .orElse(shown.get().alike());
            if (wanted) {
                listed.add(line);
            }
            if (kept.filter(number -> number == line.number()).isPresent()) {
                again = Optional.of(line);
            }
        }
        lines.set(List.copyOf(listed));
        chosen.set(again);
    }

    // What is looked at

    /** The row that a person looks at; it need not be listed. */
    public ReadOnlyObjectProperty<Optional<Line>> chosen() {
        return chosen.getReadOnlyProperty();
    }

    /** The instant that is looked at, ns since the first run's start; below 0 before it. */
    public ReadOnlyLongProperty cursor() {
        return cursor.getReadOnlyProperty();
    }

    /** Looks at an instant, ns since the first run's start. */
    public void goTo(long instant) {
        cursor.set(instant);
    }

    /** Looks at a row, and at when it was: in the first run where that has it. */
    public void choose(Line line) {
        chosen.set(Optional.of(line));
        SharedAxis axis = axis();
        line.row()
                .ofLeft()
                .map(Event::at)
                .or(() -> line.row().ofRight().map(event -> axis.toUpper(axis.ofLower(event.at()))))
                .ifPresent(cursor::set);
    }

    /** Goes to the next line that differs, or to the one before; answers whether there was one. */
    public boolean step(boolean forward) {
        int at = chosen.get().map(Line::number).orElse(forward ? -1 : Integer.MAX_VALUE);
        Optional<Line> next = Optional.empty();
        for (Line line : lines.get()) {
            if (line.difference().isEmpty()) {
                continue;
            }
            if (forward && line.number() > at) {
                next = Optional.of(line);
                break;
            } else if (!forward && line.number() < at) {
                next = Optional.of(line);
            }
        }
        next.ifPresent(this::choose);
        return next.isPresent();
    }
}
