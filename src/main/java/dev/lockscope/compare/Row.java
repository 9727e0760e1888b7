package dev.lockscope.compare;

import dev.lockscope.trace.Event;
import java.util.Optional;

/** An event of two runs that are compared, or of one of them. */
public sealed interface Row {

    /** The event of the left run, where it has it. */
    Optional<Event> ofLeft();

    /** The event of the right run, where it has it. */
    Optional<Event> ofRight();

    /** In what the runs differ about it, times left aside; nothing where they do not. */
    default Optional<Difference> difference() {
        if (this instanceof Both both) {
            return both.changed() ? Optional.of(Difference.OUTCOME) : Optional.empty();
        } else if (this instanceof Left left) {
            return Optional.of(left.elsewhere().isPresent() ? Difference.ORDER : Difference.ONLY_LEFT);
        } else if (this instanceof Right right) {
            return Optional.of(right.elsewhere().isPresent() ? Difference.ORDER : Difference.ONLY_RIGHT);
        }
        throw new IllegalStateException("no such row");
    }

    /**
     * Both runs have it, at the same place.
     *
     * @param changed whether something about it differs beside times and random tokens, such as what came of it
     */
    record Both(Event left, Event right, boolean changed) implements Row {
        @Override
        public Optional<Event> ofLeft() {
            return Optional.of(left);
        }

        @Override
        public Optional<Event> ofRight() {
            return Optional.of(right);
        }
    }

    /**
     * The left run has it here.
     *
     * @param elsewhere where the right run has it, in another order; nothing where it does not have it at all
     */
    record Left(Event left, Optional<Event> elsewhere) implements Row {
        @Override
        public Optional<Event> ofLeft() {
            return Optional.of(left);
        }

        @Override
        public Optional<Event> ofRight() {
            return Optional.empty();
        }
    }

    /**
     * The right run has it here.
     *
     * @param elsewhere where the left run has it, in another order; nothing where it does not have it at all
     */
    record Right(Event right, Optional<Event> elsewhere) implements Row {
        @Override
        public Optional<Event> ofLeft() {
            return Optional.empty();
        }

        @Override
        public Optional<Event> ofRight() {
            return Optional.of(right);
        }
    }
}
