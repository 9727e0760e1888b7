package dev.lockscope.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.cli.RunSettings.Style;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Trace;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class PerformanceTest {

    private static final Scenario SCENARIO = Samples.expecting();

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final List<RunOptions> asked = new ArrayList<>();
    private final List<FakeRun> opened = new ArrayList<>();

    @Test
    void aRunTellsItsStoryInTheOrderInWhichItHappened() throws Exception {
        RunReport report = performance(Samples.lostMoney()).perform(SCENARIO, settings(1, Style.STORY));

        assertThat(report.verdict().ids()).contains(FindingId.LOST_UPDATE);
        List<String> times = text(out)
                .lines()
                .filter(line -> line.matches(" +\\d+\\.\\d{3}  .*"))
                .map(line -> line.substring(0, 7))
                .toList();
        assertThat(times).hasSizeGreaterThan(5).isSorted();
        assertThat(text(err)).isEmpty();
        assertThat(opened).allMatch(FakeRun::isClosed);
    }

    @Test
    void aQuietRunSaysNothingWhileItGoesOn() throws Exception {
        performance(Samples.safe()).perform(SCENARIO, settings(1, Style.VERDICT));

        assertThat(text(out)).isEmpty();
        assertThat(text(err)).isEmpty();
    }

    @Test
    void aDisturbedRunIsRepeatedSlowerWithTheSameSeed() throws Exception {
        RunReport report = performance(Samples.disturbed(), Samples.disturbed(), Samples.safe())
                .perform(SCENARIO, settings(1.5, Style.VERDICT));

        assertThat(asked)
                .containsExactly(new RunOptions(1.5, 4711), new RunOptions(0.75, 4711), new RunOptions(0.5, 4711));
        assertThat(report.isMet()).isTrue();
        assertThat(text(err)).contains("speed 0.75× (repeat 1 of 3)", "speed 0.5× (repeat 2 of 3)");
    }

    @Test
    void aSlowRunThatIsDisturbedIsNotRepeatedFaster() throws Exception {
        performance(Samples.disturbed(), Samples.safe()).perform(SCENARIO, settings(0.2, Style.VERDICT));

        assertThat(asked).containsExactly(new RunOptions(0.2, 4711), new RunOptions(0.2, 4711));
    }

    @Test
    void aRunThatStaysDisturbedMeetsNoExpectation() throws Exception {
        RunReport report = performance(
                        Samples.disturbed(), Samples.disturbed(), Samples.disturbed(), Samples.disturbed())
                .perform(Samples.expecting(FindingId.DISTURBED), settings(1, Style.VERDICT));

        assertThat(asked).hasSize(4);
        assertThat(report.exitCode()).isEqualTo(ExitCode.OTHER);
        assertThat(text(err)).endsWith("try again.\n").contains("still disturbed after 3 repeats");
    }

    @Test
    void aSpeedThatCannotBeHadIsAnnounced() throws Exception {
        performance(Samples.safe()).perform(SCENARIO, settings(100, Style.VERDICT));

        assertThat(text(err)).contains("the speed 100× cannot be had; the run goes at 20×");
    }

    @Test
    void anInterruptedRunIsClosed() {
        Thread.currentThread().interrupt();

        assertThatThrownBy(() -> performance(Samples.endless()).perform(SCENARIO, settings(1, Style.STORY)))
                .isInstanceOf(InterruptedException.class);
        assertThat(opened).singleElement().matches(FakeRun::isClosed);
    }

    private Performance performance(Trace... traces) {
        Runs runs = (scenario, options) -> {
            asked.add(options);
            FakeRun run = new FakeRun(scenario, options, traces[opened.size()]);
            opened.add(run);
            return run;
        };
        Terminal terminal = new Terminal(out, err, false, 80, Map.of(), Locale.ENGLISH);
        Parts parts = new Parts(
                wish -> runs,
                program -> List::of,
                ModelPlayer::play,
                SystemRunClock.startingNow(),
                WallClock.system(),
                () -> 4711,
                "1.2.3",
                Path.of("scenarios"),
                Path.of("logs"),
                wish -> {
                    throw new AssertionError("no window was to be shown");
                });
        return new Performance(new Messages(Language.ENGLISH), new Screen(terminal, false), parts);
    }

    private static RunSettings settings(double speed, Style style) {
        return new RunSettings(new ServerWish.Started(Optional.empty()), speed, 4711, style, true, Optional.empty());
    }

    private static String text(ByteArrayOutputStream stream) {
        return stream.toString(StandardCharsets.UTF_8);
    }
}
