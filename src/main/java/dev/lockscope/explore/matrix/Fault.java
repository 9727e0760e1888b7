package dev.lockscope.explore.matrix;

import dev.lockscope.explore.Budget;
import dev.lockscope.explore.FaultKind;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A column of the matrix: what may go wrong in its cells, and who is there.
 *
 * @param id how it is called on the command line and in files
 * @param budget what may go wrong
 * @param clients how many clients there are, 2 or 3
 * @param work how long the first client works in its critical section, ms; the others work for 200 ms
 * @param needs what a recipe must have for it to befall it
 */
public record Fault(String id, Budget budget, int clients, int work, Set<Need> needs) {

    /** How long the others work: shorter than the lease of 3 s, ms. */
    static final int SHORT = 200;

    /** Longer than the lease, ms. */
    private static final int LONG = 4000;

    private static final List<Fault> ALL = List.of(
            of("none", Budget.NONE),
            of("pause", Budget.one(FaultKind.PAUSE)),
            new Fault("slow-work", Budget.NONE, 2, LONG, Set.of(Need.LEASE)),
            of("stall", Budget.one(FaultKind.STALL), Need.WATCHDOG),
            of("crash-client", Budget.one(FaultKind.CRASH_CLIENT)),
            of("lost-request", Budget.one(FaultKind.LOST_REQUEST), Need.NODE),
            of("lost-reply", Budget.one(FaultKind.LOST_REPLY), Need.NODE),
            of("late-request", Budget.one(FaultKind.LATE_REQUEST), Need.NODE),
            new Fault("late-release", Budget.one(FaultKind.LATE_REQUEST), 3, SHORT, Set.of(Need.NODE)),
            of("crash-node", Budget.one(FaultKind.CRASH_NODE), Need.NODE),
            of("restart-node", Budget.one(FaultKind.RESTART_NODE), Need.NODE),
            of("late-restart", Budget.one(FaultKind.RESTART_NODE).restartingAfter(Duration.ofMillis(LONG)), Need.NODE),
            of("failover", Budget.one(FaultKind.FAILOVER), Need.NODE, Need.REPLICA),
            of("lag-failover", Budget.of(Map.of(FaultKind.LAG, 1, FaultKind.FAILOVER, 1)), Need.NODE, Need.REPLICA),
            of("clock-jump", Budget.one(FaultKind.CLOCK_JUMP), Need.NODE, Need.LEASE));

    public Fault {
        needs = Set.copyOf(needs);
    }

    private static Fault of(String id, Budget budget, Need... needs) {
        return new Fault(id, budget, 2, SHORT, Set.of(needs));
    }

    /** Every column, from nothing at all to what nodes and their clocks do. */
    public static List<Fault> all() {
        return ALL;
    }

    /** The column of that id. */
    public static Optional<Fault> find(String id) {
        return ALL.stream().filter(fault -> fault.id().equals(id)).findFirst();
    }
}
