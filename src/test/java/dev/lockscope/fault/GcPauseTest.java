package dev.lockscope.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class GcPauseTest {

    private final Turnstile turnstile = new Turnstile();
    private final GcPause pause = new GcPause("A", turnstile);

    @Test
    void aStallOfTheWorkerKeepsItsCallsUntilItEnds() throws Exception {
        WorkerStall stall = new WorkerStall("A", turnstile);
        stall.begin(0);
        CompletableFuture<Void> call = CompletableFuture.runAsync(turnstile::call);
        assertThat(turnstile.arrived.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(call).isNotDone();
        assertThat(stall.end(0)).isEqualTo(new Fault.Report(1, Effect.CALLS_WAITED));
        call.get(10, TimeUnit.SECONDS);
        assertThat(stall.kind() + " of " + stall.target()).isEqualTo("worker-stall of A");
    }

    @Test
    void callsPassBeforeAndAfterAndWaitMeanwhile() throws Exception {
        turnstile.call();
        pause.begin(0);
        CompletableFuture<Void> call = CompletableFuture.runAsync(turnstile::call);
        assertThat(turnstile.arrived.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(call).isNotDone();
        assertThat(pause.end(0)).isEqualTo(new Fault.Report(1, Effect.CALLS_WAITED));
        call.get(10, TimeUnit.SECONDS);
        turnstile.call();
    }

    @Test
    void aPauseThatNobodyNoticedSaysSo() {
        pause.begin(0);
        assertThat(pause.end(0)).isEqualTo(new Fault.Report(0, Effect.CALLS_WAITED));
    }

    @Test
    void itSaysWhatItIsAndOfWhom() {
        assertThat(pause.kind()).isEqualTo("gc-pause");
        assertThat(pause.target()).isEqualTo("A");
    }

    /** Lets calls through unless it is paused. */
    private static final class Turnstile implements Pausable {
        private final CountDownLatch arrived = new CountDownLatch(1);
        private boolean paused;
        private int waiting;

        synchronized void call() {
            if (paused) {
                waiting++;
                arrived.countDown();
            }
            while (paused) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }

        @Override
        public synchronized void pause(long cause) {
            paused = true;
        }

        @Override
        public synchronized int resume(long cause) {
            paused = false;
            notifyAll();
            return waiting;
        }
    }
}
