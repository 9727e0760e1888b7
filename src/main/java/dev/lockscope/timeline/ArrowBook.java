package dev.lockscope.timeline;

import dev.lockscope.timeline.Arrow.Journey;
import dev.lockscope.trace.CommandFact;
import dev.lockscope.trace.CommandFact.CommandExecuted;
import dev.lockscope.trace.CommandFact.CommandReplied;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LinkFact;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.LinkFact.LinkChanged;
import dev.lockscope.trace.LinkFact.MessageHeld;
import dev.lockscope.trace.LinkFact.MessageLost;
import dev.lockscope.trace.LinkFact.MessageReleased;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Puts together what befell each command, in whatever order the events arrive: those of a command whose sending is not
 * known yet wait for it. Belongs to one thread.
 */
final class ArrowBook {

    private static final int BLOCK = 256;
    private static final Comparator<Slot> ORDER =
            Comparator.<Slot>comparingLong(slot -> slot.arrow.sent()).thenComparingLong(slot -> slot.arrow.sentBy());

    private final Map<Long, Slot> slots = new HashMap<>();
    private final Map<Long, List<Event>> waiting = new HashMap<>();
    private final List<Slot> sent = new ArrayList<>();
    private final List<Long> blockEnds = new ArrayList<>();
    private final BitSet stale = new BitSet();

    void take(Event event) {
        if (event.fact() instanceof CommandSent command) {
            begin(command, event);
        } else if (event.fact() instanceof CommandFact command) {
            add(command.command(), event);
        } else if (event.fact() instanceof LinkFact link && !(link instanceof LinkChanged)) {
            add(command(link), event);
        }
    }

    private void begin(CommandSent command, Event event) {
        if (slots.containsKey(command.command())) {
            return;
        }
        Slot slot = new Slot(Arrow.sent(
                command.command(), command.client(), command.node(), command.text(), event.at(), event.seq()));
        slots.put(command.command(), slot);
        int place = sent.size();
        while (place > 0 && ORDER.compare(sent.get(place - 1), slot) > 0) {
            place--;
        }
        sent.add(place, slot);
        for (int i = place; i < sent.size(); i++) {
            sent.get(i).place = i;
        }
        stale.set(place / BLOCK, (sent.size() - 1) / BLOCK + 1);
        List<Event> early = waiting.remove(command.command());
        if (early != null) {
            early.forEach(this::take);
        }
    }

    private void add(long command, Event event) {
        Slot slot = slots.get(command);
        if (slot != null) {
            slot.arrow = after(slot.arrow, event);
            stale.set(slot.place / BLOCK);
        } else if (command != 0) {
            waiting.computeIfAbsent(command, number -> new ArrayList<>()).add(event);
        }
    }

    private static Arrow after(Arrow arrow, Event event) {
        if (event.fact() instanceof CommandExecuted) {
            return arrow.executedAt(event.at());
        } else if (event.fact() instanceof CommandReplied replied) {
            return arrow.repliedAt(event.at(), replied.reply());
        } else if (event.fact() instanceof MessageHeld held) {
            return journey(arrow, held, held.direction(), way -> way.heldAt(event.at()));
        } else if (event.fact() instanceof MessageReleased released) {
            return journey(arrow, released, released.direction(), way -> way.releasedAt(event.at()));
        } else if (event.fact() instanceof MessageLost lost) {
            return journey(arrow, lost, lost.direction(), way -> way.lostAt(event.at()));
        }
        return arrow;
    }

    private static Arrow journey(Arrow arrow, LinkFact link, Direction direction, UnaryOperator<Journey> change) {
        if (!link.from().equals(arrow.client()) || !link.to().equals(arrow.node())) {
            return arrow;
        }
        return direction == Direction.THERE
                ? arrow.with(change.apply(arrow.request()), arrow.answer())
                : arrow.with(arrow.request(), change.apply(arrow.answer()));
    }

    private static long command(LinkFact link) {
        if (link instanceof MessageHeld held) {
            return held.command();
        } else if (link instanceof MessageReleased released) {
            return released.command();
        }
        return link instanceof MessageLost lost ? lost.command() : 0;
    }

    /** The arrows that touch a stretch of time, or may still come to, at most so many. */
    Arrows between(long from, long to, int most) {
        List<Arrow> found = new ArrayList<>();
        List<Long> ends = ends();
        for (int i = 0; i < sent.size(); i++) {
            if (i % BLOCK == 0 && ends.get(i / BLOCK) < from) {
                i += BLOCK - 1;
                continue;
            }
            Arrow arrow = sent.get(i).arrow;
            if (arrow.sent() > to) {
                break;
            }
            if (latest(arrow) >= from) {
                found.add(arrow);
            }
        }
        return new Arrows(thinned(found, most), Math.max(0, found.size() - most));
    }

    private static List<Arrow> thinned(List<Arrow> all, int most) {
        if (all.size() <= most) {
            return all;
        }
        List<Arrow> some = new ArrayList<>();
        for (int i = 0; i < most; i++) {
            some.add(all.get((int) ((long) i * all.size() / most)));
        }
        return some;
    }

    /** The latest instant in each block of neighbours, so that a look at late arrows skips the early ones. */
    private List<Long> ends() {
        for (int block = stale.nextSetBit(0); block >= 0; block = stale.nextSetBit(block + 1)) {
            long end = sent.subList(block * BLOCK, Math.min(sent.size(), (block + 1) * BLOCK)).stream()
                    .mapToLong(slot -> latest(slot.arrow))
                    .max()
                    .orElseThrow();
            if (block < blockEnds.size()) {
                blockEnds.set(block, end);
            } else {
                blockEnds.add(end);
            }
        }
        stale.clear();
        return blockEnds;
    }

    private static long latest(Arrow arrow) {
        return arrow.isInFlight() ? Long.MAX_VALUE : arrow.end();
    }

    /** An arrow's place in the order, while it changes. */
    private static final class Slot {

        private Arrow arrow;
        private int place;

        private Slot(Arrow arrow) {
            this.arrow = arrow;
        }
    }
}
