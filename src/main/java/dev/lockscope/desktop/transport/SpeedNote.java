package dev.lockscope.desktop.transport;

import dev.lockscope.desktop.session.Phase;

/**
 * What a wish for a speed means for what is shown.
 *
 * @param wish the wish
 * @param ran the speed that the run has
 * @param coming the speed that it would have if it were started now
 * @param live whether it goes on
 */
record SpeedNote(double wish, double ran, double coming, boolean live) {

    private static final double SAME = 1e-6;

    static SpeedNote of(double wish, double ran, Phase phase, double coming) {
        return new SpeedNote(wish, ran, coming, phase.isLive());
    }

    /** Whether only the next run has it. */
    boolean differs() {
        return live && Math.abs(ran - coming) > SAME;
    }

    /** Whether the scenario does not bear the wish. */
    boolean isBounded() {
        return Math.abs(wish - coming) > SAME;
    }
}
