package dev.lockscope.desktop.shell;

import dev.lockscope.desktop.session.Moment;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Prominence;
import dev.lockscope.trace.world.WorldIndex;
import java.util.Optional;

/** Finds the turns of a story. */
final class Turns {

    private Turns() {}

    static boolean isTurn(Event event) {
        return Prominence.of(event.fact()) == Prominence.HEADLINE;
    }

    /** The last turn that had come by a moment. */
    static Optional<Event> last(WorldIndex index, Moment moment) {
        for (int i = Math.min(moment.events(), index.size()) - 1; i >= 0; i--) {
            if (isTurn(index.event(i))) {
                return Optional.of(index.event(i));
            }
        }
        return Optional.empty();
    }
}
