package dev.lockscope.desktop.transport;

import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.trace.RunFact.Ending;
import java.util.Optional;

/**
 * How far the run is, and what follows from that.
 *
 * @param state how far
 * @param note what is to be said about it
 */
record StatusLine(State state, Note note) {

    /** How far a run is, as a person sees it. */
    enum State {
        /** Nothing has begun. */
        READY,
        /** It goes on, and is followed. */
        LIVE,
        /** Its clients stand still between two steps. */
        HELD,
        /** It is over. */
        ENDED,
        /** It was read from a file. */
        RECORDED,
        /** An earlier moment is shown. */
        PAST
    }

    /** What follows from that. */
    enum Note {
        /** Nothing that is not plain. */
        NONE,
        /** The machine stalled. */
        DISTURBED,
        /** Leases run on. */
        HELD,
        /** Whoever acts here leaves the run. */
        BRANCH,
        /** Nothing can be done about it, since what it was made of is not known. */
        READ_ONLY,
        /** It is over as planned, and its servers are gone. */
        GONE,
        /** It is over, because a script step waited in vain. */
        SCRIPT_FAILED,
        /** It is over, because a server was lost. */
        SERVER_LOST,
        /** It was stopped. */
        INTERRUPTED,
        /** It was ended on request. */
        ASKED,
        /** It came to a limit. */
        LIMIT_REACHED,
        /** A part of it broke. */
        BROKEN
    }

    /**
     * The line of a session.
     *
     * @param repeatable whether its scenario is known
     */
    static StatusLine of(Phase phase, Moment moment, boolean repeatable) {
        State state = state(phase, moment);
        return new StatusLine(state, note(state, moment, repeatable));
    }

    private static State state(Phase phase, Moment moment) {
        if (!moment.live()) {
            return State.PAST;
        }
        return switch (phase) {
            case READY -> State.READY;
            case RUNNING -> State.LIVE;
            case HELD -> State.HELD;
            case ENDED -> State.ENDED;
            case RECORDED -> State.RECORDED;
        };
    }

    private static Note note(State state, Moment moment, boolean repeatable) {
        if (moment.world().run().isDisturbed()) {
            return Note.DISTURBED;
        }
        return switch (state) {
            case READY, LIVE -> Note.NONE;
            case HELD -> Note.HELD;
            case PAST -> repeatable ? Note.BRANCH : Note.READ_ONLY;
            case ENDED, RECORDED -> ended(moment.world().run().ending());
        };
    }

    private static Note ended(Optional<Ending> how) {
        if (how.isEmpty()) {
            return Note.INTERRUPTED;
        }
        return switch (how.get()) {
            case COMPLETED -> Note.GONE;
            case SCRIPT_FAILED -> Note.SCRIPT_FAILED;
            case SERVER_LOST -> Note.SERVER_LOST;
            case INTERRUPTED -> Note.INTERRUPTED;
            case ENDED -> Note.ASKED;
            case LIMIT_REACHED -> Note.LIMIT_REACHED;
            case BROKEN -> Note.BROKEN;
        };
    }
}
