package dev.lockscope.desktop.faults;

import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;

/** What it means to do something at the moment that a session shows. */
enum Acting {
    /** Nothing has begun: the run begins with it. */
    FIRST,
    /** It is done to the run that goes on. */
    NOW,
    /** The moment is past: a new run leaves the old one there. */
    BRANCH,
    /** The run is over at that moment, so nothing can be done. */
    OVER,
    /** The trace does not tell which scenario it is of, so nothing can ever be done. */
    NEVER;

    static Acting in(Session session) {
        Moment moment = session.moment().get();
        if (session.scenario().isEmpty()) {
            return NEVER;
        } else if (session.phase().get() == Phase.READY) {
            return FIRST;
        } else if (session.phase().get().isLive() && moment.live() && !session.isWatched()) {
            return NOW;
        }
        return moment.world().run().isEnded() ? OVER : BRANCH;
    }
}
