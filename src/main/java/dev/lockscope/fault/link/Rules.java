package dev.lockscope.fault.link;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * What a link does with one direction's messages: the first rule that does not pass a message decides; then, whether
 * all are kept; then, whether all are late.
 *
 * <p>A new behaviour is a {@link Rule} and a method of the link that adds it. For the link's thread.
 */
final class Rules {

    private final List<Rule> special = new ArrayList<>();
    private boolean keepsAll;
    private Fate rest = Fate.PASS;

    /** What happens with a message; see {@link Rule#fate}. */
    Fate fate(long connection, long message) {
        for (Rule rule : special) {
            Fate fate = rule.fate(connection, message);
            if (fate != Fate.PASS) {
                return fate;
            }
        }
        return keepsAll ? Fate.KEEP : rest;
    }

    /** Adds a rule, which is asked after those that were added before it, and before everything else. */
    void add(Rule rule) {
        special.add(rule);
    }

    /** Keeps everything that no rule decides on, the end of the stream too; or no longer does. */
    void keepAll(boolean keep) {
        keepsAll = keep;
    }

    /** Whether everything is kept that no rule decides on. */
    boolean keepsAll() {
        return keepsAll;
    }

    /** Passes on everything else only after a time. */
    void delayAll(Duration delay) {
        rest = delay.isZero() ? Fate.PASS : new Fate.Late(delay);
    }

    /** Passes everything. */
    void clear() {
        special.clear();
        keepsAll = false;
        rest = Fate.PASS;
    }
}
