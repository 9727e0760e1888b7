package dev.lockscope.explore.matrix;

import dev.lockscope.explore.FaultKind;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.Topology;
import java.util.Optional;

/** What a scenario lacks for a fault to happen in it. */
public final class Lack {

    private Lack() {}

    /** What a fault needs and a scenario has not; nothing where it can happen. */
    public static Optional<Need> of(FaultKind kind, Scenario scenario) {
        return switch (kind) {
            case FAILOVER, LAG ->
                scenario.topology() instanceof Topology.Replicated ? Optional.empty() : Optional.of(Need.REPLICA);
            case STALL -> hasWatchdog(scenario) ? Optional.empty() : Optional.of(Need.WATCHDOG);
            case PAUSE, CRASH_CLIENT, LOST_REQUEST, LOST_REPLY, LATE_REQUEST, CRASH_NODE, RESTART_NODE, CLOCK_JUMP ->
                Optional.empty();
        };
    }

    private static boolean hasWatchdog(Scenario scenario) {
        return scenario.clients().stream()
                .anyMatch(client -> Rows.find(client.recipe())
                        .filter(row -> row.has().contains(Need.WATCHDOG))
                        .isPresent());
    }
}
