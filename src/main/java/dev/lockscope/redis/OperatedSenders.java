package dev.lockscope.redis;

import dev.lockscope.redis.observe.Senders;
import dev.lockscope.redis.observe.SentCommand;
import java.util.List;
import java.util.Optional;

/** Knows the clients' commands, and why the operator sends its own. Safe for use by several threads. */
record OperatedSenders(Senders clients, Operator operator) implements Senders {

    @Override
    public Optional<SentCommand> find(int port, List<String> words) {
        return clients.find(port, words);
    }

    @Override
    public long causeOf(int port) {
        return operator.causeOf(port);
    }
}
