package dev.lockscope.redis.observe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.redis.observe.Joiner.Order;
import dev.lockscope.redis.observe.Seen.Line;
import dev.lockscope.redis.observe.Seen.Notice;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class JoinerTest {

    private static final Line EVAL = new Line(1, 5000, List.of("EVAL", "..."));
    private static final Line GET = new Line(2, 0, List.of("get", "lock"));
    private static final Line DEL = new Line(3, 0, List.of("del", "lock"));
    private static final Line SET = new Line(4, 5000, List.of("SET", "lock", "t"));
    private static final Notice DELETED = new Notice("del", "lock");
    private static final Notice STORED = new Notice("set", "lock");
    private static final Notice EXPIRED = new Notice("expired", "lock");

    private static List<String> join(Order order, Seen... stream) {
        List<String> joined = new ArrayList<>();
        Joiner joiner = new Joiner(order, new Joiner.Sink() {
            @Override
            public void executed(Line line) {
                joined.add(line.command());
            }

            @Override
            public void changed(Notice notice, @Nullable Line line) {
                joined.add(notice.event() + " by " + (line == null ? "nobody" : line.command()));
            }
        });
        for (Seen seen : stream) {
            joiner.take(seen);
        }
        return joined;
    }

    @Test
    void noticesBeforeTheirLineBelongToIt() {
        assertThat(join(Order.LINE_AFTER_NOTICES, EVAL, GET, DELETED, DEL, EXPIRED, STORED, SET))
                .containsExactly("EVAL", "GET", "DEL", "del by DEL", "expired by nobody", "SET", "set by SET");
    }

    @Test
    void noticesAfterTheirLineBelongToIt() {
        assertThat(join(Order.LINE_BEFORE_NOTICES, EVAL, GET, DEL, DELETED, SET, EXPIRED, STORED))
                .containsExactly("EVAL", "GET", "DEL", "del by DEL", "SET", "expired by nobody", "set by SET");
    }
}
