package dev.lockscope.model;

import dev.lockscope.trace.CommandFact.CommandExecuted;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.LinkFact;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.ResourceFact.Decision;
import dev.lockscope.trace.StoreFact;
import dev.lockscope.trace.StoreFact.KeyExpired;
import java.util.HashMap;
import java.util.Map;

/** Writes what happens in a world into a trace, with what led to it. For one thread. */
public final class TraceWitness implements Witness {

    private final Recorder recorder;
    private final Map<String, Long> last = new HashMap<>();
    private final Map<Long, Long> sent = new HashMap<>();

    /** A witness of a run that has not begun. */
    public TraceWitness(Recorder recorder) {
        this.recorder = recorder;
    }

    @Override
    public void saw(long at, String actor, Fact fact) {
        long seq = recorder.recordAt(at, actor, cause(actor, fact), fact);
        if (fact instanceof CommandSent command) {
            sent.put(command.command(), seq);
        }
        if (fact instanceof Decision decision) {
            causedBy(decision.client(), seq);
        } else if (!(fact instanceof StoreFact || isOfMessage(fact))) {
            causedBy(actor, seq);
        }
    }

    private long cause(String actor, Fact fact) {
        if (fact instanceof CommandExecuted executed) {
            return sent.getOrDefault(executed.command(), Event.NO_CAUSE);
        } else if (fact instanceof LinkFact.MessageHeld held && sent.containsKey(held.command())) {
            return sent.getOrDefault(held.command(), Event.NO_CAUSE);
        } else if (fact instanceof KeyExpired) {
            return Event.NO_CAUSE;
        } else if (fact instanceof Decision decision) {
            return last(decision.client());
        }
        return last(actor);
    }

    private static boolean isOfMessage(Fact fact) {
        return fact instanceof LinkFact && !(fact instanceof LinkFact.LinkChanged);
    }

    private long last(String actor) {
        return last.getOrDefault(actor, Event.NO_CAUSE);
    }

    @Override
    public void causedBy(String actor, long seq) {
        last.put(actor, seq);
    }
}
