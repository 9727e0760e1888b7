package dev.lockscope.trace.world;

import dev.lockscope.trace.CommandFact;
import dev.lockscope.trace.CommandFact.CommandExecuted;
import dev.lockscope.trace.CommandFact.CommandReplied;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.CommandFact.Reply;
import dev.lockscope.trace.Event;

/** What facts about commands change at the client that sent them. */
final class CommandFold {

    private CommandFold() {}

    static ClientView apply(ClientView client, CommandFact fact, Event event) {
        if (fact instanceof CommandSent sent) {
            return client.sent(new CommandView(sent.command(), sent.node(), sent.text(), event.seq(), event.at(), 0));
        } else if (fact instanceof CommandExecuted executed) {
            return client.executed(executed.command(), event.seq());
        } else if (fact instanceof CommandReplied replied) {
            return client.answered(replied.command(), replied.reply() != Reply.UNKNOWN);
        }
        throw Fold.unfolded(fact);
    }
}
