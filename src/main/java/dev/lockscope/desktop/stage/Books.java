package dev.lockscope.desktop.stage;

import dev.lockscope.desktop.stage.Message.Says;
import dev.lockscope.desktop.stage.Message.State;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.ResourceFact;
import dev.lockscope.trace.ResourceFact.ChargeAccepted;
import dev.lockscope.trace.ResourceFact.ChargeOffered;
import dev.lockscope.trace.ResourceFact.ChargeRejected;
import dev.lockscope.trace.ResourceFact.ChargeReplayed;
import dev.lockscope.trace.ResourceFact.Decision;
import dev.lockscope.trace.ResourceFact.ValueRead;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.ResourceFact.WriteConflicted;
import dev.lockscope.trace.ResourceFact.WriteOffered;
import dev.lockscope.trace.ResourceFact.WriteRejected;
import dev.lockscope.trace.world.LinkName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What goes between clients and the resource: no link of the run, so nothing can keep it. */
final class Books {

    private static final double MIDDLE = 0.5;

    private Books() {}

    /** What an event tells of, right after it. */
    static Optional<Message> at(Event event) {
        return event.fact() instanceof ResourceFact fact ? message(fact, MIDDLE, 1) : Optional.empty();
    }

    /** What is seen while time runs. */
    static List<Message> moving(List<Event> recent, long now, long window) {
        List<Message> shown = new ArrayList<>();
        Map<LinkName, Long> offered = new HashMap<>();
        for (Event event : recent) {
            if (!(event.fact() instanceof ResourceFact fact)) {
                continue;
            }
            message(fact, 0, 1).ifPresent(message -> {
                long begun = event.at();
                if (message.direction() == Direction.THERE) {
                    offered.put(message.link(), begun);
                } else {
                    begun = Math.max(begun, offered.getOrDefault(message.link(), begun - window / 2) + window / 2);
                }
                double share = (now - begun) / (window / 2.0);
                if (share >= 0 && share < 2) {
                    double way = Passage.eased(share);
                    double place = message.direction() == Direction.THERE ? way : 1 - way;
                    message(fact, place, Math.min(1, 2 - share)).ifPresent(shown::add);
                }
            });
        }
        return shown;
    }

    private static Optional<Message> message(ResourceFact fact, double place, double strength) {
        if (fact instanceof ValueRead read) {
            Says says = Says.of(Says.Kind.READ, read.value());
            return of(read, read.client(), Direction.BACK, says, place, strength);
        } else if (fact instanceof WriteOffered offered) {
            Says says = Says.of(Says.Kind.WRITE, offered.value());
            return of(offered, offered.client(), Direction.THERE, says, place, strength);
        } else if (fact instanceof ChargeOffered offered) {
            Says says = Says.of(Says.Kind.CHARGE, offered.amount());
            return of(offered, offered.client(), Direction.THERE, says, place, strength);
        } else if (fact instanceof WriteAccepted || fact instanceof ChargeAccepted || fact instanceof ChargeReplayed) {
            return decided((Decision) fact, Says.Kind.ACCEPTED, place, strength);
        } else if (fact instanceof WriteRejected || fact instanceof WriteConflicted || fact instanceof ChargeRejected) {
            return decided((Decision) fact, Says.Kind.REJECTED, place, strength);
        }
        return Optional.empty();
    }

    private static Optional<Message> decided(Decision fact, Says.Kind kind, double place, double strength) {
        return of(fact, fact.client(), Direction.BACK, Says.of(kind, 1), place, strength);
    }

    private static Optional<Message> of(
            ResourceFact fact, String client, Direction way, Says says, double place, double strength) {
        LinkName link = new LinkName(client, fact.resource());
        return Optional.of(new Message(link, client, way, State.TRAVELS, says, place, strength));
    }
}
