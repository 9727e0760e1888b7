package dev.lockscope.desktop.laboratory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.laboratory.Problem.What;
import dev.lockscope.explore.ttl.Distribution;
import dev.lockscope.explore.ttl.Empirical;
import dev.lockscope.explore.ttl.Experiment;
import dev.lockscope.explore.ttl.Preset;
import dev.lockscope.explore.ttl.Protection;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReadingTest {

    private static final Wish USUAL = Wish.usual();

    private static Experiment read(Wish wish) {
        Reading reading = Reading.of(wish);
        assertThat(reading.problems()).isEmpty();
        return reading.experiment().orElseThrow();
    }

    private static Wish work(Preset preset, String... numbers) {
        return USUAL.with(Role.WORK, new Spread.Named(preset, List.of(numbers)));
    }

    @Test
    void whatStandsThereAtFirstIsWhatTheCommandLineTries() {
        Experiment experiment = read(USUAL);
        Distribution work = new Distribution.LogNormal(Duration.ofMillis(200), Duration.ofMillis(900));
        assertThat(experiment.work()).isEqualTo(work);
        assertThat(experiment.pauses()).isEqualTo(Preset.GC.read("gc").orElseThrow());
        assertThat(experiment.network()).isEqualTo(Preset.LAN.read("lan").orElseThrow());
        assertThat(experiment.protections()).containsExactly(Protection.values());
        assertThat(experiment.ttls()).containsAll(Experiment.usualTtls(work)).contains(Duration.ofMillis(2700));
        assertThat(experiment.runs()).isEqualTo(500);
        assertThat(experiment.clients()).isEqualTo(2);
        assertThat(experiment.retry()).isEqualTo(Experiment.usualRetry(work));
    }

    @ParameterizedTest
    @EnumSource(Preset.class)
    void everyPresetFitsWithItsUsualNumbers(Preset preset) {
        read(USUAL.with(Role.PAUSES, Spread.usual(preset)));
        read(USUAL.with(Role.NETWORK, Spread.usual(preset)));
    }

    @ParameterizedTest
    @EnumSource(Preset.class)
    void workThatIsNoneInMostRunsIsRefused(Preset preset) {
        Reading reading = Reading.of(USUAL.with(Role.WORK, Spread.usual(preset)));
        boolean isNone = preset == Preset.NONE || preset == Preset.GC;
        assertThat(reading.problem("work").map(Problem::what))
                .isEqualTo(isNone ? Optional.of(What.NO_WORK) : Optional.empty());
    }

    @Test
    void messagesThatTakeLongerThanAClientWaitsAreRefused() {
        Reading slow = Reading.of(USUAL.with(Role.NETWORK, new Spread.Named(Preset.CONSTANT, List.of("1s"))));
        assertThat(slow.problems()).containsExactly(new Problem("network", What.TOO_SLOW, List.of(2L)));
        read(USUAL.with(Role.NETWORK, new Spread.Named(Preset.CONSTANT, List.of("999ms"))));
    }

    @Test
    void aClientAsksAgainAfterTheTimeThatStandsThere() {
        assertThat(read(USUAL.withRetry("1,5 s")).retry()).isEqualTo(Duration.ofMillis(1500));
        assertThat(read(USUAL.withRetry(" ")).retry()).isEqualTo(read(USUAL).retry());
        for (String wrong : List.of("0ms", "soon", "500us")) {
            assertThat(Reading.of(USUAL.withRetry(wrong)).problems())
                    .containsExactly(new Problem("retry", What.RETRY, List.of(wrong)));
        }
    }

    @Test
    void aNumberAloneIsMillisecondsAndACommaIsADecimalSign() {
        assertThat(read(work(Preset.CONSTANT, "250")).work())
                .isEqualTo(new Distribution.Constant(Duration.ofMillis(250)));
        assertThat(read(work(Preset.CONSTANT, " 1,5 s")).work())
                .isEqualTo(new Distribution.Constant(Duration.ofMillis(1500)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "soon", "-1ms", "2h", "1 ms 2"})
    void whatIsNoLengthIsToldWithTheFieldThatItStandsIn(String text) {
        Reading reading = Reading.of(work(Preset.CONSTANT, text));
        assertThat(reading.experiment()).isEmpty();
        assertThat(reading.problems()).containsExactly(new Problem("work", What.LENGTH, List.of(text.strip())));
    }

    @Test
    void aMedianAboveTheP99IsTold() {
        assertThat(Reading.of(work(Preset.LOG_NORMAL, "2s", "1s"))
                        .problem("work")
                        .orElseThrow()
                        .what())
                .isEqualTo(What.ORDER);
        assertThat(Reading.of(work(Preset.LOG_NORMAL, "0ms", "1s"))
                        .problem("work")
                        .orElseThrow()
                        .what())
                .isEqualTo(What.ORDER);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"500ms, 1s, 2.5s", "500ms,1s,2.5s", "500 ms; 1 s; 2,5 s", "2,5s 1s 500ms", "1s, 500ms, 2,5s,"})
    void aListOfTtlsIsReadHoweverItIsSeparated(String list) {
        assertThat(read(USUAL.withOwnTtls(true).withTtls(list)).ttls())
                .containsExactly(
                        Duration.ofMillis(500),
                        Duration.ofSeconds(1),
                        Duration.ofMillis(2500),
                        // The rule of thumb is always among them.
                        Duration.ofMillis(2700));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1s, x", "0ms", "500,1000", "300us"})
    void whatIsNoTtlIsTold(String list) {
        Reading reading = Reading.of(USUAL.withOwnTtls(true).withTtls(list));
        assertThat(reading.problem("ttls").orElseThrow().what()).isEqualTo(What.TTL);
        // Whatever stands in a list that is not used is of no matter.
        assertThat(Reading.of(USUAL.withTtls(list)).problems()).isEmpty();
    }

    @Test
    void numbersOutOfRangeAreToldWithTheirRange() {
        Wish wish = USUAL.withRuns("0").withClients("17").withSeed("1.5");
        assertThat(Reading.of(wish).problems())
                .containsExactly(
                        new Problem("runs", What.NUMBER, List.of("0", 1L, 100_000L)),
                        new Problem("clients", What.NUMBER, List.of("17", 2L, 16L)),
                        new Problem("seed", What.NUMBER, List.of("1.5")));
        assertThat(read(USUAL.withRuns("10 000").withSeed("-3")).runs()).isEqualTo(10_000);
    }

    @Test
    void atLeastOneProtectionIsNeeded() {
        Wish wish = USUAL;
        for (Protection protection : Protection.values()) {
            wish = wish.with(protection, false);
        }
        assertThat(Reading.of(wish).problem("protections")).isPresent();
        assertThat(read(wish.with(Protection.FENCED, true)).protections()).containsExactly(Protection.FENCED);
    }

    @Test
    void measuredLengthsAreTakenAsTheyAre() {
        Empirical lengths = new Empirical(List.of(1_000_000L, 2_000_000L));
        Experiment experiment = read(USUAL.with(Role.WORK, new Spread.Measured("mine.csv", lengths)));
        assertThat(experiment.work()).isEqualTo(lengths);
        assertThat(experiment.ruleOfThumb()).isEqualTo(Duration.ofMillis(6));
    }
}
