package dev.lockscope.explore;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;

/**
 * What may go wrong in a schedule, and how often.
 *
 * @param most how often at most, by kind; a kind that is not named does not happen; at most {@value #MOST_EACH} each
 * @param total how many faults at most in one schedule
 * @param clockJump how far a clock jumps, above 0
 * @param restartAfter how long a node stays down that starts again, 0 or more
 */
public record Budget(Map<FaultKind, Integer> most, int total, Duration clockJump, Duration restartAfter) {

    /** The most that a kind may happen. */
    public static final int MOST_EACH = 7;

    /** Nothing goes wrong. */
    public static final Budget NONE = of(Map.of());

    /** What most locks ought to bear, where nothing else is said: a pause, a client that dies, a lost answer. */
    public static final Budget USUAL =
            of(Map.of(FaultKind.PAUSE, 1, FaultKind.CRASH_CLIENT, 1, FaultKind.LOST_REPLY, 1));

    public Budget {
        most = Map.copyOf(most);
        most.forEach((kind, count) -> {
            if (count < 0 || count > MOST_EACH) {
                throw new IllegalArgumentException(kind.id() + " may happen 0 to 7 times, not " + count);
            }
        });
    }

    /** So much of each, all together if need be; clocks jump by an hour, which outlives every lease. */
    public static Budget of(Map<FaultKind, Integer> most) {
        int total = most.values().stream().mapToInt(Integer::intValue).sum();
        return new Budget(most, total, Duration.ofHours(1), Duration.ZERO);
    }

    /** One fault of one kind. */
    public static Budget one(FaultKind kind) {
        return of(Map.of(kind, 1));
    }

    /** The budget with so many more of a kind. */
    public Budget and(FaultKind kind, int count) {
        Map<FaultKind, Integer> more = new EnumMap<>(FaultKind.class);
        more.putAll(most);
        more.merge(kind, count, Integer::sum);
        return new Budget(more, total + count, clockJump, restartAfter);
    }

    /** The budget with nodes that stay down for so long before they start again. */
    public Budget restartingAfter(Duration time) {
        return new Budget(most, total, clockJump, time);
    }

    /** The budget with at most so many faults in one schedule. */
    public Budget within(int faults) {
        return new Budget(most, faults, clockJump, restartAfter);
    }

    /** How many faults a schedule can have. */
    public int reach() {
        return Math.min(
                total, most.values().stream().mapToInt(Integer::intValue).sum());
    }

    int most(FaultKind kind) {
        return most.getOrDefault(kind, 0);
    }
}
