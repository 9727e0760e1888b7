package dev.lockscope.export.html;

import java.util.ArrayList;
import java.util.List;

/**
 * How what the page says of a party changes: each change holds from a moment until the next one. Belongs to one thread
 * while it grows.
 */
final class Course {

    private final List<Change> changes = new ArrayList<>();

    /**
     * A change.
     *
     * @param events how many of the events that are shown have happened by then
     * @param late how long after the latest of them it is, ns; above 0 for what changes without one
     * @param card what is said from then on
     */
    record Change(int events, long late, Card card) {}

    /** From a moment on, not before that of the change before. */
    void add(int events, long late, Card card) {
        int last = changes.size() - 1;
        if (last >= 0
                && changes.get(last).events() == events
                && changes.get(last).late() == late) {
            changes.remove(last--);
        }
        if (last < 0 || !changes.get(last).card().equals(card)) {
            changes.add(new Change(events, late, card));
        }
    }

    List<Change> changes() {
        return List.copyOf(changes);
    }
}
