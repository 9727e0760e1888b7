package dev.lockscope.trace;

/** Facts about one command on its way from a client to a node and back. No password ever stands in one. */
public sealed interface CommandFact extends Fact {

    /** The client that sent it. */
    String client();

    /** The node that it is for. */
    String node();

    /** The command's number in this run, from 1. */
    long command();

    /**
     * The client handed the command to its connection.
     *
     * @param text the command as one would type it
     */
    record CommandSent(String client, String node, long command, String text) implements CommandFact {}

    /**
     * The server executed the command, or a command inside its script, at the event's time by the server's own clock.
     *
     * @param text the command as the server reports it
     * @param inScript whether it ran inside a script
     */
    record CommandExecuted(String client, String node, long command, String text, boolean inScript)
            implements CommandFact {}

    /**
     * The client has read the answer, or has given up waiting.
     *
     * @param reply the kind of the answer
     * @param text the answer as text; empty for a refusal
     */
    record CommandReplied(String client, String node, long command, Reply reply, String text) implements CommandFact {}

    /** The kind of an answer. */
    enum Reply {
        /** The server answered with a value. */
        VALUE,
        /** The server answered nil: a condition did not hold, or nothing was there. */
        REFUSED,
        /** The server answered with an error, or could not be reached at all, so nothing was done. */
        FAILED,
        /** No answer came; the command may have been executed. */
        UNKNOWN
    }
}
