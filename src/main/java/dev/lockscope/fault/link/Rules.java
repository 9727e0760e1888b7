package dev.lockscope.fault.link;

import java.util.ArrayList;
import java.util.List;

/**
 * What happens with one direction's messages of one peer: the first rule that does not pass a message decides; then,
 * what happens with all; then, whether all are late.
 *
 * <p>A new behaviour is a {@link Rule} and a method of {@link Passage} that adds it. For the link's thread.
 */
final class Rules {

    /** What happens with all messages that no rule decides on, and with the end of the stream. */
    enum Stance {
        /** They go on. */
        PASSES,
        /** They wait until the link is opened. */
        KEEPS,
        /** They never arrive. */
        LOSES
    }

    private static final Rule AT_ONCE = (connection, message) -> Fate.PASS;

    private final List<Rule> special = new ArrayList<>();
    private Stance stance = Stance.PASSES;
    private Rule rest = AT_ONCE;

    /** What happens with a message; see {@link Rule#fate}. */
    Fate fate(long connection, long message) {
        for (Rule rule : special) {
            Fate fate = rule.fate(connection, message);
            if (fate != Fate.PASS) {
                return fate;
            }
        }
        return switch (stance) {
            case PASSES -> rest.fate(connection, message);
            case KEEPS -> Fate.KEEP;
            case LOSES -> Fate.LOSE;
        };
    }

    /** Adds a rule, which is asked after those that were added before it, and before everything else. */
    void add(Rule rule) {
        special.add(rule);
    }

    /** Does this with everything that no rule decides on. */
    void take(Stance next) {
        stance = next;
    }

    /** What happens with everything that no rule decides on. */
    Stance stance() {
        return stance;
    }

    /** Whether messages may wait in the link, all or some, until it is opened. */
    boolean keeps() {
        return stance == Stance.KEEPS || special.stream().anyMatch(Rule::keeps);
    }

    /** Whether the next message is to wait, or one waits that was the next. */
    boolean keepsNext() {
        return special.stream().anyMatch(HoldOne.class::isInstance);
    }

    /** Passes on everything else only when {@code delay} lets it. */
    void delayAll(Delay delay) {
        rest = delay;
    }

    /** Passes on everything else at once. */
    void delayNothing() {
        rest = AT_ONCE;
    }

    /** Whether everything else is late. */
    boolean delays() {
        return rest != AT_ONCE;
    }

    /** Passes everything. */
    void clear() {
        special.clear();
        stance = Stance.PASSES;
        rest = AT_ONCE;
    }
}
