package dev.lockscope.desktop.classroom;

import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/** What a room has voted in a lesson. It is nobody's prediction, and kept as long as the lesson is open. */
final class Votes {

    private final ReadOnlyObjectWrapper<Map<Cue, Tally>> tallies =
            new ReadOnlyObjectWrapper<>(this, "tallies", Map.of());
    private final BooleanProperty hidden = new SimpleBooleanProperty(this, "hidden");

    /** All tallies, by the beats that ask. */
    ReadOnlyObjectProperty<Map<Cue, Tally>> tallies() {
        return tallies.getReadOnlyProperty();
    }

    /** Whether the room does not see how it votes before the vote is over. */
    BooleanProperty hidden() {
        return hidden;
    }

    /** The votes on what a beat asks. */
    Tally on(Cue question) {
        return tallies.get().getOrDefault(question, Tally.NONE);
    }

    /** Counts a vote. */
    void cast(Cue question, String option) {
        change(question, tally -> tally.with(option));
    }

    /** Takes back the vote that was counted last. */
    void takeBack(Cue question) {
        change(question, Tally::withoutLast);
    }

    /** Forgets the votes on a question, such as for the next class. */
    void clear(Cue question) {
        change(question, tally -> Tally.NONE);
    }

    private void change(Cue question, UnaryOperator<Tally> how) {
        Map<Cue, Tally> changed = new HashMap<>(tallies.get());
        changed.put(question, how.apply(on(question)));
        tallies.set(Map.copyOf(changed));
    }
}
