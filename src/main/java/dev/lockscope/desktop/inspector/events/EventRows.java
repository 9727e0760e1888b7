package dev.lockscope.desktop.inspector.events;

import dev.lockscope.desktop.session.Background;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.world.WorldIndex;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.collections.ObservableListBase;

/**
 * The events of an index that pass a filter, in the order in which they happened, as a list that follows the index.
 *
 * <p>Without a filter it reads the index itself, and copies nothing. With one it keeps what passed; many events are
 * tested in the background, a piece at a time, and what passed appears piece by piece. Belongs to the thread of the
 * window.
 */
public final class EventRows extends ObservableListBase<Event> {

    /** So many events are tested at once; more would be felt. */
    static final int AT_ONCE = 512;

    private static final int PIECE = 16_384;

    private final Background background;
    private final ReadOnlyBooleanWrapper searching = new ReadOnlyBooleanWrapper(this, "searching");
    private WorldIndex index;
    private Watermarks marks = new Watermarks();
    private Optional<Predicate<Event>> filter = Optional.empty();
    private List<Event> passed = new ArrayList<>();
    private int tested;
    private int round;
    private boolean underWay;

    /** Without events. */
    public EventRows(Header header, Background background) {
        this.index = new WorldIndex(header, WorldIndex.SPACING);
        this.background = background;
    }

    /** Whether events are still being tested. */
    public ReadOnlyBooleanProperty searching() {
        return searching.getReadOnlyProperty();
    }

    /** How many events there are, passed or not. */
    public int total() {
        return marks.size();
    }

    /** Follows another index. */
    public void follow(WorldIndex other) {
        if (other != index) {
            List<Event> gone = rows();
            beginChange();
            index = other;
            marks = new Watermarks();
            restart(gone);
            take();
            endChange();
            testOn();
        } else {
            sync();
        }
    }

    /** Lets only such events pass from now on; all for none. */
    public void filter(Optional<Predicate<Event>> which) {
        List<Event> gone = rows();
        beginChange();
        filter = which;
        restart(gone);
        if (filter.isEmpty() && marks.size() > 0) {
            nextAdd(0, marks.size());
        }
        endChange();
        testOn();
    }

    /** The rows as they are now; they stay so as long as no event comes. */
    private List<Event> rows() {
        if (filter.isPresent()) {
            return passed;
        }
        WorldIndex shown = index;
        int count = marks.size();
        return new AbstractList<>() {
            @Override
            public Event get(int row) {
                return shown.event(row);
            }

            @Override
            public int size() {
                return count;
            }
        };
    }

    private void restart(List<Event> gone) {
        passed = new ArrayList<>();
        tested = 0;
        round++;
        if (!gone.isEmpty()) {
            nextReplace(0, 0, gone);
        }
    }

    /** Takes in what has come to the index. */
    public void sync() {
        beginChange();
        take();
        endChange();
        testOn();
    }

    private void take() {
        int before = marks.size();
        int untouched = marks.take(index);
        if (filter.isPresent()) {
            if (untouched < before) {
                forgetFrom(untouched);
            }
            return;
        }
        for (int place = untouched; place < before; place++) {
            nextUpdate(place);
        }
        if (marks.size() > before) {
            nextAdd(before, marks.size());
        }
    }

    /** What passed behind a place may stand elsewhere now. */
    private void forgetFrom(int place) {
        round++;
        if (place >= tested) {
            return;
        }
        tested = place;
        int kept = place == 0 ? 0 : upTo(index.event(place - 1));
        if (kept < passed.size()) {
            List<Event> gone = new ArrayList<>(passed.subList(kept, passed.size()));
            passed.subList(kept, passed.size()).clear();
            nextReplace(kept, kept, gone);
        }
    }

    private void testOn() {
        if (filter.isEmpty()) {
            searching.set(false);
            return;
        }
        if (marks.size() - tested <= AT_ONCE) {
            add(tested, marks.size(), test(filter.get(), copy(tested, marks.size())));
            searching.set(false);
            return;
        }
        searching.set(true);
        if (underWay) {
            return;
        }
        underWay = true;
        int from = tested;
        int to = Math.min(marks.size(), from + PIECE);
        int asked = round;
        List<Event> piece = copy(from, to);
        Predicate<Event> which = filter.get();
        background.run(() -> test(which, piece), found -> {
            underWay = false;
            beginChange();
            take();
            endChange();
            if (asked == round) {
                add(from, to, found);
            }
            testOn();
        });
    }

    private List<Event> copy(int from, int to) {
        List<Event> copy = new ArrayList<>(to - from);
        for (int place = from; place < to; place++) {
            copy.add(index.event(place));
        }
        return copy;
    }

    private static List<Event> test(Predicate<Event> which, List<Event> events) {
        return events.stream().filter(which).toList();
    }

    private void add(int from, int to, List<Event> found) {
        if (from != tested) {
            throw new IllegalStateException("tested " + tested + " events, and not " + from);
        }
        tested = to;
        if (!found.isEmpty()) {
            beginChange();
            passed.addAll(found);
            nextAdd(passed.size() - found.size(), passed.size());
            endChange();
        }
    }

    @Override
    public Event get(int row) {
        return filter.isPresent() ? passed.get(row) : index.event(row);
    }

    @Override
    public int size() {
        return filter.isPresent() ? passed.size() : marks.size();
    }

    /** How many rows stand no later than an event. */
    public int upTo(Event event) {
        int found = Collections.binarySearch(this, event, Trace.ORDER);
        return found < 0 ? -found - 1 : found + 1;
    }

    /** The row of an event, if it is shown. */
    public OptionalInt rowOf(Event event) {
        int found = Collections.binarySearch(this, event, Trace.ORDER);
        return found < 0 ? OptionalInt.empty() : OptionalInt.of(found);
    }
}
