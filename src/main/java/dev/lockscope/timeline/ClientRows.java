package dev.lockscope.timeline;

import dev.lockscope.trace.ClientFact;
import dev.lockscope.trace.ClientFact.ClientClockDrifts;
import dev.lockscope.trace.ClientFact.StepReached;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact;
import dev.lockscope.trace.LockFact.AttemptRefused;
import dev.lockscope.trace.LockFact.LockExtended;
import dev.lockscope.trace.LockFact.LockNotAcquired;
import dev.lockscope.trace.world.Belief;
import dev.lockscope.trace.world.ClientState;
import dev.lockscope.trace.world.ClientView;
import dev.lockscope.trace.world.World;
import java.util.List;
import java.util.Optional;

/** What an event changes in the rows of a client. */
final class ClientRows {

    private ClientRows() {}

    static void apply(Rows rows, World world, ClientFact fact, Event event) {
        if (fact instanceof StepReached || fact instanceof ClientClockDrifts) {
            return;
        }
        ClientView client = world.client(fact.client());
        String name = client.name();
        rows.set(Row.state(name), state(client), event);
        rows.set(Row.section(name), section(client), event);
        rows.set(Row.work(name), work(client), event);
        for (String lock : client.beliefs().names()) {
            rows.set(Row.belief(name, lock), belief(client, lock, event.at()), event);
        }
    }

    static void apply(Rows rows, World world, LockFact fact, Event event) {
        ClientView client = world.client(fact.client());
        List<String> who = List.of(client.name());
        rows.set(Row.belief(client.name(), fact.lock()), belief(client, fact.lock(), event.at()), event);
        Row attempts = Row.of(LaneKind.CLIENT, client.name(), RowKind.ATTEMPTS);
        if (fact instanceof AttemptRefused refused) {
            rows.mark(attempts, SpanKind.ATTEMPT_REFUSED, refused.reason(), who, event);
        } else if (fact instanceof LockExtended extended) {
            rows.mark(attempts, SpanKind.RENEWED, extended.lock(), who, event);
        } else if (fact instanceof LockNotAcquired given) {
            rows.mark(attempts, SpanKind.GAVE_UP, given.reason(), who, event);
        }
    }

    private static Optional<Phase> state(ClientView client) {
        ClientState state = client.state();
        if (state instanceof ClientState.Paused) {
            return lasting(SpanKind.PAUSED, client, "", state);
        } else if (state instanceof ClientState.Stalled) {
            return lasting(SpanKind.STALLED, client, "", state);
        } else if (state instanceof ClientState.Crashed) {
            return lasting(SpanKind.CRASHED, client, "", state);
        }
        return Optional.empty();
    }

    private static Optional<Phase> section(ClientView client) {
        return client.criticalSection().flatMap(lock -> lasting(SpanKind.IN_SECTION, client, lock, lock));
    }

    private static Optional<Phase> work(ClientView client) {
        return client.working() ? lasting(SpanKind.WORKING, client, "", "") : Optional.empty();
    }

    private static Optional<Phase> belief(ClientView client, String lock, long at) {
        Belief belief = client.belief(lock);
        if (belief instanceof Belief.Requesting asking) {
            return lasting(SpanKind.REQUESTING, client, asking.recipe(), asking.since());
        } else if (belief instanceof Belief.Holds holds) {
            return Optional.of(holding(client, holds, at));
        }
        return Optional.empty();
    }

    private static Phase holding(ClientView client, Belief.Holds holds, long at) {
        String label = holds.fence().isPresent() ? Long.toString(holds.fence().getAsLong()) : holds.token();
        List<String> who = List.of(client.name());
        Phase overdue = Phase.lasting(SpanKind.OVERDUE, label, who, holds.since());
        if (!holds.holdsAt(at)) {
            return overdue;
        }
        return holds.validUntil().isEmpty()
                ? Phase.lasting(SpanKind.HOLDING, label, who, holds.since())
                : new Phase(
                        SpanKind.HOLDING,
                        label,
                        who,
                        holds.since(),
                        holds.validUntil().getAsLong(),
                        Optional.of(overdue));
    }

    private static Optional<Phase> lasting(SpanKind kind, ClientView client, String label, Object identity) {
        return Optional.of(Phase.lasting(kind, label, List.of(client.name()), identity));
    }
}
