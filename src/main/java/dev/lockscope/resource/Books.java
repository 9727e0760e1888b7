package dev.lockscope.resource;

import dev.lockscope.lock.FencingToken;
import dev.lockscope.lock.port.GuardedResource.Change;
import dev.lockscope.lock.port.GuardedResource.Charge;
import dev.lockscope.lock.port.GuardedResource.Outcome;
import dev.lockscope.lock.port.GuardedResource.Reading;
import dev.lockscope.lock.port.GuardedResource.Write;
import dev.lockscope.resource.Refusals.Answer;
import dev.lockscope.trace.ResourceFact.Compare;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ResourceFact.Keys;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A ledger's books at one instant: an immutable value, and the rules by which it changes.
 *
 * @param terms on what terms it takes changes
 * @param reading the value and its version
 * @param highest the highest fencing token that it has seen, or {@link FenceCheck#NONE_SEEN}
 * @param keys the keys and entries that are stored, each with the answer to the charge that stored it, if one did
 */
public record Books(Terms terms, Reading reading, long highest, Map<String, Optional<Answer>> keys) {

    /** Takes the map as it is: it may not change afterwards. */
    public Books {
        keys = Collections.unmodifiableMap(keys);
    }

    /** Books that nobody has written in. */
    public static Books opened(long value, Terms terms) {
        return new Books(terms, new Reading(value, 0), FenceCheck.NONE_SEEN, Map.of());
    }

    /**
     * What became of changes that are done together.
     *
     * @param after the books then; as before, where one was turned away
     * @param outcomes an outcome a change, up to the first that was turned away
     */
    public record Settlement(Books after, List<Outcome> outcomes) {}

    /** What became of one change. */
    private record Decision(Books after, Outcome outcome) {}

    /** Does all of the changes in their order, or none. */
    public Settlement settle(List<? extends Change> changes) {
        Books books = this;
        List<Outcome> outcomes = new ArrayList<>();
        for (Change change : changes) {
            Decision decision = books.decide(change);
            outcomes.add(decision.outcome());
            if (decision.outcome() instanceof Outcome.Rejected) {
                return new Settlement(this, outcomes);
            }
            books = decision.after();
        }
        return new Settlement(books, outcomes);
    }

    /** Whether a key or an entry is stored. */
    public boolean has(String key) {
        return keys.containsKey(key);
    }

    /** The books with a key on its own; the same where it is stored already. */
    public Books storing(String key) {
        return has(key) ? this : new Books(terms, reading, highest, with(key, Optional.empty()));
    }

    private Decision decide(Change change) {
        Optional<String> objection = new FenceCheck(terms.fencing()).objection(change.fence(), highest);
        if (objection.isPresent()) {
            return stays(Refusals.fence(objection.get(), reading, highest));
        } else if (change instanceof Write write) {
            return decide(write);
        } else if (change instanceof Charge charge) {
            return decide(charge);
        }
        throw new IllegalStateException("no rule for " + change);
    }

    private Decision decide(Write write) {
        boolean fresh = terms.compare() == Compare.NONE
                || write.seen()
                        .filter(seen ->
                                Refusals.compared(seen, terms.compare()) == Refusals.compared(reading, terms.compare()))
                        .isPresent();
        return fresh
                ? takes(write, write.value(), keys)
                : stays(Refusals.conflict(write, terms.compare(), reading, highest));
    }

    private Decision decide(Charge charge) {
        long after = reading.value() - charge.amount();
        if (terms.keys() == Keys.NONE) {
            return takes(charge, after, keys);
        } else if (!has(charge.key())) {
            return takes(charge, after, with(charge.key(), Optional.of(new Answer(charge.amount(), after))));
        }
        Optional<Answer> first = keys.getOrDefault(charge.key(), Optional.empty());
        return stays(
                terms.keys() == Keys.IDEMPOTENT && first.isPresent()
                        ? Refusals.again(charge, first.get(), reading, highest)
                        : Refusals.duplicate(charge, reading, highest));
    }

    private Decision takes(Change change, long value, Map<String, Optional<Answer>> stored) {
        long seen = terms.fencing() == Fencing.NONE
                ? highest
                : change.fence().map(FencingToken::value).orElse(highest);
        Reading after = new Reading(value, reading.version() + 1);
        return new Decision(
                new Books(terms, after, seen, stored), new Outcome.Accepted(reading.value(), value, after.version()));
    }

    private Decision stays(Outcome outcome) {
        return new Decision(this, outcome);
    }

    private Map<String, Optional<Answer>> with(String key, Optional<Answer> answer) {
        Map<String, Optional<Answer>> more = new HashMap<>(keys);
        more.put(key, answer);
        return more;
    }
}
