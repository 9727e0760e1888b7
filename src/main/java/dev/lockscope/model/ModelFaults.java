package dev.lockscope.model;

import dev.lockscope.fault.Effect;
import dev.lockscope.fault.Fault.Report;
import dev.lockscope.fault.FaultRefused;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact.FaultBegan;
import dev.lockscope.trace.FaultFact.FaultEnded;
import dev.lockscope.trace.Recorder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The faults of a run: which are on, under which numbers, and what the trace says of them. For one thread. */
final class ModelFaults {

    /** Begins a fault. */
    @FunctionalInterface
    interface Beginning {

        /**
         * Begins it.
         *
         * @param cause the event that tells that it began
         * @return how it ends
         * @throws FaultRefused when it cannot be done; nothing has changed then
         */
        Ending begin(long cause) throws FaultRefused;
    }

    /** Ends a fault. */
    @FunctionalInterface
    interface Ending {

        /**
         * Ends it.
         *
         * @param cause the event that led to the end
         */
        Report end(long cause);
    }

    private record Active(long number, String kind, String target, String actor, Ending ending) {}

    private final Recorder recorder;
    private final Map<String, Active> active = new LinkedHashMap<>();
    private long faults;

    ModelFaults(Recorder recorder) {
        this.recorder = recorder;
    }

    /** A fault begins that lasts; the one before it in the same slot ends first. */
    void begin(String slot, String kind, String target, String actor, long cause, Beginning beginning)
            throws FaultRefused {
        end(slot, cause);
        active.put(slot, begin(kind, target, actor, cause, beginning));
    }

    /** A fault happens that is over at once. */
    void happen(String kind, String target, String actor, long cause, Beginning beginning) throws FaultRefused {
        end(begin(kind, target, actor, cause, beginning), cause);
    }

    /** What the fault leads to has its beginning as cause, so that is told first, and a refusal ends it. */
    private Active begin(String kind, String target, String actor, long cause, Beginning beginning)
            throws FaultRefused {
        long number = ++faults;
        long seq = recorder.record(actor, cause, new FaultBegan(number, kind, target));
        try {
            return new Active(number, kind, target, actor, beginning.begin(seq));
        } catch (FaultRefused e) {
            end(new Active(number, kind, target, actor, end -> Effect.REFUSED.report(0)), seq);
            throw e;
        }
    }

    boolean isOn(String slot) {
        return active.containsKey(slot);
    }

    /** Ends what is in a slot; answers whether there was anything. */
    boolean end(String slot, long cause) {
        Active ending = active.remove(slot);
        if (ending != null) {
            end(ending, cause);
        }
        return ending != null;
    }

    private void end(Active ending, long cause) {
        Report report = ending.ending().end(cause);
        recorder.record(
                ending.actor(),
                cause,
                new FaultEnded(
                        ending.number(),
                        ending.kind(),
                        ending.target(),
                        report.touched(),
                        report.effect().id()));
    }

    /** Ends every fault that is still on, the last first, because the run ends. */
    void endAll() {
        List<String> slots = new ArrayList<>(active.keySet());
        Collections.reverse(slots);
        slots.forEach(slot -> end(slot, Event.NO_CAUSE));
    }
}
