package dev.lockscope.desktop.transport;

import dev.lockscope.desktop.session.Phase;

/**
 * What each button of the bar does now.
 *
 * @param toggle what the large one does
 * @param canToggle whether it does anything
 * @param step what a step is, or why there is none
 * @param next what the next turn of the story is
 * @param play what playing is
 * @param canRestart whether the run can be started once more
 * @param canRewind whether there is something before what is shown
 * @param canGoLive whether there is something behind what is shown
 */
record Controls(
        Toggle toggle,
        boolean canToggle,
        Step step,
        Next next,
        Play play,
        boolean canRestart,
        boolean canRewind,
        boolean canGoLive) {

    /** Where nothing is open. */
    static final Controls NOTHING =
            new Controls(Toggle.RUN, false, Step.NOTHING, Next.NOTHING, Play.NOTHING, false, false, false);

    /** What the large button does. */
    enum Toggle {
        /** Lets clients and script begin. */
        RUN,
        /** Stops every client between two steps. */
        HOLD,
        /** Lets held clients go on. */
        GO_ON,
        /** Plays what has happened. */
        PLAY,
        /** Stands still at the moment that is shown. */
        STOP
    }

    /** What a step is, or why there is none. */
    enum Step {
        /** Begins with every client held. */
        BEGIN,
        /** Lets one client take one step. */
        CLIENT,
        /** The clients go on by themselves. */
        RUNNING,
        /** The past is shown. */
        PAST,
        /** No client can take one. */
        NOBODY,
        /** The run is over. */
        OVER,
        /** Nothing is open. */
        NOTHING;

        boolean isPossible() {
            return this == BEGIN || this == CLIENT;
        }
    }

    /** What the next turn of the story is. */
    enum Next {
        /** One to come: the run goes on until then, and is held. */
        COMING,
        /** One that is being waited for; to be waited for no longer. */
        AWAITED,
        /** One that has happened: it is shown. */
        HAPPENED,
        /** There is none. */
        NOTHING;

        boolean isPossible() {
            return this != NOTHING;
        }
    }

    /** What playing is. */
    enum Play {
        /** Plays what has happened, from what is shown. */
        START,
        /** Stands still. */
        STOP,
        /** There is nothing to play. */
        NOTHING;

        boolean isPossible() {
            return this != NOTHING;
        }
    }

    /** Those of a situation. */
    static Controls of(Situation now) {
        return new Controls(
                toggle(now),
                now.playing() || !now.isOver() || now.happened(),
                step(now),
                next(now),
                play(now),
                now.repeatable(),
                now.happened() && !now.beginning(),
                !now.latest());
    }

    private static Toggle toggle(Situation now) {
        if (now.playing()) {
            return Toggle.STOP;
        }
        return switch (now.phase()) {
            case READY -> Toggle.RUN;
            case RUNNING -> Toggle.HOLD;
            case HELD -> Toggle.GO_ON;
            case ENDED, RECORDED -> Toggle.PLAY;
        };
    }

    private static Step step(Situation now) {
        if (now.isOver()) {
            return Step.OVER;
        } else if (!now.latest()) {
            return Step.PAST;
        } else if (now.phase() == Phase.READY) {
            return Step.BEGIN;
        } else if (now.phase() == Phase.RUNNING) {
            return Step.RUNNING;
        }
        return now.ready().isEmpty() ? Step.NOBODY : Step.CLIENT;
    }

    private static Next next(Situation now) {
        if (!now.latest()) {
            return Next.HAPPENED;
        } else if (now.isOver()) {
            return Next.NOTHING;
        }
        return now.waiting() ? Next.AWAITED : Next.COMING;
    }

    private static Play play(Situation now) {
        if (now.playing()) {
            return Play.STOP;
        }
        boolean past = now.isOver() || !now.latest();
        return past && now.happened() ? Play.START : Play.NOTHING;
    }
}
