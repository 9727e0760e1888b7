package dev.lockscope.trace;

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
        /** Loses both and refuses new connections. */
        CUT
    }
}
