package dev.lockscope.lab;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.trace.CommandFact.CommandReplied;
import dev.lockscope.trace.CommandFact.Reply;

/** Tells of answers in the terms of a trace. */
public final class CommandFacts {

    private CommandFacts() {}

    /** That a client has read an answer, or has given up waiting for it. */
    public static CommandReplied replied(String client, String node, long number, Answer answer) {
        if (answer instanceof Answer.Value value) {
            return new CommandReplied(client, node, number, Reply.VALUE, value.text());
        } else if (answer instanceof Answer.Refused) {
            return new CommandReplied(client, node, number, Reply.REFUSED, "");
        } else if (answer instanceof Answer.Failed failed) {
            return new CommandReplied(client, node, number, Reply.FAILED, failed.text());
        } else if (answer instanceof Answer.Unknown unknown) {
            return new CommandReplied(client, node, number, Reply.UNKNOWN, unknown.text());
        }
        throw new IllegalStateException("no fact for " + answer);
    }
}
