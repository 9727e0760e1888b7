package dev.lockscope.redis.observe;

import dev.lockscope.redis.observe.Joiner.Order;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Learns where a command's line stands in a server's stream, by publishing what looks like a notice: that changes nothing,
 * and a replica lets it be done too.
 *
 * @param order where it stands
 * @param others what else came meanwhile, in order
 */
record OrderProbe(Order order, List<Seen> others) {

    OrderProbe {
        others = List.copyOf(others);
    }

    /**
     * Probes; blocks until the probe's own line and notice have come.
     *
     * @param key a key that nobody else knows
     * @throws IOException when the server does not answer
     */
    static OrderProbe run(ServerStream stream, SideConnection side, String key) throws IOException {
        side.publish(ServerStream.EVENTS + "order", key);
        List<Seen> own = new ArrayList<>();
        List<Seen> others = new ArrayList<>();
        while (own.size() < 2) {
            Seen seen = stream.next();
            (isAbout(seen, key) ? own : others).add(seen);
        }
        Order order = own.get(0) instanceof Seen.Line ? Order.LINE_BEFORE_NOTICES : Order.LINE_AFTER_NOTICES;
        return new OrderProbe(order, others);
    }

    private static boolean isAbout(Seen seen, String key) {
        return seen instanceof Seen.Notice notice
                ? notice.key().equals(key)
                : seen instanceof Seen.Line line && line.words().contains(key);
    }
}
