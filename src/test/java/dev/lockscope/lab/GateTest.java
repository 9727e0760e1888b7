package dev.lockscope.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class GateTest {

    private final Lockstep lockstep = new Lockstep();
    private final Gate gate = new Gate(lockstep);

    GateTest() {
        lockstep.free();
    }

    @Test
    void anOpenGateLetsPass() {
        gate.pass();

        assertThat(gate.perform(() -> 7)).isEqualTo(7);
    }

    @Test
    void nothingIsDoneWhileItIsShutAndAllIsDoneAfterwards() throws InterruptedException {
        AtomicInteger done = new AtomicInteger();
        CountDownLatch ended = new CountDownLatch(2);
        gate.shut(() -> {});
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                        gate.perform(() -> done.incrementAndGet());
                        ended.countDown();
                    })
                    .start();
        }
        assertThat(ended.await(50, TimeUnit.MILLISECONDS)).isFalse();
        assertThat(done).hasValue(0);

        AtomicInteger doneWhenOpened = new AtomicInteger(-1);
        int waited = gate.open(() -> doneWhenOpened.set(done.get()));

        assertThat(ended.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(done).hasValue(2);
        assertThat(doneWhenOpened).hasValue(0);
        assertThat(waited).isBetween(0, 2);
    }

    @Test
    void aGateIsShutOnceAndOpenedOnce() {
        assertThat(gate.shut(() -> {})).isTrue();
        assertThat(gate.shut(() -> {})).isFalse();
        assertThat(gate.open(() -> {})).isZero();
        assertThat(gate.open(() -> {})).isEqualTo(-1);
    }

    @Test
    void aStoppedGateThrowsEveryTimeAlsoInFinally() {
        gate.stop(() -> {});

        assertThatThrownBy(() -> {
                    try {
                        gate.pass();
                    } finally {
                        gate.perform(() -> 1);
                    }
                })
                .isInstanceOf(ClientStopped.class);
    }

    @Test
    void stoppingWakesThoseWhoWaitAtAShutGate() throws InterruptedException {
        CountDownLatch stopped = new CountDownLatch(1);
        gate.shut(() -> {});
        new Thread(() -> {
                    try {
                        gate.pass();
                    } catch (ClientStopped e) {
                        stopped.countDown();
                    }
                })
                .start();

        gate.stop(() -> {});

        assertThat(stopped.await(10, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void aStepWaitsUntilTheScriptHasHandledItsEvent() throws InterruptedException {
        Lockstep scripted = new Lockstep();
        Gate scriptedGate = new Gate(scripted);
        CountDownLatch wentOn = new CountDownLatch(1);
        CountDownLatch did = new CountDownLatch(1);
        new Thread(() -> {
                    scriptedGate.perform(() -> {
                        did.countDown();
                        return 5;
                    });
                    wentOn.countDown();
                })
                .start();
        assertThat(did.await(10, TimeUnit.SECONDS)).isTrue();

        scripted.handled(4);
        assertThat(wentOn.await(50, TimeUnit.MILLISECONDS)).isFalse();
        scriptedGate.shut(() -> {});
        scripted.handled(5);
        assertThat(wentOn.await(50, TimeUnit.MILLISECONDS)).isFalse();
        scriptedGate.open(() -> {});

        assertThat(wentOn.await(10, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void aGateWithinIsShutByItselfAndWithTheOuterOne() throws InterruptedException {
        Gate inner = gate.within();
        inner.shut(() -> {});
        gate.pass();
        assertThat(gate.isShut()).isFalse();
        inner.open(() -> {});
        gate.shut(() -> {});
        CountDownLatch passed = new CountDownLatch(1);
        new Thread(() -> {
                    inner.pass();
                    passed.countDown();
                })
                .start();
        assertThat(passed.await(50, TimeUnit.MILLISECONDS)).isFalse();
        gate.open(() -> {});
        assertThat(passed.await(10, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void stoppingTheOuterGateWakesThoseWhoWaitWithin() throws InterruptedException {
        Gate inner = gate.within();
        CountDownLatch stopped = new CountDownLatch(1);
        inner.shut(() -> {});
        new Thread(() -> {
                    try {
                        inner.pass();
                    } catch (ClientStopped e) {
                        stopped.countDown();
                    }
                })
                .start();

        gate.stop(() -> {});

        assertThat(stopped.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(inner.isStopped()).isTrue();
    }

    @Test
    void aHeldGateIsPassedStepByStep() throws InterruptedException {
        AtomicInteger done = new AtomicInteger();
        Semaphore taken = new Semaphore(0);
        CountDownLatch ended = new CountDownLatch(1);
        gate.hold();
        new Thread(() -> {
                    Gate inner = gate.within();
                    for (int i = 0; i < 3; i++) {
                        inner.pass();
                        inner.perform(() -> {
                            int number = done.incrementAndGet();
                            taken.release();
                            return number;
                        });
                    }
                    ended.countDown();
                })
                .start();
        for (int step = 1; step <= 2; step++) {
            assertThat(gate.step(() -> {})).isTrue();
            assertThat(taken.tryAcquire(10, TimeUnit.SECONDS)).isTrue();
            assertThat(ended.await(50, TimeUnit.MILLISECONDS)).isFalse();
            assertThat(done).hasValue(step);
        }

        gate.proceed();

        assertThat(ended.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(gate.step(() -> {})).isFalse();
    }

    @Test
    void whoeverIsHeldHasNotWaitedForAPauseThatIsOverByThen() throws InterruptedException {
        CountDownLatch passed = new CountDownLatch(1);
        gate.hold();
        new Thread(() -> {
                    gate.pass();
                    passed.countDown();
                })
                .start();
        assertThat(passed.await(50, TimeUnit.MILLISECONDS)).isFalse();
        gate.shut(() -> {});
        assertThat(gate.step(() -> {})).isFalse();

        assertThat(gate.open(() -> {})).isZero();

        gate.proceed();
        assertThat(passed.await(10, TimeUnit.SECONDS)).isTrue();
    }
}
