package dev.lockscope.desktop.session;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.world.WorldIndex;

/** Which moment of a run is looked at. */
sealed interface Cursor {

    /** The moment of a run that has come to {@code now}, ns since its start. */
    Moment moment(WorldIndex index, long now);

    /** The latest there is. */
    record Live() implements Cursor {
        @Override
        public Moment moment(WorldIndex index, long now) {
            return new Moment(index.latest(), now, index.size(), true);
        }
    }

    /**
     * An instant.
     *
     * @param instant ns since the run's start
     */
    record At(long instant) implements Cursor {
        @Override
        public Moment moment(WorldIndex index, long now) {
            int events = index.indexAt(instant);
            return new Moment(index.at(events), instant, events, false);
        }
    }

    /** Right after an event, which may share its instant with others. */
    record After(Event event) implements Cursor {
        @Override
        public Moment moment(WorldIndex index, long now) {
            int events = index.placeOf(event) + 1;
            return new Moment(index.at(events), event.at(), events, false);
        }
    }
}
