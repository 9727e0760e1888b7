package dev.lockscope.desktop.explorer;

import dev.lockscope.desktop.session.Explorations.Question;
import dev.lockscope.explore.Budget;
import dev.lockscope.explore.FaultKind;
import dev.lockscope.explore.Limits;
import dev.lockscope.explore.Property;
import dev.lockscope.explore.matrix.Need;
import dev.lockscope.explore.ttl.Lengths;
import dev.lockscope.scenario.Scenario;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import javafx.beans.Observable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;

/** What a person would have explored, as it stands on the form. Belongs to the thread of the window. */
final class Wish {

    /** More states than any machine keeps. */
    private static final int MOST_STATES = 2_000_000_000;

    private final ReadOnlyObjectWrapper<Optional<Subject>> subject =
            new ReadOnlyObjectWrapper<>(this, "subject", Optional.empty());
    private final Map<FaultKind, IntegerProperty> most = new EnumMap<>(FaultKind.class);
    private final IntegerProperty together = new SimpleIntegerProperty(this, "together");
    private final ReadOnlyIntegerWrapper sum = new ReadOnlyIntegerWrapper(this, "sum");
    private final Map<Property, BooleanProperty> properties = new EnumMap<>(Property.class);
    private final StringProperty clockJump = new SimpleStringProperty(this, "clockJump");
    private final StringProperty restartAfter = new SimpleStringProperty(this, "restartAfter");
    private final StringProperty states = new SimpleStringProperty(this, "states");
    private final StringProperty depth = new SimpleStringProperty(this, "depth");
    private final StringProperty seconds = new SimpleStringProperty(this, "seconds");
    private final ReadOnlyObjectWrapper<Optional<Hindrance>> hindrance =
            new ReadOnlyObjectWrapper<>(this, "hindrance", Optional.of(Hindrance.NO_SCENARIO));

    /** What is usual, of no scenario. */
    Wish() {
        for (FaultKind kind : FaultKind.values()) {
            IntegerProperty count = new SimpleIntegerProperty(this, kind.id());
            most.put(kind, count);
            count.addListener((property, old, now) -> add());
        }
        for (Property one : Property.values()) {
            BooleanProperty wanted = new SimpleBooleanProperty(this, one.id(), true);
            properties.put(one, wanted);
            watch(wanted);
        }
        List.of(subject, clockJump, restartAfter, states, depth, seconds).forEach(this::watch);
        // Counts of what cannot happen are no part of the sum.
        subject.addListener((property, old, now) -> add());
        take(Budget.USUAL);
        states.set(String.valueOf(Limits.USUAL.states()));
        depth.set(String.valueOf(Limits.USUAL.depth()));
        seconds.set(String.valueOf(Limits.USUAL.time().toSeconds()));
    }

    /** All that stands there; whoever looks at {@link #asked} looks again where one of these changes. */
    Observable[] parts() {
        List<Observable> parts =
                new ArrayList<>(List.of(subject, together, sum, clockJump, restartAfter, states, depth, seconds));
        parts.addAll(most.values());
        parts.addAll(properties.values());
        parts.add(hindrance);
        return parts.toArray(Observable[]::new);
    }

    private void watch(ObservableValue<?> what) {
        what.addListener((property, old, now) -> hindrance.set(looked()));
    }

    private void add() {
        int before = sum.get();
        int now = most.keySet().stream().mapToInt(this::counted).sum();
        boolean all = together.get() == before;
        sum.set(now);
        together.set(all ? now : Math.min(together.get(), now));
    }

    /** How often at most, of what can happen. */
    private int counted(FaultKind kind) {
        IntegerProperty count = most.get(kind);
        return count == null || lack(kind).isPresent() ? 0 : count.get();
    }

    /** What that which is explored lacks for a fault to happen to it; nothing where it can happen. */
    Optional<Need> lack(FaultKind kind) {
        return subject.get().flatMap(one -> one.lack(kind));
    }

    // What stands there

    /** What is explored. */
    ReadOnlyObjectProperty<Optional<Subject>> subject() {
        return subject.getReadOnlyProperty();
    }

    /** How often a fault may happen at most. */
    IntegerProperty most(FaultKind kind) {
        return known(most, kind);
    }

    /** How many faults may happen at most, all kinds together. */
    IntegerProperty together() {
        return together;
    }

    /** How many would happen if each did as often as it may. */
    ReadOnlyIntegerProperty sum() {
        return sum.getReadOnlyProperty();
    }

    /** Whether a property must not break. */
    BooleanProperty wanted(Property property) {
        return known(properties, property);
    }

    /** How far a clock jumps, as written. */
    StringProperty clockJump() {
        return clockJump;
    }

    /** How long a node stays down that starts again, as written. */
    StringProperty restartAfter() {
        return restartAfter;
    }

    /** How many states there may be, as written. */
    StringProperty states() {
        return states;
    }

    /** How many moves a schedule may have, as written. */
    StringProperty depth() {
        return depth;
    }

    /** How long it may take, as written. */
    StringProperty seconds() {
        return seconds;
    }

    /** Why none can begin. */
    ReadOnlyObjectProperty<Optional<Hindrance>> hindrance() {
        return hindrance.getReadOnlyProperty();
    }

    private static <K, V> V known(Map<K, V> all, K key) {
        V value = all.get(key);
        if (value == null) {
            throw new IllegalStateException("there is one for each: " + key);
        }
        return value;
    }

    // What is done to it

    /** Chooses what is explored. */
    void choose(Subject chosen) {
        subject.set(Optional.of(chosen));
    }

    /** Chooses another variant of it. */
    void choose(Scenario variant) {
        subject.get()
                .filter(one -> one.variants().contains(variant))
                .ifPresent(one -> choose(new Subject(variant, one.file(), one.variants())));
    }

    /** Tells the other variants of a file, unless something else was chosen meanwhile. */
    void variants(Path file, List<Scenario> all) {
        subject.get()
                .filter(one -> one.file().equals(Optional.of(file)) && all.contains(one.scenario()))
                .ifPresent(one -> choose(new Subject(one.scenario(), one.called(), one.file(), all)));
    }

    /** Stands for a question. */
    void take(Question question) {
        choose(Subject.of(question));
        take(question.budget());
        properties.forEach((one, wanted) -> wanted.set(question.properties().contains(one)));
    }

    private void take(Budget budget) {
        most.forEach((kind, count) -> count.set(budget.most().getOrDefault(kind, 0)));
        together.set(Math.min(budget.total(), sum.get()));
        clockJump.set(written(budget.clockJump()));
        restartAfter.set(written(budget.restartAfter()));
    }

    /** A length of time as it can be read back. */
    static String written(Duration time) {
        long millis = time.toMillis();
        if (millis != 0 && millis % 60_000 == 0) {
            return millis / 60_000 + "m";
        }
        return millis % 1_000 == 0 ? millis / 1_000 + "s" : millis + "ms";
    }

    // What it comes to

    /** What is asked for by it; nothing where something hinders it. */
    Optional<Asked> asked(String language) {
        return subject.get()
                .filter(one -> hindrance.get().isEmpty())
                .map(one -> new Asked(
                        new Question(one.scenario(), one.title(language), one.file(), budget(), kept()),
                        new Limits(
                                number(states).orElseThrow(),
                                number(depth).orElseThrow(),
                                Duration.ofSeconds(number(seconds).orElseThrow()))));
    }

    private Budget budget() {
        Map<FaultKind, Integer> counts = new EnumMap<>(FaultKind.class);
        most.keySet().stream().filter(kind -> counted(kind) > 0).forEach(kind -> counts.put(kind, counted(kind)));
        return new Budget(
                counts,
                together.get(),
                Lengths.of(clockJump.get().strip()).orElseThrow(),
                Lengths.of(restartAfter.get().strip()).orElseThrow());
    }

    private Set<Property> kept() {
        Set<Property> kept = EnumSet.noneOf(Property.class);
        properties.forEach((one, wanted) -> {
            if (wanted.get()) {
                kept.add(one);
            }
        });
        return kept;
    }

    private Optional<Hindrance> looked() {
        if (subject.get().isEmpty()) {
            return Optional.of(Hindrance.NO_SCENARIO);
        }
        Optional<Hindrance> own = subject.get().flatMap(Subject::hindrance);
        if (own.isPresent()) {
            return own;
        } else if (kept().isEmpty()) {
            return Optional.of(Hindrance.NO_PROPERTY);
        } else if (Lengths.of(clockJump.get().strip())
                .filter(jump -> !jump.isZero())
                .isEmpty()) {
            return Optional.of(Hindrance.CLOCK_JUMP);
        } else if (Lengths.of(restartAfter.get().strip()).isEmpty()) {
            return Optional.of(Hindrance.RESTART_AFTER);
        } else if (number(states).isEmpty()) {
            return Optional.of(Hindrance.STATES);
        } else if (number(depth).isEmpty()) {
            return Optional.of(Hindrance.DEPTH);
        }
        return number(seconds).isEmpty() ? Optional.of(Hindrance.SECONDS) : Optional.empty();
    }

    /** A whole number above 0, with or without spaces in it. */
    private static OptionalInt number(StringProperty written) {
        String digits = written.get().replaceAll("[\\s\u00a0\u202f,]", "");
        if (!digits.matches("[0-9]{1,10}")) {
            return OptionalInt.empty();
        }
        long number = Long.parseLong(digits);
        return number >= 1 && number <= MOST_STATES ? OptionalInt.of((int) number) : OptionalInt.empty();
    }
}
