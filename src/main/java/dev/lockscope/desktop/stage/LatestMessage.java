package dev.lockscope.desktop.stage;

import dev.lockscope.desktop.stage.Message.Says;
import dev.lockscope.desktop.stage.Message.State;
import dev.lockscope.trace.CommandFact;
import dev.lockscope.trace.CommandFact.CommandExecuted;
import dev.lockscope.trace.CommandFact.CommandReplied;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.CommandFact.Reply;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.LinkFact.MessageLost;
import dev.lockscope.trace.ShortCommand;
import dev.lockscope.trace.world.LinkName;
import java.util.Optional;

/** The message that an event tells of, where it is right after the event. */
final class LatestMessage {

    private static final double MIDDLE = 0.5;

    private LatestMessage() {}

    static Optional<Message> of(Event event) {
        if (event.fact() instanceof CommandSent sent) {
            return Optional.of(command(sent, Direction.THERE, request(sent.text()), MIDDLE));
        } else if (event.fact() instanceof CommandExecuted executed) {
            return Optional.of(command(executed, Direction.THERE, request(executed.text()), 1));
        } else if (event.fact() instanceof CommandReplied replied) {
            return Optional.of(command(replied, Direction.BACK, says(replied), 0));
        } else if (event.fact() instanceof MessageLost lost) {
            Says says = Says.of(lost.direction() == Direction.BACK ? Says.Kind.ANSWER : Says.Kind.SERVERS, 1);
            return Optional.of(new Message(
                    new LinkName(lost.from(), lost.to()), lost.from(), lost.direction(), State.LOST, says, MIDDLE, 1));
        }
        return Books.at(event);
    }

    private static Message command(CommandFact fact, Direction way, Says says, double place) {
        LinkName link = new LinkName(fact.client(), fact.node());
        return new Message(link, fact.client(), way, State.TRAVELS, says, place, 1);
    }

    private static Says request(String text) {
        return Says.letters(ShortCommand.of(text));
    }

    /** What an answer says. */
    static Says says(CommandReplied replied) {
        if (replied.reply() == Reply.REFUSED) {
            return Says.of(Says.Kind.NIL, 1);
        } else if (replied.reply() == Reply.FAILED) {
            return Says.of(Says.Kind.ERROR, 1);
        } else if (replied.reply() == Reply.UNKNOWN) {
            return Says.of(Says.Kind.NO_ANSWER, 1);
        }
        return Says.letters(ShortAnswer.of(replied.text()));
    }
}
