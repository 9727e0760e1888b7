package dev.lockscope.desktop.stage;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.kordamp.ikonli.Ikon;

/**
 * All that a card says.
 *
 * @param mood how the card as a whole looks
 * @param own the place in the cast of the client whose colour it has; none where it stands for no client
 * @param name whose card it is
 * @param icon what state that is in, as a sign
 * @param state what state that is in, in words
 * @param ring how far a lease has run down, on a node
 * @param lines below the name, as many as the card has rows
 * @param spoken the same for those who do not see it; leaves out what changes by itself as time runs
 */
record CardText(
        Mood mood,
        OptionalInt own,
        String name,
        Optional<Ikon> icon,
        String state,
        Optional<Ring> ring,
        List<Line> lines,
        String spoken) {

    CardText {
        lines = List.copyOf(lines);
    }

    /** How a card looks. Each mood has a border or a ground of its own, and words and an icon beside it. */
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
     * @param own the place in the cast of the client that it is about
     */
    record Line(String text, Ink ink, Optional<Ikon> icon, OptionalInt own) {

        static final Line EMPTY = of("", Ink.MUTED);

        static Line of(String text, Ink ink) {
            return new Line(text, ink, Optional.empty(), OptionalInt.empty());
        }

        static Line of(String text, Ink ink, Ikon icon) {
            return new Line(text, ink, Optional.of(icon), OptionalInt.empty());
        }

        static Line of(String text, Ink ink, int own) {
            return new Line(text, ink, Optional.empty(), OptionalInt.of(own));
        }
    }

    /**
     * How much of a lease is left.
     *
     * @param left 0 for nothing to 1 for all of it; 1 for what never runs out
     * @param text the time in it, or empty
     * @param own the place in the cast of the client that holds it; none for no client that is known
     * @param held whether there is a lock at all
     */
    record Ring(double left, String text, OptionalInt own, boolean held) {

        static final Ring NONE = new Ring(0, "", OptionalInt.empty(), false);
    }
}
