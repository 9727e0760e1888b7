package dev.lockscope.desktop.inspector.events;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.world.WorldIndex;
import java.util.ArrayList;
import java.util.List;

/**
 * Notices how much of the beginning of a growing index is as it was, where events can come late, without a copy of the
 * index: one event in {@link #SPACING} is remembered.
 *
 * <p>An event that comes late moves all behind it, so no event behind it stands where it stood; "stands where it stood"
 * can therefore be searched by halves.
 */
final class Watermarks {

    static final int SPACING = 64;

    /** The events at the places {@code SPACING - 1}, {@code 2 * SPACING - 1} and so on. */
    private final List<Event> marks = new ArrayList<>();

    private int size;

    /** The last event that was taken in, if any was. */
    private List<Event> last = List.of();

    /** How many events had been taken in. */
    int size() {
        return size;
    }

    /**
     * Takes in what has come.
     *
     * @return how many events at the beginning certainly are as before; at most {@link #SPACING} too few
     */
    int take(WorldIndex index) {
        int untouched = untouched(index);
        marks.subList(untouched / SPACING, marks.size()).clear();
        for (int place = (marks.size() + 1) * SPACING - 1; place < index.size(); place += SPACING) {
            marks.add(index.event(place));
        }
        size = index.size();
        last = size == 0 ? List.of() : List.of(index.event(size - 1));
        return untouched;
    }

    private int untouched(WorldIndex index) {
        if (last.isEmpty() || index.event(size - 1).seq() == last.get(0).seq()) {
            return size;
        }
        int low = 0;
        int high = marks.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (index.event((middle + 1) * SPACING - 1).seq()
                    == marks.get(middle).seq()) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low * SPACING;
    }
}
