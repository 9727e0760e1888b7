package dev.lockscope.verdict;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact;
import dev.lockscope.trace.LockFact.AttemptRefused;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.LockFact.LockNotAcquired;
import dev.lockscope.trace.LockFact.LockReleased;
import dev.lockscope.trace.LockFact.Release;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Tenure.End;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A key that lay on a node until its time ran out, or lies there still, though its client had given up or released: a
 * command that took effect too late, or a key that was never given back. One finding a client and lock.
 *
 * <p>A crashed client's key is no orphan but {@link FindingId#STUCK_UNTIL_TTL}'s; nor is what a node that is down would
 * still hold.
 */
final class OrphanKeyChecker implements Checker {

    private record Owner(String client, String lock) {}

    /** @param letGo by what its client had done with it */
    private record Orphan(Tenure tenure, Event letGo) {}

    @Override
    public List<Finding> check(Evidence evidence) {
        Map<Owner, List<Event>> endings = new HashMap<>();
        Map<String, Event> granted = new HashMap<>();
        for (Event event : evidence.trace().events()) {
            if (event.fact() instanceof LockAcquired acquired) {
                granted.putIfAbsent(acquired.token(), event);
            } else if (event.fact() instanceof LockFact fact && isEnding(fact)) {
                endings.computeIfAbsent(new Owner(fact.client(), fact.lock()), owner -> new ArrayList<>())
                        .add(event);
            }
        }
        Map<Owner, List<Orphan>> orphans = new LinkedHashMap<>();
        for (Tenure tenure : evidence.tenures()) {
            String client = tenure.owner().orElse(null);
            if (client != null && lay(evidence, tenure)) {
                Owner owner = new Owner(client, tenure.key());
                letGo(evidence, tenure, granted.containsKey(tenure.value()), endings.getOrDefault(owner, List.of()))
                        .filter(event -> event.at() < tenure.span().to())
                        .ifPresent(event -> orphans.computeIfAbsent(owner, key -> new ArrayList<>())
                                .add(new Orphan(tenure, event)));
            }
        }
        return orphans.entrySet().stream()
                .map(entry -> finding(evidence, entry.getKey(), entry.getValue()))
                .toList();
    }

    private static boolean isEnding(LockFact fact) {
        return fact instanceof AttemptRefused || fact instanceof LockNotAcquired || fact instanceof LockReleased;
    }

    private static boolean lay(Evidence evidence, Tenure tenure) {
        boolean untilItsTime =
                tenure.end() == End.EXPIRED || tenure.end() == End.CLOCK_MOVED || tenure.end() == End.OPEN;
        return untilItsTime
                && evidence.locks().contains(tenure.key())
                && !evidence.masters().isDownAt(tenure.node(), tenure.span().to() - 1);
    }

    /** The release of a known grant; else the end of the attempt whose command stored it, which may have come before. */
    private static Optional<Event> letGo(Evidence evidence, Tenure tenure, boolean known, List<Event> endings) {
        if (known) {
            return endings.stream()
                    .filter(event -> event.fact() instanceof LockReleased released
                            && released.token().equals(tenure.value()))
                    .findFirst();
        }
        Event sent = sent(evidence, tenure);
        return endings.stream()
                .filter(event -> !(event.fact() instanceof LockReleased))
                .filter(event -> sent == null
                        ? evidence.isBefore(tenure.stored(), event.seq())
                        : Trace.ORDER.compare(sent, event) < 0)
                .findFirst();
    }

    private static @Nullable Event sent(Evidence evidence, Tenure tenure) {
        for (Event event : evidence.trace().events()) {
            if (event.fact() instanceof CommandSent sent && sent.text().contains(tenure.value())) {
                return event;
            }
        }
        return null;
    }

    private static Finding finding(Evidence evidence, Owner owner, List<Orphan> orphans) {
        Orphan first = orphans.get(0);
        Tenure tenure = first.tenure();
        EvidenceList proof = new EvidenceList(evidence);
        for (Orphan orphan : orphans) {
            proof.add(
                    orphan.tenure().stored(),
                    orphan.letGo().seq(),
                    orphan.tenure().ended());
        }
        boolean open = tenure.end() == End.OPEN;
        Facts facts = new Facts()
                .add("lock", owner.lock())
                .add("node", tenure.node())
                .add("client", owner.client())
                .add("stored", evidence.storedAt(tenure))
                .add("letGo", letGoWord(first.letGo()))
                .add("letGoAt", first.letGo().at())
                .add("order", orderWord(evidence, first))
                .addAbove("keys", 1, orphans.size());
        if (open) {
            facts.addKnown("due", tenure.expiresAt());
        } else {
            facts.add("until", tenure.span().to());
        }
        long from = Math.max(first.letGo().at(), tenure.span().from());
        Span span = new Span(from, Math.max(from, Math.min(tenure.span().to(), evidence.end())));
        return new Finding(FindingId.ORPHAN_KEY, Severity.NOTE, proof.inOrder(), facts.map(), Optional.of(span));
    }

    private static String letGoWord(Event letGo) {
        if (letGo.fact() instanceof LockReleased released) {
            return released.outcome() == Release.UNKNOWN ? "unanswered" : "released";
        }
        return "refused";
    }

    /** A node that takes over, or copies its master, has no command of its own: what counts is when its group had it. */
    private static String orderWord(Evidence evidence, Orphan orphan) {
        String group = evidence.masters().groupOf(orphan.tenure().node());
        long stored = evidence.firstStoredAt(
                orphan.tenure(), node -> evidence.masters().groupOf(node).equals(group));
        if (orphan.letGo().at() <= stored) {
            return "late";
        }
        return letGoWord(orphan.letGo()).equals("unanswered") ? "stayed" : "left";
    }
}
