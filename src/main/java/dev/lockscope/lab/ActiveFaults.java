package dev.lockscope.lab;

import dev.lockscope.fault.Effect;
import dev.lockscope.fault.Fault;
import dev.lockscope.fault.FaultRefused;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact.FaultBegan;
import dev.lockscope.trace.FaultFact.FaultEnded;
import dev.lockscope.trace.Recorder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The faults of a run that are on, each in a slot that holds one at most; tells the trace of every fault's beginning and
 * end. Safe for use by several threads.
 */
final class ActiveFaults {

    /** A fault that is on. */
    private record Active(long number, String actor, Fault fault) {}

    private final Recorder recorder;
    private final Map<String, Active> active = new LinkedHashMap<>();
    private long faults;
    private boolean ending;

    ActiveFaults(Recorder recorder) {
        this.recorder = recorder;
    }

    /** A fault begins that lasts; the one before it in the same slot ends first. */
    synchronized void begin(String slot, Fault fault, String actor, long cause) throws FaultRefused {
        requireRun();
        end(slot, cause);
        active.put(slot, begin(fault, actor, cause));
    }

    /** A fault happens that is over at once. */
    synchronized void happen(Fault fault, String actor, long cause) throws FaultRefused {
        requireRun();
        end(begin(fault, actor, cause), cause);
    }

    /** What began now would be ended by nobody. */
    private void requireRun() throws FaultRefused {
        if (ending) {
            throw new FaultRefused("the run has ended");
        }
    }

    /** What the fault leads to has its beginning as cause, so that is told first, and a refusal ends it. */
    private Active begin(Fault fault, String actor, long cause) throws FaultRefused {
        long number = ++faults;
        long seq = recorder.record(actor, cause, new FaultBegan(number, fault.kind(), fault.target()));
        Active beginning = new Active(number, actor, fault);
        try {
            fault.begin(seq);
        } catch (FaultRefused e) {
            tell(beginning, seq, Effect.REFUSED.report(0));
            throw e;
        }
        return beginning;
    }

    synchronized boolean isOn(String slot) {
        return active.containsKey(slot);
    }

    /** Ends the fault in a slot; answers whether there was one. */
    synchronized boolean end(String slot, long cause) {
        Active ending = active.remove(slot);
        if (ending != null) {
            end(ending, cause);
        }
        return ending != null;
    }

    private void end(Active ending, long cause) {
        tell(ending, cause, ending.fault().end(cause));
    }

    private void tell(Active fault, long cause, Fault.Report report) {
        recorder.record(
                fault.actor(),
                cause,
                new FaultEnded(
                        fault.number(),
                        fault.fault().kind(),
                        fault.fault().target(),
                        report.touched(),
                        report.effect().id()));
    }

    /** Ends every fault that is still on, the last first, because the run ends; none begins from now on. */
    synchronized void endAll() {
        ending = true;
        Deque<String> slots = new ArrayDeque<>();
        active.keySet().forEach(slots::push);
        List<String> lastFirst = new ArrayList<>(slots);
        lastFirst.forEach(slot -> end(slot, Event.NO_CAUSE));
    }
}
