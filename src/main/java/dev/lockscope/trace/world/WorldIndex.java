package dev.lockscope.trace.world;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Trace;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The states of a run after each of its events, quick to ask for in any order, for a run that may still go on.
 *
 * <p>Keeps a snapshot every few events and folds from the nearest one before, so that a question costs at most that many
 * steps. An event that arrives late but happened early goes to its place, and only the snapshots behind it are made
 * anew. Belongs to one thread.
 */
public final class WorldIndex {

    /** How many events apart the snapshots are, unless told otherwise. */
    public static final int SPACING = 64;

    /** So that what they take is bounded, and a question of a run of a million events still costs a few hundred steps. */
    private static final int MOST_SNAPSHOTS = 4096;

    private Header header;
    private int spacing;
    private final List<Event> events = new ArrayList<>();
    private final List<World> snapshots = new ArrayList<>();
    private World latest;

    /**
     * An index without events.
     *
     * @param spacing how many events apart the snapshots are, 1 or more; further where there would be too many
     */
    public WorldIndex(Header header, int spacing) {
        if (spacing < 1) {
            throw new IllegalArgumentException("spacing is below 1: " + spacing);
        }
        this.header = header;
        this.spacing = spacing;
        this.latest = World.initial(header);
        snapshots.add(latest);
    }

    /** An index of a trace. */
    public static WorldIndex of(Trace trace) {
        WorldIndex index = new WorldIndex(trace.header(), SPACING);
        index.append(trace.events());
        return index;
    }

    /**
     * What the trace is a trace of, where that is known only now, before the first event.
     *
     * @throws IllegalArgumentException when others take part than was said
     * @throws IllegalStateException when there are events
     */
    public void begin(Header real) {
        if (!real.cast().equals(header.cast())) {
            throw new IllegalArgumentException("others take part: " + real.cast());
        }
        if (!events.isEmpty()) {
            throw new IllegalStateException("it has begun");
        }
        header = real;
    }

    /** How many events there are. */
    public int size() {
        return events.size();
    }

    /** The event that leads from state {@code n} to state {@code n + 1}, in the order in which they happened. */
    public Event event(int n) {
        return events.get(n);
    }

    /**
     * The state after the first {@code n} events in the order in which they happened.
     *
     * @param n 0 to {@link #size()}
     * @throws IndexOutOfBoundsException when there are not so many
     */
    public World at(int n) {
        if (n < 0 || n > events.size()) {
            throw new IndexOutOfBoundsException(n + " of " + events.size() + " events");
        }
        if (n == events.size()) {
            return latest;
        }
        World world = snapshots.get(n / spacing);
        for (Event event : events.subList(world.events(), n)) {
            world = world.after(event);
        }
        return world;
    }

    /** The state after all events. */
    public World latest() {
        return latest;
    }

    /**
     * How many events have happened up to and with an instant: the {@code n} of the state that it shows.
     *
     * @param instant ns since the run's start
     */
    public int indexAt(long instant) {
        int low = 0;
        int high = events.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (events.get(middle).at() <= instant) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The state at an instant, ns since the run's start. */
    public World atInstant(long instant) {
        return at(indexAt(instant));
    }

    /** Takes an event in; see {@link #append(List)}. */
    public int append(Event event) {
        return append(List.of(event));
    }

    /**
     * Takes events in, in whatever order they arrive.
     *
     * @return how many states at the beginning are as before: state {@code n} is for {@code n} up to this number
     */
    public int append(List<Event> arrived) {
        int untouched = events.size();
        for (Event event : arrived) {
            int place = place(event);
            events.add(place, event);
            untouched = Math.min(untouched, place);
        }
        foldFrom(untouched);
        return untouched;
    }

    /** The trace of what was taken in so far. */
    public Trace trace() {
        return new Trace(header, events);
    }

    /**
     * A copy of the first {@code count} events in the order in which they happened.
     *
     * @param count 0 to {@link #size()}
     */
    public List<Event> events(int count) {
        return List.copyOf(events.subList(0, count));
    }

    /**
     * The place of an event: the {@code n} of the state before it.
     *
     * @throws IllegalArgumentException when it was not taken in
     */
    public int placeOf(Event event) {
        int place = Collections.binarySearch(events, event, Trace.ORDER);
        if (place < 0) {
            throw new IllegalArgumentException("not of this run: " + event);
        }
        return place;
    }

    private int place(Event event) {
        int last = events.size() - 1;
        if (last < 0 || Trace.ORDER.compare(events.get(last), event) < 0) {
            return last + 1;
        }
        int found = Collections.binarySearch(events, event, Trace.ORDER);
        return found < 0 ? -found - 1 : found + 1;
    }

    private void foldFrom(int untouched) {
        World world = latest;
        if (untouched < world.events()) {
            int kept = untouched / spacing;
            snapshots.subList(kept + 1, snapshots.size()).clear();
            world = snapshots.get(kept);
        }
        for (Event event : events.subList(world.events(), events.size())) {
            world = world.after(event);
            if (world.events() % spacing == 0) {
                snapshots.add(world);
                thinOut();
            }
        }
        latest = world;
    }

    /** Keeps every second snapshot where there are too many. */
    private void thinOut() {
        if (snapshots.size() > MOST_SNAPSHOTS) {
            List<World> kept = new ArrayList<>(MOST_SNAPSHOTS);
            for (int i = 0; i < snapshots.size(); i += 2) {
                kept.add(snapshots.get(i));
            }
            snapshots.clear();
            snapshots.addAll(kept);
            spacing *= 2;
        }
    }
}
