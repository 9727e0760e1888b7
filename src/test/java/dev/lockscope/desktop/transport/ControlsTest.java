package dev.lockscope.desktop.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.transport.Controls.Next;
import dev.lockscope.desktop.transport.Controls.Play;
import dev.lockscope.desktop.transport.Controls.Step;
import dev.lockscope.desktop.transport.Controls.Toggle;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ControlsTest {

    /** Every situation that there could be, and some that cannot. */
    private static List<Situation> all() {
        List<Situation> all = new ArrayList<>();
        for (Phase phase : Phase.values()) {
            for (int bits = 0; bits < 64; bits++) {
                boolean[] on = new boolean[6];
                for (int i = 0; i < 6; i++) {
                    on[i] = (bits >> i & 1) == 1;
                }
                all.add(new Situation(phase, on[0], on[1], on[2], on[3], on[4], on[5], List.of()));
                all.add(new Situation(phase, on[0], on[1], on[2], on[3], on[4], on[5], List.of("A", "B")));
            }
        }
        return all;
    }

    private static Situation at(Phase phase, boolean latest) {
        return new Situation(phase, latest, false, false, false, phase != Phase.READY, true, List.of("A"));
    }

    @Test
    void theLargeButtonStopsWhatIsPlayedInEverySituation() {
        for (Situation now : all()) {
            assertEquals(now.playing(), Controls.of(now).toggle() == Toggle.STOP, now.toString());
        }
    }

    @Test
    void theLargeButtonDoesWhatThePhaseCallsForWhereverTheCursorIs() {
        Map<Phase, Toggle> expected = Map.of(
                Phase.READY, Toggle.RUN,
                Phase.RUNNING, Toggle.HOLD,
                Phase.HELD, Toggle.GO_ON,
                Phase.ENDED, Toggle.PLAY,
                Phase.RECORDED, Toggle.PLAY);
        for (Situation now : all()) {
            if (!now.playing()) {
                assertEquals(expected.get(now.phase()), Controls.of(now).toggle(), now.toString());
            }
        }
    }

    @Test
    void theLargeButtonIsIdleOnlyWhereARunIsOverInWhichNothingHappened() {
        for (Situation now : all()) {
            boolean idle = !now.playing() && now.isOver() && !now.happened();
            assertEquals(!idle, Controls.of(now).canToggle(), now.toString());
        }
    }

    @Test
    void stepsAreTakenOnlyAtTheLatestMomentOfARunThatIsHeldOrHasNotBegun() {
        for (Situation now : all()) {
            Step step = Controls.of(now).step();
            boolean begins = now.phase() == Phase.READY && now.latest();
            boolean steps =
                    now.phase() == Phase.HELD && now.latest() && !now.ready().isEmpty();
            assertEquals(begins, step == Step.BEGIN, now.toString());
            assertEquals(steps, step == Step.CLIENT, now.toString());
            assertEquals(begins || steps, step.isPossible(), now.toString());
        }
    }

    @Test
    void aStepThatCannotBeTakenSaysWhy() {
        assertEquals(Step.RUNNING, Controls.of(at(Phase.RUNNING, true)).step());
        assertEquals(Step.PAST, Controls.of(at(Phase.HELD, false)).step());
        assertEquals(Step.OVER, Controls.of(at(Phase.ENDED, true)).step());
        assertEquals(Step.OVER, Controls.of(at(Phase.RECORDED, false)).step());
        Situation nobody = new Situation(Phase.HELD, true, false, false, false, true, true, List.of());
        assertEquals(Step.NOBODY, Controls.of(nobody).step());
    }

    @Test
    void theNextTurnOfThePastIsShownAndThatOfALiveRunIsWaitedFor() {
        for (Situation now : all()) {
            Next next = Controls.of(now).next();
            if (!now.latest()) {
                assertEquals(Next.HAPPENED, next, now.toString());
            } else if (now.isOver()) {
                assertEquals(Next.NOTHING, next, now.toString());
            } else {
                assertEquals(now.waiting() ? Next.AWAITED : Next.COMING, next, now.toString());
            }
        }
    }

    @Test
    void onlyWhatHasHappenedIsPlayedAndNotWhileALiveRunIsFollowed() {
        for (Situation now : all()) {
            Play play = Controls.of(now).play();
            boolean followed = now.phase().isLive() && now.latest();
            assertEquals(now.playing(), play == Play.STOP, now.toString());
            assertEquals(!now.playing() && now.happened() && !followed, play == Play.START, now.toString());
        }
    }

    @Test
    void theCursorGoesBackOnlyWhereThereIsSomethingBeforeAndLiveOnlyFromThePast() {
        for (Situation now : all()) {
            assertEquals(now.happened() && !now.beginning(), Controls.of(now).canRewind(), now.toString());
            assertEquals(!now.latest(), Controls.of(now).canGoLive(), now.toString());
            assertEquals(now.repeatable(), Controls.of(now).canRestart(), now.toString());
        }
    }

    @Test
    void nothingCanBePressedWhereNothingIsOpen() {
        Controls none = Controls.NOTHING;
        assertFalse(none.canToggle() || none.canRestart() || none.canRewind() || none.canGoLive());
        assertFalse(none.step().isPossible()
                || none.next().isPossible()
                || none.play().isPossible());
        assertEquals(Toggle.RUN, none.toggle());
    }
}
