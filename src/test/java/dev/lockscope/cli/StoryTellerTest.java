package dev.lockscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.time.RunClock;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.time.VirtualRunClock;
import dev.lockscope.trace.ClientFact.ClientStarted;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Recorder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class StoryTellerTest {

    private static final long MS = 1_000_000;

    private final List<String> told = Collections.synchronizedList(new ArrayList<>());

    @Test
    void whatIsLearntLateIsToldInItsPlace() throws InterruptedException {
        Recorder recorder = new Recorder(new VirtualRunClock());
        recorder.recordAt(10 * MS, "A", Event.NO_CAUSE, new ClientStarted("A"));
        recorder.recordAt(30 * MS, "B", Event.NO_CAUSE, new ClientStarted("B"));
        recorder.recordAt(20 * MS, "n1", Event.NO_CAUSE, new ClientStarted("n1"));
        recorder.close();
        new StoryTeller(recorder, new VirtualRunClock(), this::hear).tell();

        assertThat(told).containsExactly("A", "n1", "B");
    }

    @Test
    void anEventIsToldWhileTheRunGoesOnAndALaterArrivalBeforeItIsMarked() throws InterruptedException {
        RunClock clock = SystemRunClock.startingNow();
        Recorder recorder = new Recorder(clock);
        CountDownLatch first = new CountDownLatch(1);
        StoryTeller teller = new StoryTeller(recorder, clock, (event, late) -> {
            hear(event, late);
            first.countDown();
        });
        Thread thread = new Thread(() -> {
            try {
                teller.tell();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        thread.start();
        recorder.recordAt(30 * MS, "B", Event.NO_CAUSE, new ClientStarted("B"));
        assertThat(first.await(20, TimeUnit.SECONDS)).isTrue();
        recorder.recordAt(20 * MS, "n1", Event.NO_CAUSE, new ClientStarted("n1"));
        recorder.close();
        thread.join(20_000);

        assertThat(told).containsExactly("B", "n1 late");
    }

    private void hear(Event event, boolean late) {
        told.add(event.actor() + (late ? " late" : ""));
    }
}
