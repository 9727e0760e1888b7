package dev.lockscope.desktop.transport;

import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.world.RunView;
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
        /** Nothing has begun, and servers start. */
        STARTING,
        /** Nothing has begun, and what was asked for last could not be done. */
        FAILED,
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
        /** Its file is cut off. */
        CUT,
        /** Leases run on. */
        HELD,
        /** Only the picture stands still. */
        WATCHED,
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
        BROKEN;

        /** Whether it is of a run that is over, with all servers that it had. */
        boolean leavesServersBehind() {
            return switch (this) {
                case GONE, SCRIPT_FAILED, INTERRUPTED, ASKED, LIMIT_REACHED, BROKEN -> true;
                case NONE, DISTURBED, CUT, HELD, WATCHED, BRANCH, READ_ONLY, SERVER_LOST -> false;
            };
        }
    }

    /**
     * The line of a session.
     *
     * @param opening whether something is being opened, such as its servers
     * @param trouble whether the latest thing that was asked for could not be done
     */
    static StatusLine of(Session session, boolean opening, boolean trouble) {
        Moment moment = session.moment().get();
        StatusLine line = of(
                session.phase().get(),
                moment,
                session.scenario().isPresent(),
                session.origin().cut().isPresent());
        if (line.state() == State.READY && (opening || trouble)) {
            return new StatusLine(opening ? State.STARTING : State.FAILED, line.note());
        } else if (line.note() == Note.HELD && session.isWatched()) {
            return new StatusLine(line.state(), Note.WATCHED);
        }
        return line;
    }

    /**
     * The line of a run.
     *
     * @param repeatable whether its scenario is known
     * @param cut whether its file is cut off
     */
    static StatusLine of(Phase phase, Moment moment, boolean repeatable, boolean cut) {
        State state = state(phase, moment);
        return new StatusLine(state, note(state, moment, repeatable, cut));
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

    /** That it came to no planned end counts more than a stall before, which anything else counts less than. */
    private static Note note(State state, Moment moment, boolean repeatable, boolean cut) {
        RunView run = moment.world().run();
        boolean over = state == State.ENDED || state == State.RECORDED;
        if (over && cut) {
            return Note.CUT;
        } else if (over && run.ending().filter(Ending.COMPLETED::equals).isEmpty()) {
            return ended(run.ending());
        } else if (run.isDisturbed()) {
            return Note.DISTURBED;
        }
        return switch (state) {
            case READY, STARTING, FAILED, LIVE -> Note.NONE;
            case HELD -> Note.HELD;
            case PAST -> repeatable ? Note.BRANCH : Note.READ_ONLY;
            case ENDED, RECORDED -> Note.GONE;
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
