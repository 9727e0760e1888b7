package dev.lockscope.verdict;

import dev.lockscope.scenario.FindingId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Mutual exclusion: no two clients in the critical section of one lock at once. One finding a lock and pair. */
final class OverlapChecker implements Checker {

    private record Pair(String lock, String one, String other) {}

    private record Meeting(Section first, Section second, Span span) {}

    @Override
    public List<Finding> check(Evidence evidence) {
        Map<Pair, List<Meeting>> meetings = new LinkedHashMap<>();
        List<Section> inside = new ArrayList<>();
        for (Section next : evidence.sections()) {
            inside.removeIf(section -> section.span().to() <= next.span().from());
            for (Section before : inside) {
                if (before.lock().equals(next.lock()) && !before.client().equals(next.client())) {
                    common(before.span(), next.span())
                            .ifPresent(span -> meetings.computeIfAbsent(pair(before, next), pair -> new ArrayList<>())
                                    .add(new Meeting(before, next, span)));
                }
            }
            inside.add(next);
        }
        return meetings.values().stream().map(of -> finding(evidence, of)).toList();
    }

    /**
     * What two sections have in common; also where the later one is left in the instant in which it is entered, as happens
     * on the model, where not everything takes time.
     */
    private static Optional<Span> common(Span before, Span next) {
        boolean isInstantInside = next.length() == 0 && before.from() < next.from() && next.to() < before.to();
        return isInstantInside ? Optional.of(next) : before.overlap(next);
    }

    private static Pair pair(Section a, Section b) {
        boolean ordered = a.client().compareTo(b.client()) < 0;
        return new Pair(a.lock(), ordered ? a.client() : b.client(), ordered ? b.client() : a.client());
    }

    private static Finding finding(Evidence evidence, List<Meeting> meetings) {
        Meeting meeting = meetings.get(0);
        Section first = meeting.first();
        Section second = meeting.second();
        Optional<Pause> pause = evidence.pauseOf(first.client(), meeting.span());
        EvidenceList proof = new EvidenceList(evidence).addPause(pause);
        long length = 0;
        long late = 0;
        for (Meeting each : meetings) {
            length += each.span().length();
            late += lateWrites(evidence, each);
            proof.add(each.first().entered(), each.first().ended())
                    .add(each.second().entered(), each.second().ended());
        }
        Facts facts = new Facts()
                .add("lock", first.lock())
                .add("first", first.client())
                .add("firstEntered", first.span().from())
                .add("second", second.client())
                .add("secondEntered", second.span().from())
                .add("until", meeting.span().to())
                .add("length", length)
                .add("lateWrites", late)
                .addAbove("times", 1, meetings.size())
                .addPause(pause);
        evidence.grantOf(first)
                .ifPresent(grant -> evidence.grantOf(second)
                        .ifPresent(other -> tellCause(evidence, grant, other, meeting, facts, proof)));
        Fence.tell(evidence, first.lock(), facts);
        if (late == 0) {
            facts.addKnown(
                    "guard",
                    meetings.stream()
                            .flatMap(each -> guard(evidence, each).stream())
                            .findFirst());
        }
        Span whole = new Span(
                meeting.span().from(), meetings.get(meetings.size() - 1).span().to());
        return new Finding(FindingId.OVERLAP, Severity.DANGER, proof.inOrder(), facts.map(), Optional.of(whole));
    }

    private static Section older(Evidence evidence, Meeting meeting) {
        Optional<Grant> first = evidence.grantOf(meeting.first());
        Optional<Grant> second = evidence.grantOf(meeting.second());
        boolean swapped = first.isPresent() && second.isPresent() && first.get().isAfter(second.get());
        return swapped ? meeting.second() : meeting.first();
    }

    private static Optional<String> guard(Evidence evidence, Meeting meeting) {
        return evidence.grantOf(older(evidence, meeting))
                .flatMap(grant -> Guard.against(evidence, grant, meeting.span().from()));
    }

    /** The writes from the past that were taken from the older holder after it was no longer alone. */
    private static long lateWrites(Evidence evidence, Meeting meeting) {
        Section older = older(evidence, meeting);
        return evidence.attempts().stream()
                .filter(write -> write.accepted() && write.client().equals(older.client()))
                .filter(write -> !evidence.isUpToDate(write))
                .filter(write -> write.at() >= meeting.span().from())
                .filter(write ->
                        write.grant().map(of -> of.seq() == older.grant()).orElse(true))
                .count();
    }

    /** Why the second could get the lock: what had taken it from the first, or that each got it from another master. */
    private static void tellCause(
            Evidence evidence, Grant grant, Grant other, Meeting meeting, Facts facts, EvidenceList proof) {
        Optional<Gap> gap = grant.backing().gaps().stream()
                .filter(lost -> lost.span().from() <= meeting.span().from())
                .reduce((earlier, later) -> later);
        if (gap.isPresent()) {
            gap.ifPresent(lost -> {
                proof.add(lost.cause().ended());
                Loss.tell(evidence, grant, lost, meeting.span().to(), facts, proof);
            });
        } else if (other.gapAt(meeting.span().from())
                .filter(lost -> Loss.tellLateAnswer(other, lost, facts, proof))
                .isEmpty()) {
            Loss.tellSplit(evidence, grant, other, facts, proof);
        }
    }
}
