package dev.lockscope.verdict;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.trace.Event;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A client that kept asking for a lock in vain while others got it again and again, or while a holder whose worker stood
 * still kept renewing it. One finding a client and lock.
 *
 * <p>No length of time decides. Others got it again and again when it was passed over in {@link #ROUNDS} rounds or more:
 * in each round another client got the lock that had begun to ask only after the round before, so that a crowd that asks
 * at once passes nobody over more than once. A renewing holder starves it when the lease would have ended while the
 * holder stood still, had nobody renewed it, and the client did not get the lock until the holder went on. A client that
 * was paused meanwhile did not ask.
 */
final class StarvedChecker implements Checker {

    private static final int ROUNDS = 3;

    private record Asker(String client, String lock) {}

    @Override
    public List<Finding> check(Evidence evidence) {
        List<Wish> wishes = Wish.of(evidence.trace());
        List<Event> stalls = Zombie.stalls(evidence.trace());
        Map<Asker, Finding> findings = new LinkedHashMap<>();
        for (Wish wish : wishes) {
            Span waiting = new Span(wish.requested().at(), wish.until(evidence.end()));
            if (wish.refused().isEmpty()
                    || evidence.pauseOf(wish.client(), waiting).isPresent()) {
                continue;
            }
            Optional<Finding> found = Rounds.past(wish, wishes)
                    .filter(rounds -> rounds.grants().size() >= ROUNDS)
                    .map(rounds -> overtaken(evidence, wish, rounds))
                    .or(() -> Zombie.before(evidence, stalls, wish).map(zombie -> blocked(evidence, wish, zombie)));
            found.ifPresent(finding -> findings.putIfAbsent(new Asker(wish.client(), wish.lock()), finding));
        }
        return new ArrayList<>(findings.values());
    }

    private static Finding overtaken(Evidence evidence, Wish wish, Rounds rounds) {
        EvidenceList proof = new EvidenceList(evidence);
        rounds.grants().forEach(event -> proof.add(event.seq()));
        Facts facts = facts(evidence, wish, proof)
                .add("cause", "overtaken")
                .add("rounds", rounds.grants().size())
                .add("others", String.join(", ", rounds.winners()));
        return finding(evidence, wish, proof, facts);
    }

    private static Finding blocked(Evidence evidence, Wish wish, Zombie zombie) {
        EvidenceList proof = new EvidenceList(evidence)
                .add(zombie.stalled().seq(), zombie.tenure().stored());
        zombie.renewals().forEach(extension -> proof.add(extension.seq()));
        Facts facts = facts(evidence, wish, proof)
                .add("cause", "renewed")
                .add("holder", zombie.client())
                .add("stalledAt", zombie.stalled().at())
                .add("renewals", zombie.renewals().size())
                .add("freeAt", zombie.due());
        return finding(evidence, wish, proof, facts);
    }

    private static Facts facts(Evidence evidence, Wish wish, EvidenceList proof) {
        proof.add(wish.requested().seq());
        wish.ended().ifPresent(event -> proof.add(event.seq()));
        return new Facts()
                .add("lock", wish.lock())
                .add("client", wish.client())
                .add("requested", wish.requested().at())
                .add("until", wish.until(evidence.end()))
                .add("waited", wish.until(evidence.end()) - wish.requested().at())
                .add("refusals", wish.refused().size())
                .add("outcome", wish.outcome());
    }

    private static Finding finding(Evidence evidence, Wish wish, EvidenceList proof, Facts facts) {
        Span span = new Span(wish.requested().at(), wish.until(evidence.end()));
        return new Finding(FindingId.STARVED, Severity.NOTE, proof.inOrder(), facts.map(), Optional.of(span));
    }
}
