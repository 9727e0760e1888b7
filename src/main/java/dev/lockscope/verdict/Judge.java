package dev.lockscope.verdict;

import dev.lockscope.trace.Trace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Judges runs by their traces alone: the same trace gives the same verdict, live, reopened or in another program.
 *
 * <p>It asks for no complete run; of a run that goes on it tells what has broken so far. Stateless, so any thread may
 * use it; the time that it takes grows with the trace's length.
 */
public final class Judge {

    private static final List<Checker> CHECKERS = List.of(
            new OverlapChecker(),
            new BeliefWithoutStoreChecker(),
            new StaleWriteAcceptedChecker(),
            RejectedWriteChecker.stale(),
            RejectedWriteChecker.wrong(),
            new LostUpdateChecker(),
            new DoubleEffectChecker(),
            new WastedComputationChecker(),
            new ForeignDeleteChecker(),
            new ForeignExtendChecker(),
            new OrphanKeyChecker(),
            StuckChecker.forever(),
            StuckChecker.untilTtl(),
            new StarvedChecker(),
            new LivelockChecker(),
            new NotAcquiredChecker(),
            new DetectedLateChecker());

    private Judge() {}

    /** What broke in the run, and its figures. */
    public static Verdict judge(Trace trace) {
        return judge(trace, 0);
    }

    /**
     * What had broken in the run by an instant, and its figures then. What was under way at the last event is taken to
     * have gone on until the instant: two holders at once have been so for as long.
     *
     * @param until ns since the run's start; the last event where that is later
     */
    public static Verdict judge(Trace trace, long until) {
        Evidence evidence = Evidence.of(trace, until);
        Figures figures = FigureCount.of(evidence);
        List<Finding> disturbed = new DisturbedChecker().check(evidence);
        if (!disturbed.isEmpty()) {
            return new Verdict(disturbed, figures);
        }
        List<Finding> findings = new ArrayList<>();
        CHECKERS.forEach(checker -> findings.addAll(checker.check(evidence)));
        findings.sort(Comparator.comparing(Finding::id));
        return new Verdict(findings, figures);
    }
}
