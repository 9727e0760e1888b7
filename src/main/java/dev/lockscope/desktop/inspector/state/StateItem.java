package dev.lockscope.desktop.inspector.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A line of the list: the name of a thing, or something about it. */
sealed interface StateItem {

    /** The thing that the lines below are about. */
    record Heading(StateRow.Subject subject) implements StateItem {}

    /** Something about the thing above. */
    record Line(StateRow row) implements StateItem {}

    /**
     * The lines with their headings.
     *
     * @param changedOnly whether only what has changed is wanted
     */
    static List<StateItem> of(List<StateRow> rows, boolean changedOnly) {
        List<StateItem> items = new ArrayList<>();
        Optional<StateRow.Subject> subject = Optional.empty();
        for (StateRow row : rows) {
            if (changedOnly && !row.isChanged()) {
                continue;
            }
            if (subject.filter(row.subject()::equals).isEmpty()) {
                items.add(new Heading(row.subject()));
                subject = Optional.of(row.subject());
            }
            items.add(new Line(row));
        }
        return List.copyOf(items);
    }
}
