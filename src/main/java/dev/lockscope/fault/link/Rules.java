package dev.lockscope.fault.link;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a link does with one direction's messages: the first rule that does not pass a message decides.
 *
 * <p>A new behaviour is a {@link Rule}, added here by the link. For the link's thread.
 */
final class Rules {

    private final List<Rule> passing = new ArrayList<>();
    private @Nullable Fate all;

    /** What happens with a message; see {@link Rule#fate}. */
    Fate fate(long connection, long message) {
        for (Rule rule : passing) {
            Fate fate = rule.fate(connection, message);
            if (fate != Fate.PASS) {
                return fate;
            }
        }
        return all == null ? Fate.PASS : all;
    }

    /** Adds a rule, which is asked after those before it. */
    void add(Rule rule) {
        passing.add(rule);
    }

    /** Keeps everything that no rule decides on, the end of the stream too, or passes it. */
    void keepAll(boolean keep) {
        all = keep ? Fate.KEEP : null;
    }

    /** Whether everything is kept that no rule decides on. */
    boolean keepsAll() {
        return all == Fate.KEEP;
    }

    /** Passes everything. */
    void clear() {
        passing.clear();
        all = null;
    }
}
