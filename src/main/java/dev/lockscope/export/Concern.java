package dev.lockscope.export;

import dev.lockscope.trace.Cast;
import dev.lockscope.trace.ClientFact;
import dev.lockscope.trace.CommandFact;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.FaultFact.FaultBegan;
import dev.lockscope.trace.FaultFact.FaultEnded;
import dev.lockscope.trace.LinkFact;
import dev.lockscope.trace.LockFact;
import dev.lockscope.trace.ResourceFact;
import dev.lockscope.trace.ResourceFact.ChargeOffered;
import dev.lockscope.trace.ResourceFact.Decision;
import dev.lockscope.trace.ResourceFact.EntryComputed;
import dev.lockscope.trace.ResourceFact.EntryLookedUp;
import dev.lockscope.trace.ResourceFact.KeyRemembered;
import dev.lockscope.trace.ResourceFact.TransactionBegan;
import dev.lockscope.trace.ResourceFact.ValueRead;
import dev.lockscope.trace.ResourceFact.WriteOffered;
import dev.lockscope.trace.RunFact.ClientStepped;
import java.util.List;
import java.util.Optional;

/** Whose an event is. What a node stores is nobody's: it is shown whoever stored it. */
final class Concern {

    private final Cast cast;

    Concern(Cast cast) {
        this.cast = cast;
    }

    /** The clients that an event is about; none where it is about all alike. */
    List<String> clients(Event event) {
        Fact fact = event.fact();
        if (fact instanceof LinkFact link) {
            return cast.clients().stream()
                    .filter(name -> name.equals(link.from()) || name.equals(link.to()))
                    .toList();
        } else if (fact instanceof FaultBegan fault) {
            return targets(fault.target());
        } else if (fact instanceof FaultEnded fault) {
            return targets(fault.target());
        }
        return client(fact).map(List::of).orElse(List.of());
    }

    /** The client that a fact is about. */
    static Optional<String> client(Fact fact) {
        if (fact instanceof ClientFact client) {
            return Optional.of(client.client());
        } else if (fact instanceof LockFact lock) {
            return Optional.of(lock.client());
        } else if (fact instanceof CommandFact command) {
            return Optional.of(command.client());
        } else if (fact instanceof ResourceFact resource) {
            return client(resource);
        } else if (fact instanceof ClientStepped stepped) {
            return Optional.of(stepped.client());
        }
        return Optional.empty();
    }

    private static Optional<String> client(ResourceFact fact) {
        if (fact instanceof Decision decision) {
            return Optional.of(decision.client());
        } else if (fact instanceof ValueRead read) {
            return Optional.of(read.client());
        } else if (fact instanceof WriteOffered offer) {
            return Optional.of(offer.client());
        } else if (fact instanceof ChargeOffered offer) {
            return Optional.of(offer.client());
        } else if (fact instanceof EntryLookedUp look) {
            return Optional.of(look.client());
        } else if (fact instanceof KeyRemembered stored) {
            return Optional.of(stored.client());
        } else if (fact instanceof EntryComputed computed) {
            return Optional.of(computed.client());
        } else if (fact instanceof TransactionBegan begun) {
            return Optional.of(begun.client());
        }
        return Optional.empty();
    }

    /** A fault is done to a client, or to a link that begins or ends at one; else it concerns all. */
    private List<String> targets(String target) {
        return cast.clients().stream()
                .filter(name -> target.equals(name) || target.startsWith(name + "-") || target.endsWith("-" + name))
                .toList();
    }
}
