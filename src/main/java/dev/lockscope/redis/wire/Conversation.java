package dev.lockscope.redis.wire;

import dev.lockscope.redis.observe.SentCommand;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** What a client has sent on one connection, in order. Safe for use by several threads. */
final class Conversation {

    /** How many requests open a connection before the first command: HELLO with the password. */
    static final int GREETINGS = 1;

    private final List<SentCommand> sent = new ArrayList<>();
    private final Deque<SentCommand> unseen = new ArrayDeque<>();

    synchronized void add(SentCommand command) {
        sent.add(command);
        unseen.add(command);
    }

    /**
     * The first command with these words that no line has shown yet. Those before it will be shown by none: a server
     * shows nothing of a command that it turns away unexecuted.
     */
    synchronized Optional<SentCommand> take(List<String> words) {
        if (unseen.stream().noneMatch(command -> command.words().equals(words))) {
            return Optional.empty();
        }
        SentCommand next;
        do {
            next = unseen.remove();
        } while (!next.words().equals(words));
        return Optional.of(next);
    }

    /**
     * The command that was the connection's request {@code message}, from 0; empty for the greeting and for what is
     * none.
     */
    synchronized Optional<SentCommand> request(long message) {
        long index = message - GREETINGS;
        return index < 0 || index >= sent.size() ? Optional.empty() : Optional.of(sent.get((int) index));
    }
}
