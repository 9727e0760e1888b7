package dev.lockscope.redis;

import dev.lockscope.fault.link.LinkListener;
import dev.lockscope.redis.observe.SentCommand;
import dev.lockscope.redis.wire.Conversations;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.LinkFact.LinkChanged;
import dev.lockscope.trace.LinkFact.MessageHeld;
import dev.lockscope.trace.LinkFact.MessageLost;
import dev.lockscope.trace.LinkFact.MessageReleased;
import dev.lockscope.trace.Recorder;
import java.util.Optional;

/** Records what one link does, with the numbers of the commands that it carries. Safe for use by several threads. */
final class LinkWitness implements LinkListener {

    private final String from;
    private final String to;
    private final Conversations conversations;
    private final Recorder recorder;
    private volatile long lastChange = Event.NO_CAUSE;

    LinkWitness(String from, String to, Conversations conversations, Recorder recorder) {
        this.from = from;
        this.to = to;
        this.conversations = conversations;
        this.recorder = recorder;
    }

    /** The link is about to behave in another way. */
    void changed(Condition condition, long cause) {
        lastChange = recorder.record(Event.RUN, cause, new LinkChanged(from, to, condition));
    }

    /** What happens to messages from now on is due to the event with that {@code seq}. */
    void because(long cause) {
        lastChange = cause;
    }

    @Override
    public void connected(long connection, int clientPort, int serverSidePort) {
        conversations.connected(connection, clientPort, serverSidePort);
    }

    @Override
    public void held(long connection, Direction direction, long message, int bytes) {
        Optional<SentCommand> sent = conversations.request(connection, message);
        recorder.record(
                Event.RUN,
                sent.map(SentCommand::cause).orElse(lastChange),
                new MessageHeld(from, to, direction, number(sent), bytes));
    }

    @Override
    public void released(long connection, Direction direction, long message, int bytes) {
        long number = number(conversations.request(connection, message));
        recorder.record(Event.RUN, lastChange, new MessageReleased(from, to, direction, number, bytes));
    }

    @Override
    public void lost(long connection, Direction direction, long message, int bytes) {
        long number = number(conversations.request(connection, message));
        recorder.record(Event.RUN, lastChange, new MessageLost(from, to, direction, number, bytes));
    }

    private static long number(Optional<SentCommand> sent) {
        return sent.map(SentCommand::number).orElse(0L);
    }

    @Override
    public void disconnected(long connection) {
        conversations.disconnected(connection);
    }
}
