package dev.lockscope.desktop.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.lockscope.desktop.session.Phase;
import org.junit.jupiter.api.Test;

class SpeedScaleTest {

    @Test
    void equalDistancesAreEqualFactors() {
        double from1To2 = SpeedScale.place(2) - SpeedScale.place(1);
        assertEquals(from1To2, SpeedScale.place(10) - SpeedScale.place(5), 1e-12);
        assertEquals(from1To2, SpeedScale.place(0.2) - SpeedScale.place(0.1), 1e-12);
        assertEquals(0, SpeedScale.place(0.1), 1e-12);
        assertEquals(1, SpeedScale.place(20), 1e-12);
    }

    @Test
    void aStopIsFoundAgainAtItsPlaceAndNearIt() {
        for (double stop : SpeedScale.STOPS) {
            assertEquals(stop, SpeedScale.speed(SpeedScale.place(stop)));
            assertEquals(stop, SpeedScale.speed(SpeedScale.place(stop) + 0.02));
            assertEquals(stop, SpeedScale.speed(SpeedScale.place(stop) - 0.02));
        }
    }

    @Test
    void theScaleNeverRunsBackAndNeverLeavesItsEnds() {
        double last = 0;
        for (double place = -0.5; place <= 1.5; place += 0.001) {
            double speed = SpeedScale.speed(place);
            assertTrue(speed >= last, speed + " after " + last);
            assertTrue(speed >= 0.1 && speed <= 20);
            last = speed;
        }
    }

    @Test
    void keysGoFromStopToStopAndStayAtTheEnds() {
        assertEquals(2, SpeedScale.faster(1));
        assertEquals(2, SpeedScale.faster(1.4));
        assertEquals(1, SpeedScale.slower(1.4));
        assertEquals(0.5, SpeedScale.slower(1));
        assertEquals(20, SpeedScale.faster(20));
        assertEquals(0.1, SpeedScale.slower(0.1));
    }

    @Test
    void aLiveRunTakesAnotherSpeedOnlyWhenItStartsAnew() {
        assertTrue(SpeedNote.of(2, 1, Phase.RUNNING, 2).differs());
        assertTrue(SpeedNote.of(2, 1, Phase.READY, 2).differs());
        assertEquals(false, SpeedNote.of(2, 1, Phase.ENDED, 2).differs());
        assertEquals(false, SpeedNote.of(20, 6.7, Phase.RUNNING, 6.7).differs());
        assertTrue(SpeedNote.of(20, 6.7, Phase.RUNNING, 6.7).isBounded());
    }
}
