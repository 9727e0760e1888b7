package dev.lockscope.model;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.CommandWords;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** How many bytes messages have in the Redis protocol (RESP2). An answer that looks like a number counts as one. */
final class MessageSize {

    private MessageSize() {}

    static int of(Flight flight) {
        if (flight.stage() instanceof Flight.Stage.Reply reply) {
            return of(reply.answer());
        } else if (flight.load() instanceof Flight.Load.Send send) {
            return of(send.command());
        } else if (flight.load() instanceof Flight.Load.SendThenWait write) {
            return of(write.command());
        } else if (flight.load() instanceof Flight.Load.Listen listen) {
            return words(List.of("SUBSCRIBE", listen.channel()));
        } else if (flight.load() instanceof Flight.Load.Published published) {
            return words(List.of("message", published.channel()));
        }
        throw new IllegalStateException("no size of " + flight.load());
    }

    static int of(Cargo cargo) {
        if (cargo instanceof Cargo.Write write) {
            return write.commands().stream().mapToInt(MessageSize::words).sum();
        } else if (cargo instanceof Cargo.Copy copy) {
            return copy.store().entries().entrySet().stream()
                    .mapToInt(entry -> words(
                            List.of("SET", entry.getKey(), entry.getValue().value())))
                    .sum();
        } else if (cargo instanceof Cargo.Asks) {
            return words(List.of("REPLCONF", "GETACK", "*"));
        }
        return words(List.of("REPLCONF", "ACK", "0"));
    }

    private static int of(Command command) {
        return words(CommandWords.of(command));
    }

    private static int of(Answer answer) {
        if (answer instanceof Answer.Value value) {
            boolean isShort = value.text().equals("OK") || value.text().matches("-?\\d+");
            return isShort ? value.text().length() + 3 : bulk(value.text());
        } else if (answer instanceof Answer.Failed failed) {
            return failed.text().getBytes(StandardCharsets.UTF_8).length + 3;
        }
        return 5;
    }

    private static int words(List<String> words) {
        return Integer.toString(words.size()).length()
                + 3
                + words.stream().mapToInt(MessageSize::bulk).sum();
    }

    private static int bulk(String text) {
        int length = text.getBytes(StandardCharsets.UTF_8).length;
        return Integer.toString(length).length() + length + 5;
    }
}
