package dev.lockscope.lab;

import dev.lockscope.lock.FencingToken;
import dev.lockscope.lock.port.GuardedResource.Change;
import dev.lockscope.lock.port.GuardedResource.Charge;
import dev.lockscope.lock.port.GuardedResource.Outcome;
import dev.lockscope.lock.port.GuardedResource.Reading;
import dev.lockscope.lock.port.GuardedResource.Reason;
import dev.lockscope.lock.port.GuardedResource.Write;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.ResourceFact.ChargeAccepted;
import dev.lockscope.trace.ResourceFact.ChargeOffered;
import dev.lockscope.trace.ResourceFact.ChargeRejected;
import dev.lockscope.trace.ResourceFact.ChargeReplayed;
import dev.lockscope.trace.ResourceFact.Compare;
import dev.lockscope.trace.ResourceFact.Refusal;
import dev.lockscope.trace.ResourceFact.ValueRead;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.ResourceFact.WriteConflicted;
import dev.lockscope.trace.ResourceFact.WriteOffered;
import dev.lockscope.trace.ResourceFact.WriteRejected;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The facts of one client's dealings with a resource, the same in every world.
 *
 * @param resource the resource's name
 * @param client the client's name
 * @param compare what the resource compares before it takes a write
 */
public record ResourceFacts(String resource, String client, Compare compare) {

    /** It has read. */
    public Fact read(Reading reading) {
        return new ValueRead(resource, client, reading.value(), version(reading.version()));
    }

    /** It hands in a change. */
    public Fact offered(Change change) {
        Long fence = number(change.fence());
        if (change instanceof Write write) {
            return new WriteOffered(resource, client, write.value(), write.change(), fence);
        } else if (change instanceof Charge charge) {
            return new ChargeOffered(resource, client, charge.key(), charge.amount(), fence);
        }
        throw new IllegalStateException("no event for " + change);
    }

    /** The resource has decided; not for what waits for a commit. */
    public Fact decided(Change change, Outcome outcome) {
        if (change instanceof Write write) {
            return decided(write, outcome);
        } else if (change instanceof Charge charge) {
            return decided(charge, outcome);
        }
        throw new IllegalStateException("no event for " + change);
    }

    private Fact decided(Write write, Outcome outcome) {
        Long fence = number(write.fence());
        if (outcome instanceof Outcome.Accepted accepted) {
            return new WriteAccepted(
                    resource,
                    client,
                    accepted.before(),
                    accepted.after(),
                    write.change(),
                    fence,
                    version(accepted.version()));
        } else if (outcome instanceof Outcome.Rejected rejected) {
            Reading now = rejected.now();
            return rejected.reason() == Reason.CONFLICT
                    ? new WriteConflicted(
                            resource,
                            client,
                            now.value(),
                            write.seen().map(this::compared).orElse(null),
                            compared(now),
                            fence,
                            compare)
                    : new WriteRejected(
                            resource, client, now.value(), fence, number(rejected.highest()), rejected.text());
        }
        throw new IllegalStateException("no event for " + outcome);
    }

    private Fact decided(Charge charge, Outcome outcome) {
        Long fence = number(charge.fence());
        if (outcome instanceof Outcome.Accepted accepted) {
            return new ChargeAccepted(
                    resource, client, charge.key(), charge.amount(), accepted.before(), accepted.after(), fence);
        } else if (outcome instanceof Outcome.Replayed replayed) {
            return new ChargeReplayed(resource, client, charge.key(), replayed.after());
        } else if (outcome instanceof Outcome.Rejected rejected) {
            Refusal refusal = refusal(rejected.reason());
            return new ChargeRejected(
                    resource,
                    client,
                    charge.key(),
                    rejected.now().value(),
                    fence,
                    refusal == Refusal.FENCE ? number(rejected.highest()) : null,
                    refusal,
                    rejected.text());
        }
        throw new IllegalStateException("no event for " + outcome);
    }

    private static Refusal refusal(Reason reason) {
        return switch (reason) {
            case FENCE -> Refusal.FENCE;
            case DUPLICATE_KEY -> Refusal.DUPLICATE_KEY;
            case OTHER_PAYLOAD -> Refusal.OTHER_PAYLOAD;
            case CONFLICT -> throw new IllegalStateException("a charge compares nothing");
        };
    }

    private long compared(Reading reading) {
        return compare == Compare.VERSION ? reading.version() : reading.value();
    }

    private @Nullable Long version(long version) {
        return compare == Compare.VERSION ? (Long) version : null;
    }

    private static @Nullable Long number(Optional<FencingToken> fence) {
        return fence.map(FencingToken::value).orElse(null);
    }
}
