package dev.lockscope.desktop.faults;

import dev.lockscope.desktop.session.Session;
import dev.lockscope.trace.FaultFact.LearnerActed;
import dev.lockscope.trace.world.WorldIndex;
import java.util.Optional;

/** Finds the latest thing that a person did before the moment that a session shows; looks at what is new alone. */
final class LatestDeed {

    /** What is learnt late is put between earlier events, which moves those behind it a little. */
    private static final int SLACK = 64;

    private final Session session;
    private int seen;
    private int place = -1;

    LatestDeed(Session session) {
        this.session = session;
    }

    Optional<Deed> find() {
        WorldIndex index = session.index();
        int count = Math.min(session.moment().get().events(), index.size());
        int from = count < seen ? 0 : Math.max(0, seen - SLACK);
        if (count < seen) {
            place = -1;
        }
        seen = count;
        for (int i = count - 1; i >= from; i--) {
            if (index.event(i).fact() instanceof LearnerActed) {
                place = i;
                break;
            }
        }
        return place < 0 ? Optional.empty() : Optional.of(Deed.at(index, place, count));
    }
}
