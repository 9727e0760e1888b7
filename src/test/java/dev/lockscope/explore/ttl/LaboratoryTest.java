package dev.lockscope.explore.ttl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LaboratoryTest {

    private static final Duration SHORT = Duration.ofMillis(250);
    private static final Duration LONG = Duration.ofMillis(2_500);

    private static final Distribution PAUSES =
            new Distribution.Rarely(0.2, new Distribution.Constant(Duration.ofSeconds(1)));

    private static Experiment experiment(Distribution work, Distribution pauses, int runs) {
        return new Experiment(
                work,
                pauses,
                new Distribution.Uniform(Duration.ZERO, Duration.ofMillis(1)),
                List.of(Protection.values()),
                List.of(SHORT, LONG),
                runs,
                2,
                Duration.ofMillis(50),
                11);
    }

    private static Distribution work(long millis) {
        return new Distribution.Constant(Duration.ofMillis(millis));
    }

    @Test
    void theSameSeedComesToTheSameOnAnyNumberOfThreads() throws InterruptedException {
        Experiment experiment =
                experiment(new Distribution.LogNormal(Duration.ofMillis(150), Duration.ofSeconds(1)), PAUSES, 60);

        Findings alone = new Laboratory(1).run(experiment, (done, of) -> {});
        Findings together = new Laboratory(4).run(experiment, (done, of) -> {});

        assertThat(together).isEqualTo(alone);
        assertThat(alone.of(Protection.PLAIN, SHORT).overlap().times()).isBetween(5, 55);
    }

    @Test
    void workThatOutlastsItsLeaseOverlapsEveryTimeUnlessAWatchdogRenewsIt() throws InterruptedException {
        Findings findings = new Laboratory(2).run(experiment(work(400), Distribution.none(), 20), (done, of) -> {});

        assertThat(findings.of(Protection.PLAIN, SHORT).overlap().times()).isEqualTo(20);
        assertThat(findings.of(Protection.PLAIN, SHORT).lostUpdate().times()).isEqualTo(20);
        assertThat(findings.of(Protection.PLAIN, LONG).overlap().times()).isZero();
        assertThat(findings.of(Protection.WATCHDOG, SHORT).overlap().times()).isZero();
        assertThat(findings.of(Protection.VERSIONED, SHORT).overlap().times()).isEqualTo(20);
        assertThat(findings.of(Protection.VERSIONED, SHORT).lostUpdate().times())
                .isZero();
        assertThat(findings.of(Protection.VERSIONED, SHORT).turnedAway().times())
                .isEqualTo(20);
    }

    @Test
    void aPauseBeatsTheWatchdogTooButTheFenceLetsNoWriteFromThePastIn() throws InterruptedException {
        Findings findings = new Laboratory(2).run(experiment(work(100), PAUSES, 100), (done, of) -> {});

        assertThat(findings.of(Protection.WATCHDOG, SHORT).overlap().times()).isBetween(5, 40);
        assertThat(findings.of(Protection.PLAIN, SHORT).staleWrite().times()).isBetween(5, 40);
        assertThat(findings.of(Protection.FENCED, SHORT).overlap())
                .isEqualTo(findings.of(Protection.PLAIN, SHORT).overlap());
        assertThat(findings.of(Protection.FENCED, SHORT).staleWrite().times()).isZero();
    }

    @Test
    void afterACrashTheOthersWaitForWhatIsLeftOfTheLease() throws InterruptedException {
        Findings findings = new Laboratory(2).run(experiment(work(100), Distribution.none(), 40), (done, of) -> {});

        Waits plain = findings.of(Protection.PLAIN, LONG).waits();
        // The holder dies within its first 100 ms, and the next one asks each 50 to 100 ms.
        assertThat(plain.mean()).isBetween(2_400_000_000L, 2_610_000_000L);
        assertThat(plain.p99()).isLessThan(2_610_000_000L);
        assertThat(findings.of(Protection.PLAIN, SHORT).waits().mean()).isBetween(150_000_000L, 360_000_000L);
    }

    @Test
    void progressIsToldToTheEnd() throws InterruptedException {
        List<Long> told = new ArrayList<>();
        Experiment experiment = experiment(work(50), Distribution.none(), 30);

        new Laboratory(2).run(experiment, (done, of) -> {
            assertThat(of).isEqualTo(2 * 30 * 4 * 2);
            told.add(done);
        });

        assertThat(told).isSorted().last().isEqualTo(480L);
    }

    @Test
    void anInterruptEndsIt() {
        Experiment endless = experiment(work(50), Distribution.none(), 1_000_000);

        assertThatThrownBy(() -> new Laboratory(2)
                        .run(endless, (done, of) -> Thread.currentThread().interrupt()))
                .isInstanceOf(InterruptedException.class);
    }

    @Test
    void theRuleOfThumbIsThreeTimesTheP99OfTheWork() {
        Distribution work = new Distribution.LogNormal(Duration.ofMillis(200), Duration.ofMillis(900));

        assertThat(Experiment.ruleOfThumb(work)).isEqualTo(Duration.ofMillis(2_700));
    }
}
