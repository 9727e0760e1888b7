package dev.lockscope.trace;

import java.util.Set;

/** Facts about the link between two parties. */
public sealed interface LinkFact extends Fact {

    /** The party that opened the connection, such as a client. */
    String from();

    /** The party that it leads to, such as a node. */
    String to();

    /**
     * The link behaves in another way from now on.
     *
     * @param condition what it does now
     */
    record LinkChanged(String from, String to, Condition condition) implements LinkFact {}

    /**
     * A message waits in the link.
     *
     * @param command the {@code id} of the command that it carries or answers, or 0 where that is not known
     */
    record MessageHeld(String from, String to, Direction direction, long command, int bytes) implements LinkFact {}

    /** A message that waited goes on. */
    record MessageReleased(String from, String to, Direction direction, long command, int bytes) implements LinkFact {}

    /** A message will never arrive. */
    record MessageLost(String from, String to, Direction direction, long command, int bytes) implements LinkFact {}

    /** Which way a message goes. */
    enum Direction {
        /** From the party that opened the connection: a request. */
        THERE,
        /** To the party that opened the connection: a reply. */
        BACK
    }

    /** What a link does with messages. */
    enum Condition {
        /** Passes everything on at once. */
        OPEN,
        /** Keeps requests. */
        HOLDS_REQUESTS,
        /** Keeps replies. */
        HOLDS_REPLIES,
        /** Keeps both. */
        HOLDS_BOTH,
        /** Keeps the next request, and what comes behind it on its connection. */
        HOLDS_NEXT_REQUEST,
        /** Keeps the next reply, and what comes behind it on its connection. */
        HOLDS_NEXT_REPLY,
        /** Loses requests, and says nothing. */
        LOSES_REQUESTS,
        /** Loses replies, and says nothing. */
        LOSES_REPLIES,
        /** Loses both, and says nothing. */
        LOSES_BOTH,
        /** Passes everything on, but late. */
        DELAYS,
        /** Loses both and refuses new connections. */
        CUT;

        /** That of a link which keeps the messages of {@code directions}. */
        public static Condition holding(Set<Direction> directions) {
            return of(directions, HOLDS_REQUESTS, HOLDS_REPLIES, HOLDS_BOTH);
        }

        /** That of a link which keeps one message of {@code direction}. */
        public static Condition holdingNext(Direction direction) {
            return direction == Direction.THERE ? HOLDS_NEXT_REQUEST : HOLDS_NEXT_REPLY;
        }

        /** That of a link which loses the messages of {@code directions}, and says nothing. */
        public static Condition losing(Set<Direction> directions) {
            return of(directions, LOSES_REQUESTS, LOSES_REPLIES, LOSES_BOTH);
        }

        private static Condition of(Set<Direction> directions, Condition there, Condition back, Condition both) {
            if (directions.isEmpty()) {
                return OPEN;
            }
            return directions.size() == 2 ? both : directions.contains(Direction.THERE) ? there : back;
        }
    }
}
