package dev.lockscope.export.html;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * All that the page says of somebody, as long as nothing but time changes.
 *
 * @param mood how the card as a whole looks
 * @param state what state it is in
 * @param ring how far a lease has run down
 * @param lines below the name
 * @param facts the same as values, for the script and for programs that read the page: texts and numbers
 */
record Card(Mood mood, Line state, Optional<Ring> ring, List<Line> lines, Map<String, Object> facts) {

    Card {
        lines = List.copyOf(lines);
        facts = Collections.unmodifiableSortedMap(new TreeMap<>(facts));
    }

    /** How a card looks. Each has a border or a ground of its own, and a sign and words beside it. */
    enum Mood {
        /** Nothing has begun. */
        WAITING,
        /** It runs. */
        LIVELY,
        /** It runs, and is in its critical section. */
        INSIDE,
        /** It stands still. */
        FROZEN,
        /** It stands still, in its critical section. */
        FROZEN_INSIDE,
        /** It is dead. */
        DEAD,
        /** It is done. */
        DONE,
        /** Something about it is wrong. */
        WRONG
    }

    /** How a line looks. */
    enum Ink {
        /** What matters. */
        PLAIN,
        /** What matters less. */
        MUTED,
        /** What a server or a program says, letter by letter. */
        CODE,
        /** What broke. */
        DANGER,
        /** What needs a look. */
        WARNING,
        /** What held. */
        GOOD,
        /** What belongs to a client, in its colour. */
        OWN,
        /** What is large. */
        VALUE
    }

    /**
     * A line.
     *
     * @param before its text, or what stands before the running time in it
     * @param after what stands behind the running time
     * @param sign the picture before it
     * @param own the place in the cast of the client that it is about
     * @param clock the running time in it, if any
     */
    record Line(String before, String after, Ink ink, Sign sign, OptionalInt own, Optional<Clock> clock) {

        static final Line EMPTY = of("", Ink.MUTED);

        static Line of(String text, Ink ink) {
            return of(text, ink, Sign.NONE);
        }

        static Line of(String text, Ink ink, Sign sign) {
            return new Line(text, "", ink, sign, OptionalInt.empty(), Optional.empty());
        }

        Line of(int place) {
            return new Line(before, after, ink, sign, OptionalInt.of(place), clock);
        }

        boolean isEmpty() {
            return before.isEmpty() && clock.isEmpty();
        }
    }

    /**
     * A time that runs.
     *
     * @param down whether it is the time until the instant, never below 0; else the time since
     * @param instant ns since the run's start
     */
    record Clock(boolean down, long instant) {}

    /**
     * How much of a lease is left.
     *
     * @param own the place in the cast of the client that holds it, where that is known
     * @param whole how long all of it is, ns; 0 for what never runs out, below 0 for no lease at all
     * @param until when it ends, ns since the run's start
     */
    record Ring(OptionalInt own, long whole, long until) {

        static final Ring NONE = new Ring(OptionalInt.empty(), -1, 0);
    }
}
