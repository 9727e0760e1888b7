package dev.lockscope.desktop.settings;

import dev.lockscope.desktop.theme.Look;
import dev.lockscope.desktop.words.Words;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** What the window remembers, while it is open. Belongs to the thread of the window. */
public final class Memory {

    /** How many files are remembered. */
    static final int MOST_RECENT = 8;

    private final Settings before;
    private final ObservableList<Path> recent = FXCollections.observableArrayList();

    /** One for all who listen, since it is held by nothing but this, and would forget them with itself. */
    private final ObservableList<Path> seen = FXCollections.unmodifiableObservableList(recent);

    private final Map<String, BooleanProperty> panels = new HashMap<>();
    private final Map<String, List<Double>> dividers = new HashMap<>();
    private final Map<String, Double> widths = new HashMap<>();
    private final ReadOnlyLongWrapper changes = new ReadOnlyLongWrapper(this, "changes");
    private Optional<WindowPlace> place;
    private boolean tourOffered;
    private final BooleanProperty systemTone = new SimpleBooleanProperty(this, "systemTone");
    private final ReadOnlyObjectWrapper<Caps> caps = new ReadOnlyObjectWrapper<>(this, "caps");

    /** What was remembered when the program was started. */
    public Memory(Settings before) {
        this.before = before;
        this.place = before.place();
        this.tourOffered = before.tourOffered();
        systemTone.set(before.tone().isEmpty());
        systemTone.addListener((property, old, now) -> changed());
        caps.set(before.caps());
        recent.setAll(before.recent());
        dividers.putAll(before.dividers());
        widths.putAll(before.widths());
        before.panels().forEach((name, shown) -> panel(name).set(shown));
    }

    /** Grows whenever something of it has changed. */
    public ReadOnlyLongProperty changes() {
        return changes.getReadOnlyProperty();
    }

    private void changed() {
        changes.set(changes.get() + 1);
    }

    /** The files that were opened last, the latest first. */
    public ObservableList<Path> recent() {
        return seen;
    }

    /** A file was opened. */
    public void opened(Path file) {
        Path whole = file.toAbsolutePath().normalize();
        recent.remove(whole);
        recent.add(0, whole);
        if (recent.size() > MOST_RECENT) {
            recent.remove(MOST_RECENT, recent.size());
        }
        changed();
    }

    /** A file that is not there any more. */
    public void forget(Path file) {
        recent.remove(file.toAbsolutePath().normalize());
        changed();
    }

    /** Whether a panel is shown, by its name; at first it is. */
    public BooleanProperty panel(String name) {
        return panels.computeIfAbsent(name, key -> {
            BooleanProperty shown = new SimpleBooleanProperty(this, key, true);
            shown.addListener((property, old, now) -> changed());
            return shown;
        });
    }

    /** Where the dividers of something are, from 0 to 1; empty before they were anywhere. */
    public List<Double> dividers(String name) {
        return dividers.getOrDefault(name, List.of());
    }

    /** Remembers where the dividers of something are, from 0 to 1. */
    public void dividersAre(String name, double... positions) {
        dividers.put(name, Arrays.stream(positions).boxed().toList());
        changed();
    }

    /** How wide a panel is, px at the plain size of text; empty before a person chose. */
    public OptionalDouble width(String name) {
        Double known = widths.get(name);
        return known == null ? OptionalDouble.empty() : OptionalDouble.of(known);
    }

    /** Remembers how wide a panel is, px at the plain size of text. */
    public void widthIs(String name, double width) {
        widths.put(name, width);
        changed();
    }

    /** Where the window was; empty before it was anywhere. */
    public Optional<WindowPlace> place() {
        return place;
    }

    /** Remembers where the window is. */
    public void placeIs(WindowPlace now) {
        place = Optional.of(now);
        changed();
    }

    /** Whether light or dark is as the system's, so that it is asked at the next start. */
    public BooleanProperty systemTone() {
        return systemTone;
    }

    /** How much is kept of the runs. */
    public ReadOnlyObjectProperty<Caps> caps() {
        return caps.getReadOnlyProperty();
    }

    /** Remembers how much is to be kept of the runs. */
    public void capsAre(Caps wanted) {
        if (!wanted.equals(caps.get())) {
            caps.set(wanted);
            changed();
        }
    }

    /** Whether the tour was offered, now or before. */
    public boolean isTourOffered() {
        return tourOffered;
    }

    /** Remembers that the tour was offered. */
    public void tourIsOffered() {
        tourOffered = true;
        changed();
    }

    /**
     * All of it, to be kept.
     *
     * @param languageWasChosen whether the language is one that the person chose in the window, now or before
     */
    public Settings settings(Words words, Look look, boolean languageWasChosen) {
        Map<String, Boolean> shown = new HashMap<>();
        panels.forEach((name, property) -> shown.put(name, property.get()));
        return new Settings(
                languageWasChosen ? Optional.of(words.language().get()) : before.language(),
                systemTone.get() ? Optional.empty() : Optional.of(look.tone().get()),
                look.textScale().get(),
                look.reducedMotion().get(),
                place,
                shown,
                dividers,
                widths,
                recent,
                tourOffered,
                caps.get());
    }
}
