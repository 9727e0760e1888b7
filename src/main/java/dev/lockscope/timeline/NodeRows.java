package dev.lockscope.timeline;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.NodeFact;
import dev.lockscope.trace.NodeFact.ClockMoved;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.StoreFact;
import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyEvicted;
import dev.lockscope.trace.StoreFact.KeyExpired;
import dev.lockscope.trace.world.KeyView;
import dev.lockscope.trace.world.NodeView;
import dev.lockscope.trace.world.World;
import java.util.List;
import java.util.Optional;

/** What an event changes in the rows of a node. */
final class NodeRows {

    private NodeRows() {}

    static void apply(Rows rows, World before, World world, NodeFact fact, Event event) {
        NodeView node = world.node(fact.node());
        rows.set(Row.of(LaneKind.NODE, node.name(), RowKind.PROCESS), process(node), event);
        rows.set(Row.of(LaneKind.NODE, node.name(), RowKind.ROLE), role(node), event);
        for (KeyView gone : before.node(node.name()).keys()) {
            if (node.key(gone.key()).isEmpty()) {
                rows.set(Row.key(node.name(), gone.key()), Optional.empty(), event);
            }
        }
        if (fact instanceof ClockMoved moved) {
            rows.mark(changes(node), SpanKind.CLOCK_MOVED, Long.toString(moved.by()), List.of(), event);
        }
    }

    static void apply(Rows rows, World world, StoreFact fact, Event event) {
        NodeView node = world.node(fact.node());
        rows.set(Row.key(node.name(), fact.key()), key(node, fact.key(), event.at()), event);
        if (fact instanceof KeyExpired) {
            rows.mark(changes(node, fact), SpanKind.KEY_EXPIRED, fact.key(), List.of(), event);
        } else if (fact instanceof KeyDeleted deleted) {
            List<String> by = deleted.by() == null ? List.of() : List.of(deleted.by());
            rows.mark(changes(node, fact), SpanKind.KEY_DELETED, fact.key(), by, event);
        } else if (fact instanceof KeyEvicted) {
            rows.mark(changes(node, fact), SpanKind.KEY_EVICTED, fact.key(), List.of(), event);
        }
    }

    private static Row changes(NodeView node, StoreFact fact) {
        return Row.of(LaneKind.NODE, node.name(), RowKind.CHANGES, fact.key());
    }

    private static Row changes(NodeView node) {
        return Row.of(LaneKind.NODE, node.name(), RowKind.CHANGES);
    }

    /** Before its first start a node is not down: it is not there yet. */
    private static Optional<Phase> process(NodeView node) {
        return node.up() || node.role().isEmpty()
                ? Optional.empty()
                : Optional.of(Phase.lasting(SpanKind.DOWN, "", List.of(), ""));
    }

    private static Optional<Phase> role(NodeView node) {
        if (!node.up() || node.role().isEmpty()) {
            return Optional.empty();
        }
        if (node.role().get() == Role.MASTER) {
            return Optional.of(Phase.lasting(SpanKind.MASTER, "", List.of(), ""));
        }
        String master = node.follows().orElse("");
        SpanKind kind = node.synced() ? SpanKind.REPLICA : SpanKind.UNSYNCED;
        return Optional.of(Phase.lasting(kind, master, List.of(), master));
    }

    private static Optional<Phase> key(NodeView node, String name, long at) {
        return node.key(name)
                .filter(key -> key.isAliveAt(at))
                .map(key -> new Phase(
                        SpanKind.KEY_HELD,
                        key.value(),
                        key.owner().map(List::of).orElseGet(List::of),
                        List.of(key.value(), key.storedAt()),
                        key.expiresAt().orElse(Phase.NEVER),
                        Optional.empty()));
    }
}
