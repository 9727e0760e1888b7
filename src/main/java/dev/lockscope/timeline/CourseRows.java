package dev.lockscope.timeline;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.LinkFact;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.LinkFact.LinkChanged;
import dev.lockscope.trace.RunFact;
import dev.lockscope.trace.RunFact.RunDisturbed;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.RunFact.RunHeld;
import dev.lockscope.trace.RunFact.RunProceeded;
import dev.lockscope.trace.ScriptFact;
import dev.lockscope.trace.ScriptFact.ScriptStepFailed;
import dev.lockscope.trace.ScriptFact.ScriptStepReached;
import dev.lockscope.trace.world.World;
import java.util.List;
import java.util.Optional;

/** What an event changes in the rows of the links, the script and the run. */
final class CourseRows {

    private static final Row STEPS = new Row(Lane.SCRIPT, RowKind.STEPS, "");
    private static final Row HOLD = new Row(Lane.SCRIPT, RowKind.HOLD, "");
    private static final Row RUN = new Row(Lane.SCRIPT, RowKind.RUN, "");

    private CourseRows() {}

    static void apply(Rows rows, World world, LinkFact fact, Event event) {
        if (fact instanceof LinkChanged) {
            Condition condition = world.link(fact.from(), fact.to()).condition();
            rows.set(Row.link(fact.from(), fact.to()), band(condition), event);
        }
    }

    private static Optional<Phase> band(Condition condition) {
        return kind(condition).map(kind -> Phase.lasting(kind, condition.name(), List.of(), condition));
    }

    private static Optional<SpanKind> kind(Condition condition) {
        return switch (condition) {
            case OPEN -> Optional.empty();
            case HOLDS_REQUESTS, HOLDS_REPLIES, HOLDS_BOTH, HOLDS_NEXT_REQUEST, HOLDS_NEXT_REPLY ->
                Optional.of(SpanKind.LINK_HOLDS);
            case LOSES_REQUESTS, LOSES_REPLIES, LOSES_BOTH -> Optional.of(SpanKind.LINK_LOSES);
            case DELAYS -> Optional.of(SpanKind.LINK_DELAYS);
            case CUT -> Optional.of(SpanKind.LINK_CUT);
        };
    }

    static void apply(Rows rows, ScriptFact fact, Event event) {
        if (fact instanceof ScriptStepReached reached) {
            rows.mark(STEPS, SpanKind.STEP_REACHED, reached.when(), List.of(), event);
        } else if (fact instanceof ScriptStepFailed failed) {
            rows.mark(STEPS, SpanKind.STEP_FAILED, failed.when(), List.of(), event);
        }
    }

    static void apply(Rows rows, RunFact fact, Event event) {
        if (fact instanceof RunHeld) {
            rows.set(HOLD, Optional.of(Phase.lasting(SpanKind.RUN_HELD, "", List.of(), "held")), event);
        } else if (fact instanceof RunProceeded) {
            rows.set(HOLD, Optional.empty(), event);
        } else if (fact instanceof RunDisturbed) {
            rows.mark(RUN, SpanKind.DISTURBED, "", List.of(), event);
        } else if (fact instanceof RunEnded ended) {
            rows.set(HOLD, Optional.empty(), event);
            rows.mark(RUN, SpanKind.RUN_ENDED, ended.ending().name(), List.of(), event);
        }
    }
}
