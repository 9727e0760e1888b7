package dev.lockscope.redis.observe;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Joins the notices of a server's stream to the command that caused them.
 *
 * <p>Redis 6.2 and 7 show a command's line after its notices, older ones before them; commands inside a script likewise,
 * after the script's own line. For use by one thread.
 */
final class Joiner {

    /** Where a command's line stands in the stream. */
    enum Order {
        LINE_AFTER_NOTICES,
        LINE_BEFORE_NOTICES
    }

    /** Gets what was joined. */
    interface Sink {

        /** A command was executed. */
        void executed(Seen.Line line);

        /**
         * A key changed.
         *
         * @param line the command that did it, or null where the server did it by itself
         */
        void changed(Seen.Notice notice, Seen.@Nullable Line line);
    }

    private final Order order;
    private final Sink sink;
    private final List<Seen.Notice> waiting = new ArrayList<>();
    private Seen.@Nullable Line last;

    Joiner(Order order, Sink sink) {
        this.order = order;
        this.sink = sink;
    }

    void take(Seen seen) {
        if (seen instanceof Seen.Line line) {
            last = line;
            sink.executed(line);
            waiting.forEach(notice -> sink.changed(notice, line));
            waiting.clear();
        } else if (seen instanceof Seen.Notice notice) {
            if (notice.spontaneous()) {
                sink.changed(notice, null);
            } else if (order == Order.LINE_BEFORE_NOTICES) {
                sink.changed(notice, last);
            } else {
                waiting.add(notice);
            }
        }
    }
}
