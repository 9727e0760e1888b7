package dev.lockscope.verdict;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact.LockReleased;
import dev.lockscope.trace.ResourceFact.TransactionBegan;
import dev.lockscope.trace.ResourceFact.WriteOffered;
import java.util.Optional;

/** Tells of writes in a transaction that was committed only after their lock had been released. */
final class Unlocked {

    private Unlocked() {}

    /** Adds it to a finding's facts and proof, if it is so with a write. */
    static void tell(Evidence evidence, Attempt write, Facts facts, EvidenceList proof) {
        releaseBeforeCommit(evidence, write).ifPresent(released -> {
            proof.add(released.seq());
            facts.add("cause", "unlocked").add("releasedAt", released.at());
        });
    }

    private static Optional<Event> releaseBeforeCommit(Evidence evidence, Attempt write) {
        boolean open = false;
        boolean offered = false;
        Optional<Event> released = Optional.empty();
        for (Event event : evidence.trace().events()) {
            if (event.seq() == write.decided().seq()) {
                break;
            }
            if (event.fact() instanceof TransactionBegan begun
                    && begun.client().equals(write.client())
                    && begun.resource().equals(write.resource())) {
                open = true;
                offered = false;
                released = Optional.empty();
            } else if (event.fact() instanceof WriteOffered offer
                    && offer.client().equals(write.client())
                    && offer.resource().equals(write.resource())) {
                offered = open;
            } else if (event.fact() instanceof LockReleased release
                    && release.client().equals(write.client())
                    && offered) {
                released = Optional.of(event);
            }
        }
        return released.filter(release -> write.grant()
                .filter(grant -> grant.belief().to() == release.at())
                .isPresent());
    }
}
