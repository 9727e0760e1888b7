package dev.lockscope.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.fault.Effect;
import dev.lockscope.fault.Fault;
import dev.lockscope.fault.FaultRefused;
import dev.lockscope.time.VirtualRunClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact.FaultEnded;
import dev.lockscope.trace.Recorder;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ActiveFaultsTest {

    private final Recorder recorder = new Recorder(new VirtualRunClock());
    private final ActiveFaults faults = new ActiveFaults(recorder);
    private final List<String> done = new ArrayList<>();

    private Fault fault(String name) {
        return new Fault() {
            @Override
            public String kind() {
                return "drift-clock";
            }

            @Override
            public String target() {
                return name;
            }

            @Override
            public void begin(long cause) {
                done.add("begin " + name);
            }

            @Override
            public Report end(long cause) {
                done.add("end " + name);
                return Effect.CLOCK_READ.report(0);
            }
        };
    }

    @Test
    void theEndOfTheRunEndsEveryFaultTheLastFirst() throws FaultRefused {
        faults.begin("one", fault("n1"), Event.LEARNER, Event.NO_CAUSE);
        faults.begin("two", fault("n2"), Event.LEARNER, Event.NO_CAUSE);
        faults.endAll();
        assertThat(done).containsExactly("begin n1", "begin n2", "end n2", "end n1");
        assertThat(recorder.from(0))
                .filteredOn(event -> event.fact() instanceof FaultEnded)
                .hasSize(2);
    }

    @Test
    void nothingBeginsOnceTheRunIsEnding() {
        faults.endAll();
        assertThatThrownBy(() -> faults.begin("one", fault("n1"), Event.LEARNER, Event.NO_CAUSE))
                .isInstanceOf(FaultRefused.class);
        assertThatThrownBy(() -> faults.happen(fault("n1"), Event.LEARNER, Event.NO_CAUSE))
                .isInstanceOf(FaultRefused.class);
        assertThat(done).isEmpty();
        assertThat(recorder.size()).isZero();
    }
}
