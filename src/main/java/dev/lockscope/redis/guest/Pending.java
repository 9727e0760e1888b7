package dev.lockscope.redis.guest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The commands to one server whose answers have not come, in the order of their sending. Not safe for several threads. */
final class Pending {

    /**
     * A command on its way.
     *
     * @param client who sent it
     * @param number the command's number in the run
     * @param cause the {@code seq} of the event that tells of the sending
     */
    record Sent(String client, long number, long cause, Reach reach) {}

    private final List<Sent> sent = new ArrayList<>();

    void add(Sent command) {
        sent.add(command);
    }

    void remove(Sent command) {
        sent.removeIf(one -> one.number() == command.number());
    }

    /** The first that fits, of {@code own} before all others. */
    Optional<Sent> first(Optional<Sent> own, Predicate<Reach> fits) {
        return own.filter(command -> fits.test(command.reach()))
                .or(() -> sent.stream().filter(one -> fits.test(one.reach())).findFirst());
    }
}
