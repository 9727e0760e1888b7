package dev.lockscope.desktop.session;

import dev.lockscope.lab.Play;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.file.Cut;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Where a session comes from.
 *
 * @param file the scenario's or trace's file
 * @param variants all scenarios of that file, which are one click apart; none for a trace
 * @param how how it was made from the file
 */
public record Origin(Path file, List<Scenario> variants, How how) {

    public Origin {
        variants = List.copyOf(variants);
    }

    /** The same, made in another way. */
    public Origin made(How other) {
        return new Origin(file, variants, other);
    }

    /** Where the file of a recording was cut off, if it was. */
    public Optional<Cut> cut() {
        return how instanceof How.Recorded recorded ? recorded.cut() : Optional.empty();
    }

    /** How a session is made from its file. */
    public sealed interface How {

        /** A scenario that is run as it is written. */
        record AsWritten() implements How {}

        /** A scenario that is run without its script: what happens is up to the person at the screen. */
        record Free() implements How {}

        /**
         * A scenario that is run with other parameters than those of its file.
         *
         * @param changes how many are others
         */
        record Tuned(int changes) implements How {}

        /** A scenario that the explorer has made of what it found; it has no file until it is saved, only a name for one. */
        record Found() implements How {}

        /**
         * A run that left another one at a moment of its past.
         *
         * @param from the session that it left
         * @param instant the moment, ns since that run's start
         * @param events how many events of that run had happened by then
         * @param action what was done there, as in scenario files
         * @param play how the new run comes to that moment
         */
        record Branched(Session from, long instant, int events, String action, Play.Branch play) implements How {

            /** The event right after which it left that run; nothing at its beginning. */
            public Optional<Event> left() {
                return events == 0 ? Optional.empty() : Optional.of(from.index().event(events - 1));
            }
        }

        /**
         * A trace that is read.
         *
         * @param cut where its file was cut off, if it was; it proves nothing beyond
         */
        record Recorded(Optional<Cut> cut) implements How {

            /** A trace whose file is whole. */
            public Recorded() {
                this(Optional.empty());
            }
        }
    }
}
