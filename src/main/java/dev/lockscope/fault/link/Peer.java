package dev.lockscope.fault.link;

import dev.lockscope.fault.link.Rules.Stance;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.LinkFact.Direction;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * One of the parties that come through a link, with what happens to its connections and who learns of it. For the
 * link's thread, but for what says otherwise.
 */
final class Peer {

    private final LinkListener listener;
    private final Rules there = new Rules();
    private final Rules back = new Rules();
    private final AtomicInteger lost = new AtomicInteger();
    private final AtomicInteger delayed = new AtomicInteger();
    private boolean cut;
    private volatile Condition condition = Condition.OPEN;

    Peer(LinkListener listener) {
        this.listener = listener;
    }

    LinkListener listener() {
        return listener;
    }

    Rules rules(Direction direction) {
        return direction == Direction.THERE ? there : back;
    }

    /** What happens with a message. */
    Fate fate(Direction direction, long connection, long message) {
        return cut ? Fate.LOSE : rules(direction).fate(connection, message);
    }

    /** Whether its connections are reset, and new ones too. */
    boolean isCut() {
        return cut;
    }

    void cut(boolean reset) {
        cut = reset;
    }

    void countLost() {
        lost.incrementAndGet();
    }

    void countDelayed() {
        delayed.incrementAndGet();
    }

    /** How many messages are lost so far; for any thread. */
    int lost() {
        return lost.get();
    }

    /** How many messages were made late so far; for any thread. */
    int delayed() {
        return delayed.get();
    }

    /** What happened with its messages when {@link #settleCondition} was called last; for any thread. */
    Condition condition() {
        return condition;
    }

    /** Sums up the rules, which have changed, in one word: the gravest of what they do. */
    void settleCondition() {
        Set<Direction> losing = directionsThat(Stance.LOSES);
        Set<Direction> holding = directionsThat(Stance.KEEPS);
        if (cut) {
            condition = Condition.CUT;
        } else if (!losing.isEmpty()) {
            condition = Condition.losing(losing);
        } else if (!holding.isEmpty()) {
            condition = Condition.holding(holding);
        } else if (there.keepsNext()) {
            condition = Condition.HOLDS_NEXT_REQUEST;
        } else if (back.keepsNext()) {
            condition = Condition.HOLDS_NEXT_REPLY;
        } else {
            condition = there.delays() || back.delays() ? Condition.DELAYS : Condition.OPEN;
        }
    }

    private Set<Direction> directionsThat(Stance stance) {
        Set<Direction> found = EnumSet.noneOf(Direction.class);
        for (Direction direction : Direction.values()) {
            if (rules(direction).stance() == stance) {
                found.add(direction);
            }
        }
        return found;
    }
}
