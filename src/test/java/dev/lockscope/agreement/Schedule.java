package dev.lockscope.agreement;

import dev.lockscope.time.Randomness;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * What happens while one party locks, and what it does.
 *
 * @param retries how often it tries again
 * @param nodes what is the matter with each node from the beginning
 * @param forgetting the nodes that forget the lock before the extension
 * @param cut the nodes whose links are cut before the extension
 * @param acts how far the party gets: 1 acquires, 2 extends too, 3 releases too
 */
record Schedule(int retries, List<Condition> nodes, List<Integer> forgetting, List<Integer> cut, int acts) {

    static final String KEY = "lock:account";
    static final String COMPETITOR = "another";
    /** So long that neither library is ever short of it; what differs then is a test of its own. */
    static final Duration TTL = Duration.ofSeconds(60);
    /** Over when a second attempt begins. */
    static final Duration SHORT = Duration.ofMillis(700);

    static final Duration DELAY = Duration.ofMillis(900);
    static final Duration TIMEOUT = Duration.ofMillis(600);

    /** What is the matter with a node. */
    enum Condition {
        WELL,
        /** Answers late, but in time. */
        SLOW,
        /** Its link resets every connection. */
        CUT,
        /** Its answers do not arrive. */
        SILENT,
        DEAD,
        /** Another has the lock there for longer than the test. */
        TAKEN,
        /** Another has the lock there, but not for long. */
        TAKEN_FOR_SHORT
    }

    /** A schedule by chance. */
    static Schedule drawn(Randomness chance) {
        boolean again = chance.nextLong(4) == 0;
        List<Condition> nodes = new ArrayList<>();
        for (int node = 0; node < FiveServers.COUNT; node++) {
            nodes.add(condition(chance));
        }
        if (again) {
            // A minority that is kept between two attempts is the library's own way, see the differences: so either a
            // majority comes free for the second attempt, or nothing changes. Silent nodes would make the orders
            // differ.
            nodes.replaceAll(condition -> condition == Condition.SILENT ? Condition.CUT : condition);
            if (chance.nextLong(3) > 0) {
                for (int node : List.of(0, 2, 3)) {
                    nodes.set(node, Condition.TAKEN_FOR_SHORT);
                }
            }
        }
        return new Schedule(
                again ? 1 : 0, List.copyOf(nodes), some(chance), some(chance), 1 + (int) chance.nextLong(3));
    }

    private static Condition condition(Randomness chance) {
        return switch ((int) chance.nextLong(10)) {
            case 0, 1 -> Condition.CUT;
            case 2 -> Condition.SILENT;
            case 3 -> Condition.DEAD;
            case 4 -> Condition.TAKEN;
            case 5 -> Condition.SLOW;
            default -> Condition.WELL;
        };
    }

    private static List<Integer> some(Randomness chance) {
        List<Integer> some = new ArrayList<>();
        for (int node = 0; node < FiveServers.COUNT; node++) {
            if (chance.nextLong(4) == 0) {
                some.add(node);
            }
        }
        return List.copyOf(some);
    }
}
