package dev.lockscope.timeline;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.SentinelFact;
import dev.lockscope.trace.SentinelFact.FailoverBegan;
import dev.lockscope.trace.SentinelFact.MasterDown;
import dev.lockscope.trace.SentinelFact.MasterNamed;
import dev.lockscope.trace.SentinelFact.NodeHeardAgain;
import dev.lockscope.trace.SentinelFact.NodeSuspected;
import dev.lockscope.trace.world.SentinelView;
import dev.lockscope.trace.world.World;
import java.util.List;
import java.util.Optional;

/** What an event changes in the rows of a sentinel. */
final class SentinelRows {

    private SentinelRows() {}

    static void apply(Rows rows, World world, SentinelFact fact, Event event) {
        SentinelView sentinel = world.sentinel(fact.sentinel());
        Row decisions = Row.of(LaneKind.SENTINEL, sentinel.name(), RowKind.DECISIONS);
        if (fact instanceof NodeSuspected suspected) {
            suspicion(rows, sentinel, suspected.node(), event);
        } else if (fact instanceof NodeHeardAgain heard) {
            suspicion(rows, sentinel, heard.node(), event);
        } else if (fact instanceof MasterDown down) {
            rows.mark(decisions, SpanKind.MASTER_DOWN, down.node(), List.of(), event);
        } else if (fact instanceof FailoverBegan began) {
            rows.mark(decisions, SpanKind.FAILOVER_BEGAN, began.node(), List.of(), event);
        } else if (fact instanceof MasterNamed) {
            rows.set(
                    Row.of(LaneKind.SENTINEL, sentinel.name(), RowKind.NAMED),
                    sentinel.master().map(node -> Phase.lasting(SpanKind.NAMES_MASTER, node, List.of(), node)),
                    event);
        }
    }

    private static void suspicion(Rows rows, SentinelView sentinel, String node, Event event) {
        Optional<Phase> suspects = sentinel.suspects().contains(node)
                ? Optional.of(Phase.lasting(SpanKind.SUSPECTS, node, List.of(), node))
                : Optional.empty();
        rows.set(Row.of(LaneKind.SENTINEL, sentinel.name(), RowKind.SUSPICION, node), suspects, event);
    }
}
