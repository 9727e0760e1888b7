package dev.lockscope.timeline;

import dev.lockscope.trace.ClientFact;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.FaultFact;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.LinkFact;
import dev.lockscope.trace.LockFact;
import dev.lockscope.trace.NodeFact;
import dev.lockscope.trace.ResourceFact;
import dev.lockscope.trace.RunFact;
import dev.lockscope.trace.ScriptFact;
import dev.lockscope.trace.SentinelFact;
import dev.lockscope.trace.StoreFact;
import dev.lockscope.trace.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * Folds events into spans, by asking the {@link World} after each event what is so in the rows that the event is about:
 * so spans and world agree. Goes back to a checkpoint when an event turns up late. Belongs to one thread.
 */
final class SpanFold {

    /** How many events apart the checkpoints are. */
    private static final int SPACING = 64;

    private final Rows rows;
    private final List<Rows.Checkpoint> checkpoints = new ArrayList<>();
    private final List<World> worlds = new ArrayList<>();
    private World world;

    SpanFold(Header header, Rows rows) {
        this.rows = rows;
        this.world = World.initial(header);
        remember();
    }

    private void remember() {
        checkpoints.add(rows.checkpoint(world.events()));
        worlds.add(world);
    }

    /**
     * Folds on.
     *
     * @param untouched how many events at the beginning are as they were the last time
     */
    void fold(EventList events, int untouched) {
        if (untouched < world.events()) {
            int kept = untouched / SPACING;
            checkpoints.subList(kept + 1, checkpoints.size()).clear();
            worlds.subList(kept + 1, worlds.size()).clear();
            rows.restore(checkpoints.get(kept));
            world = worlds.get(kept);
        }
        for (int i = world.events(); i < events.size(); i++) {
            Event event = events.get(i);
            World before = world;
            world = world.after(event);
            apply(before, event);
            if (world.events() % SPACING == 0) {
                remember();
            }
        }
    }

    World world() {
        return world;
    }

    private void apply(World before, Event event) {
        Fact fact = event.fact();
        if (fact instanceof ClientFact client) {
            ClientRows.apply(rows, world, client, event);
            OverlapRows.apply(rows, before, world, client, event);
        } else if (fact instanceof LockFact lock) {
            ClientRows.apply(rows, world, lock, event);
            OverlapRows.apply(rows, world, lock, event);
        } else if (fact instanceof NodeFact node) {
            NodeRows.apply(rows, before, world, node, event);
        } else if (fact instanceof StoreFact store) {
            NodeRows.apply(rows, world, store, event);
        } else if (fact instanceof SentinelFact sentinel) {
            SentinelRows.apply(rows, world, sentinel, event);
        } else if (fact instanceof ResourceFact resource) {
            ResourceRows.apply(rows, before, world, resource, event);
        } else if (fact instanceof LinkFact link) {
            CourseRows.apply(rows, world, link, event);
        } else if (fact instanceof FaultFact fault) {
            FaultRows.apply(rows, fault, event);
        } else if (fact instanceof ScriptFact script) {
            CourseRows.apply(rows, script, event);
        } else if (fact instanceof RunFact run) {
            CourseRows.apply(rows, run, event);
        }
    }
}
