package dev.lockscope.desktop.inspector.events;

import dev.lockscope.trace.Event;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableListBase;

/**
 * As many rows as a table is given at once. JavaFX's table goes through all its rows several times for each step of
 * scrolling (measured: 30 ms with a million), so it gets a page of them, and says which. Belongs to the thread of the
 * window.
 */
final class EventPage extends ObservableListBase<Event> {

    /** How many rows a page has at most. */
    static final int SIZE = 10_000;

    private final EventRows rows;
    private final List<Event> shown = new ArrayList<>();
    private final ReadOnlyIntegerWrapper from = new ReadOnlyIntegerWrapper(this, "from");
    private final ListChangeListener<Event> listener = this::changed;

    /** The first page of some rows; follows them until it is closed. */
    EventPage(EventRows rows) {
        this.rows = rows;
        rows.addListener(listener);
        renew(0);
    }

    /** Lets go of the rows. */
    void close() {
        rows.removeListener(listener);
    }

    /** The rows that it is a page of. */
    EventRows rows() {
        return rows;
    }

    /** Which of all rows is the first of the page, from 0. */
    ReadOnlyIntegerProperty from() {
        return from.getReadOnlyProperty();
    }

    /** Turns to the page that a row is on. */
    void turnTo(int row) {
        int wanted = Math.max(0, Math.min(row, rows.size() - 1)) / SIZE * SIZE;
        if (wanted != from.get()) {
            beginChange();
            from.set(wanted);
            renew(0);
            endChange();
        }
    }

    private void changed(ListChangeListener.Change<? extends Event> change) {
        int first = Integer.MAX_VALUE;
        while (change.next()) {
            first = Math.min(first, change.getFrom());
        }
        beginChange();
        if (from.get() > 0 && from.get() >= rows.size()) {
            from.set(Math.max(0, rows.size() - 1) / SIZE * SIZE);
            renew(0);
        } else if (first < from.get() + SIZE) {
            renew(Math.min(shown.size(), Math.max(0, first - from.get())));
        }
        endChange();
    }

    /** Takes the rows of the page over again, from a place of the page on. */
    private void renew(int place) {
        beginChange();
        List<Event> gone = new ArrayList<>(shown.subList(place, shown.size()));
        shown.subList(place, shown.size()).clear();
        int end = Math.min(rows.size(), from.get() + SIZE);
        for (int row = from.get() + place; row < end; row++) {
            shown.add(rows.get(row));
        }
        if (!gone.isEmpty() || shown.size() > place) {
            nextReplace(place, shown.size(), gone);
        }
        endChange();
    }

    @Override
    public Event get(int place) {
        return shown.get(place);
    }

    @Override
    public int size() {
        return shown.size();
    }
}
