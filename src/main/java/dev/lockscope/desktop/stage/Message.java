package dev.lockscope.desktop.stage;

import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.world.LinkName;

/**
 * Something on its way along a link, as it is shown.
 *
 * @param link which link
 * @param client the client that it comes from or goes to; empty between servers
 * @param direction which way it goes
 * @param state what becomes of it
 * @param says what it says
 * @param place where it is: 0 at the party that opened the connection, 1 at the other
 * @param strength how plainly it is seen, 1 to 0
 */
record Message(
        LinkName link, String client, Direction direction, State state, Says says, double place, double strength) {

    /** What becomes of it. */
    enum State {
        /** It goes on, or has just arrived. */
        TRAVELS,
        /** It has been sent and is not done, or has come and is not read. */
        WAITS,
        /** The link keeps it. */
        HELD,
        /** It never arrives. */
        LOST
    }

    /**
     * What a message says.
     *
     * @param kind how it is worded
     * @param text what a server or a client says letter by letter, where it does
     * @param number the number in it, or how many messages there are of that kind where a link keeps them
     */
    record Says(Kind kind, String text, long number) {

        /** How a message is worded. */
        enum Kind {
            /** As it is. */
            LETTERS,
            /** A server's nil. */
            NIL,
            /** A server's error, or none that could be reached. */
            ERROR,
            /** The client gave up waiting. */
            NO_ANSWER,
            /** An answer that is not read yet. */
            ANSWER,
            /** A value that is read. */
            READ,
            /** A value that is handed in. */
            WRITE,
            /** A sum that is to be charged. */
            CHARGE,
            /** What was handed in is done. */
            ACCEPTED,
            /** What was handed in is not done. */
            REJECTED,
            /** Messages between servers. */
            SERVERS
        }

        static Says letters(String text) {
            return new Says(Kind.LETTERS, text, 1);
        }

        static Says of(Kind kind, long number) {
            return new Says(kind, "", number);
        }
    }
}
