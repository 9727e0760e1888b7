package dev.lockscope.desktop.banner;

import dev.lockscope.desktop.session.Judgement;
import dev.lockscope.desktop.session.Moment;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.world.World;
import dev.lockscope.verdict.Figures;
import dev.lockscope.verdict.Finding;
import dev.lockscope.verdict.Verdict;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A verdict at an instant. One is judged up to a little earlier, and since then only the length of what goes on changes:
 * that two clients are in one critical section.
 *
 * @param verdict the verdict with its lengths up to the instant
 * @param goesOn whether two clients are in one critical section now
 */
record LiveVerdict(Verdict verdict, boolean goesOn) {

    /** What a length is told to, ns; finer figures could not be read. */
    private static final long TICK = 10_000_000;

    /** That of a moment. */
    static LiveVerdict of(Judgement judgement, Moment moment) {
        Verdict judged = judgement.verdict();
        World world = moment.world();
        List<String> shared = world.locks().stream()
                .filter(lock -> world.insiders(lock).size() > 1)
                .toList();
        if (shared.isEmpty() || world.run().isEnded() || !judged.ids().contains(FindingId.OVERLAP)) {
            return new LiveVerdict(judged, false);
        }
        List<Event> events = judgement.trace().events();
        long told = events.isEmpty() ? 0 : events.get(events.size() - 1).at();
        long since = Math.max(judgement.instant(), told);
        long more = Math.max(0, moment.instant() - since) / TICK * TICK;
        List<Finding> findings = judged.findings().stream()
                .map(finding -> finding.id() == FindingId.OVERLAP
                                && shared.contains(
                                        String.valueOf(finding.facts().get("lock")))
                        ? longer(finding, more)
                        : finding)
                .toList();
        return new LiveVerdict(new Verdict(findings, longer(judged.figures(), more * shared.size())), true);
    }

    private static Finding longer(Finding finding, long more) {
        Map<String, Object> facts = new LinkedHashMap<>(finding.facts());
        facts.computeIfPresent(
                "length", (name, length) -> length instanceof Long known ? (Object) (known + more) : length);
        return new Finding(finding.id(), finding.severity(), finding.evidence(), facts, finding.span());
    }

    private static Figures longer(Figures figures, long more) {
        return new Figures(
                figures.overlap() + more,
                figures.mostHolders(),
                figures.moneyLost(),
                figures.takenTooMuch(),
                figures.writesAccepted(),
                figures.writesRejected(),
                figures.balances(),
                figures.grants(),
                figures.longestWait(),
                figures.completed());
    }
}
