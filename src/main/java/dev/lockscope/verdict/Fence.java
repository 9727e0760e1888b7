package dev.lockscope.verdict;

import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ResourceFact.ResourceOpened;
import dev.lockscope.verdict.Tenure.End;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Tells whether what was written to checks fencing tokens already, so that no remedy proposes as new what was there, and
 * whether the lock was lost in a way that a counter of tokens beside it does not outlive.
 */
final class Fence {

    /** Causes, as {@link Loss} tells them, by which a node loses the counter that it keeps too, or counts beside another. */
    private static final Set<String> CAUSES = Set.of("failover", "demotion", "split", "amnesia", "eviction", "flush");

    /** The same, by how the store let go. */
    private static final Set<End> ENDS = EnumSet.of(End.REPLACED, End.DEMOTED, End.FORGOTTEN, End.EVICTED, End.FLUSHED);

    private Fence() {}

    /**
     * Adds it of what a lock's holders wrote to, or where they wrote to nothing, of all that there is to write to.
     *
     * @param facts with the cause of the lock's loss, where one is known
     */
    static void tell(Evidence evidence, String lock, Facts facts) {
        List<String> written = evidence.attempts().stream()
                .filter(write ->
                        write.grant().filter(grant -> grant.lock().equals(lock)).isPresent())
                .map(Attempt::resource)
                .distinct()
                .toList();
        List<String> resources = written.isEmpty() ? opened(evidence) : written;
        boolean fenced = !resources.isEmpty() && resources.stream().allMatch(name -> checks(evidence, name));
        boolean forgetful = facts.map().get("cause") instanceof String cause && CAUSES.contains(cause);
        facts.add("check", (fenced ? "fenced" : "unfenced") + (forgetful ? "-forgetful" : ""));
        if (forgetful) {
            facts.add("forgotten", "");
        }
    }

    /** Adds that the store let go in a way that a counter of tokens beside the lock does not outlive, if it did. */
    static void tellForgotten(Gap gap, Facts facts) {
        if (ENDS.contains(gap.cause().end())) {
            facts.add("forgotten", "");
        }
    }

    /** Whether a resource turns writes away by their fencing tokens. */
    static boolean checks(Evidence evidence, String resource) {
        return evidence.ruleOf(resource) != Fencing.NONE;
    }

    private static List<String> opened(Evidence evidence) {
        return evidence.trace().events().stream()
                .filter(event -> event.fact() instanceof ResourceOpened)
                .map(event -> ((ResourceOpened) event.fact()).resource())
                .toList();
    }
}
