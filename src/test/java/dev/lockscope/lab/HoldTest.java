package dev.lockscope.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.time.DriftingRunClock;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.time.VirtualRunClock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class HoldTest {

    private final VirtualRunClock clock = new VirtualRunClock();
    private final Hold hold = new Hold(clock);

    @Test
    void theTimeInWhichItIsHeldDoesNotCount() {
        clock.advanceTo(10);
        assertThat(hold.begin()).isTrue();
        assertThat(hold.begin()).isFalse();
        clock.advanceTo(50);

        assertThat(hold.isHeld()).isTrue();
        assertThat(hold.lived()).isEqualTo(10);
        assertThat(hold.end()).isEqualTo(40);
        assertThat(hold.end()).isEqualTo(-1);
        clock.advanceTo(55);
        assertThat(hold.lived()).isEqualTo(15);
        hold.begin();
        clock.advanceTo(60);
        hold.end();
        assertThat(hold.lived()).isEqualTo(15);
        assertThat(hold.left(20)).isEqualTo(5);
    }

    @Test
    void whoWaitsInAHoldLooksAgainNowAndThen() {
        assertThat(hold.slice(5)).isEqualTo(5);
        assertThat(hold.slice(-5)).isZero();
        hold.begin();
        assertThat(hold.slice(5)).isGreaterThan(5);
        assertThat(hold.slice(0)).isZero();
    }

    @Test
    void aClientsPatienceForAnAnswerDoesNotRunOutInAHold() throws InterruptedException {
        SystemRunClock real = SystemRunClock.startingNow();
        Hold held = new Hold(real);
        Lockstep lockstep = new Lockstep();
        lockstep.free();
        Patience patience = new Patience(new Gate(lockstep), new DriftingRunClock(real), held);
        CompletableFuture<String> never = new CompletableFuture<>();
        CompletableFuture<Optional<String>> answer = new CompletableFuture<>();
        CountDownLatch over = new CountDownLatch(1);
        held.begin();
        new Thread(() -> {
                    answer.complete(patience.within(never, Duration.ofMillis(100)));
                    over.countDown();
                })
                .start();

        assertThat(over.await(400, TimeUnit.MILLISECONDS)).isFalse();
        held.end();

        assertThat(answer.join()).isEmpty();
    }
}
