package dev.lockscope.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.time.VirtualRunClock;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.RunFact.RunDisturbed;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class StallMeterTest {

    private static final long LIMIT = 15_000_000;

    private final VirtualRunClock clock = new VirtualRunClock();
    private final Recorder recorder = new Recorder(clock);
    private final AtomicBoolean held = new AtomicBoolean();
    private final StallMeter stalls = new StallMeter(clock, recorder, LIMIT, held::get);

    @Test
    void aStallAboveTheLimitDisturbsTheRunOnce() {
        stalls.note(LIMIT);
        assertThat(recorder.size()).isZero();
        stalls.note(LIMIT + 1);
        stalls.note(LIMIT + 2);
        assertThat(recorder.from(0))
                .singleElement()
                .satisfies(event -> assertThat(event.fact()).isEqualTo(new RunDisturbed(LIMIT + 1, LIMIT)));
    }

    @Test
    void aStallWhileTheRunIsHeldDisturbsNobody() {
        held.set(true);
        stalls.note(10 * LIMIT);
        assertThat(recorder.size()).isZero();
        held.set(false);
        stalls.note(10 * LIMIT);
        assertThat(recorder.size()).isEqualTo(1);
    }
}
