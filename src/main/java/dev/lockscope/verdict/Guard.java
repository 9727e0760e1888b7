package dev.lockscope.verdict;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.ResourceFact.ChargeReplayed;
import java.util.List;
import java.util.Optional;

/** Tells by what resources turned away everything that a holder handed in too late. */
final class Guard {

    private Guard() {}

    /**
     * Its word in the message bundles: by a fencing token, or by what else the resource compares; empty where nothing came
     * too late, or something of it was taken.
     *
     * @param since from when on it came too late, ns since the run's start
     */
    static Optional<String> against(Evidence evidence, Grant grant, long since) {
        List<Attempt> late = evidence.attempts().stream()
                .filter(write -> write.at() >= since)
                .filter(write ->
                        write.grant().filter(of -> of.seq() == grant.seq()).isPresent())
                .toList();
        if (late.stream().anyMatch(Attempt::accepted)) {
            return Optional.empty();
        }
        if (late.stream().anyMatch(write -> write.highest() != null)) {
            return Optional.of("fenced");
        }
        return late.isEmpty() && evidence.trace().events().stream().noneMatch(event -> isReplay(event, grant, since))
                ? Optional.empty()
                : Optional.of("compared");
    }

    private static boolean isReplay(Event event, Grant grant, long since) {
        return event.at() >= since
                && event.fact() instanceof ChargeReplayed replayed
                && replayed.client().equals(grant.client());
    }
}
