package dev.lockscope.redis.observe;

import dev.lockscope.redis.observe.Joiner.Order;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Learns where a command's line stands in a server's stream by writing and deleting a key of the observer's own.
 *
 * @param order where it stands
 * @param others what else came meanwhile, in order
 */
record OrderProbe(Order order, List<Seen> others) {

    OrderProbe {
        others = List.copyOf(others);
    }

    /**
     * Probes; blocks until the key's own lines and notices have all come.
     *
     * @param key a key that nobody else knows
     * @throws IOException when the server does not answer
     */
    static OrderProbe run(ServerStream stream, SideConnection side, String key) throws IOException {
        side.touch(key);
        List<Seen> own = new ArrayList<>();
        List<Seen> others = new ArrayList<>();
        while (own.size() < 4) {
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
