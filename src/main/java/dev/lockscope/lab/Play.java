package dev.lockscope.lab;

import java.time.Duration;
import java.util.List;

/** How a run is played: who decides what happens when, and when it is over. */
public sealed interface Play {

    /** The scenario's script decides; over when it is at its end and no client can go on by itself. */
    record Scripted() implements Play {}

    /**
     * Nobody but the learner decides; over when it is ended or reaches a limit, even when all clients are idle.
     *
     * @param limits how far it may go
     */
    record Free(Limits limits) implements Play {

        /** Free play within the usual limits. */
        public Free() {
            this(Limits.USUAL);
        }
    }

    /**
     * What was done in another run is done again at the same events, then something else; from there on it is free play.
     *
     * @param cues what is done when, in order; see {@code lab.Branch}
     * @param limits how far it may go
     */
    record Branch(List<Cue> cues, Limits limits) implements Play {

        public Branch {
            cues = List.copyOf(cues);
        }
    }

    /**
     * How far free play may go; where the first limit is reached, the run ends.
     *
     * @param events the most events
     * @param time the most time since the run's start, by the run's clock, holds included
     */
    record Limits(long events, Duration time) {

        /** 200,000 events and 30 minutes. */
        public static final Limits USUAL = new Limits(200_000, Duration.ofMinutes(30));
    }
}
