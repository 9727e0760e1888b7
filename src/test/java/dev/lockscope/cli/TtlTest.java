package dev.lockscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.explore.ttl.TtlWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TtlTest {

    @TempDir
    private Path folder = Path.of("");

    private int run(Session session, String... more) {
        List<String> arguments = new ArrayList<>(List.of("ttl", "--runs", "20", "--seed", "3", "--lang", "en"));
        arguments.addAll(List.of(more));
        return session.run(arguments.toArray(String[]::new));
    }

    @Test
    void sharesAndWaitsAreToldWithTheirBoundsAndTheRuleOfThumbIsMarked() {
        Session session = new Session(folder);

        assertThat(run(session, "--work", "constant:100ms", "--pauses", "none", "--ttl", "50ms,200ms"))
                .isZero();
        assertThat(session.err()).isEmpty();
        assertThat(session.out())
                .contains("Rule of thumb: 3 times the p99 of the work, 300 ms.")
                .containsPattern("50 ms +100\\.0 \\(83\\.9–100\\.0\\) +100\\.0 \\(83\\.9–100\\.0\\)")
                .containsPattern("300 ms \\* +0\\.0 \\(0\\.0–16\\.1\\)")
                .contains("with watchdog")
                .contains("480 runs on the model");
    }

    @Test
    void theSameSeedTellsTheSameNumbers() {
        Session one = new Session(folder);
        Session other = new Session(folder);
        run(one, "--ttl", "300ms");
        run(other, "--ttl", "300ms");

        assertThat(numbers(one)).isEqualTo(numbers(other)).contains("300 ms");
    }

    private static String numbers(Session session) {
        return session.out().substring(0, session.out().indexOf("In brackets"));
    }

    @Test
    void ownLatenciesComeFromAFile() throws IOException {
        Path file = folder.resolve("own.csv");
        Files.writeString(file, "latency_ms\n10\n20\n100\n");
        Session session = new Session(folder);

        assertThat(run(session, "--work", file.toString(), "--locks", "plain")).isZero();
        assertThat(session.out())
                .contains("the p99 of the work, 300 ms.")
                .contains(file
                        + ": 3 values, median 20 ms. From the column latency_ms; a number without a unit is in ms.")
                .doesNotContain("Not read")
                .doesNotContain("watchdog");
    }

    @Test
    void whichOfSeveralColumnsWasReadIsSaid() throws IOException {
        Path file = folder.resolve("own.csv");
        Files.writeString(file, "when,Connect [s],total_ms\n1,0.01,200\n2,0.03,300\n");
        Session session = new Session(folder);

        assertThat(run(session, "--work", file.toString(), "--locks", "plain")).isZero();
        assertThat(session.out())
                .contains(": 2 values, median 30 ms. From the column Connect [s]; a number without a unit is in s. "
                        + "Not read: total_ms.");
    }

    @Test
    void aFileWithoutHeadingIsInMilliseconds() throws IOException {
        Path file = folder.resolve("own.csv");
        Files.writeString(file, "10\n");
        Session session = new Session(folder);

        assertThat(run(session, "--work", file.toString(), "--locks", "plain")).isZero();
        assertThat(session.out()).contains(": one value, median 10 ms. A number without a unit is in ms.");
    }

    @Test
    @Timeout(60)
    void whatTakesTooLongIsStoppedInTheMidstOfARun() {
        Session session = new Session(folder);

        assertThat(run(session, "--work", "constant:50m", "--ttl", "1s", "--seconds", "1"))
                .isEqualTo(1);
        assertThat(session.err())
                .containsPattern("\\d+ of 320 runs")
                .contains("stopped after 1 s, before all runs were done, so there is nothing to show.");
        assertThat(Thread.interrupted()).isFalse();
    }

    @Test
    void longTimesAreInMinutes() {
        assertThat(TtlWords.in("en").time(Duration.ofMinutes(150))).isEqualTo("150 min");
        assertThat(TtlWords.in("nb").time(Duration.ofSeconds(750))).isEqualTo("12,5 min");
        assertThat(TtlWords.in("en").time(Duration.ofSeconds(90))).isEqualTo("90 s");
    }

    @Test
    void numbersAndThePictureAreWrittenAndNotOverwrittenUnasked() throws IOException {
        Path csv = folder.resolve("a.csv");
        Path svg = folder.resolve("a.svg");
        String[] arguments = {"--ttl", "200ms", "--locks", "plain", "--csv", csv.toString(), "--svg", svg.toString()};

        assertThat(run(new Session(folder), arguments)).isZero();
        assertThat(Files.readString(csv)).startsWith("protection,recipe,ttl_ms");
        assertThat(Files.readString(svg)).startsWith("<svg");
        Session again = new Session(folder);
        assertThat(run(again, arguments)).isEqualTo(2);
        assertThat(again.err()).contains("a.csv exists already");
        assertThat(again.out()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --work    | log-norml:1ms,2ms | --work got "log-norml:1ms,2ms", which is neither a file nor one of none, constant, uniform, log-normal, heavy-tail, gc, lan, wan. Did you mean log-normal?
            --pauses  | gc:1ms            | --pauses got "gc:1ms", expected something like gc:300ms,3s.
            --ttl     | 200               | --ttl got "200", expected a time from 1ms to 60m, such as 500ms or 2s.
            --ttl     | 1s,               | --ttl got "", expected a time from 1ms to 60m, such as 500ms or 2s.
            --locks   | plain,fence       | --locks got "fence", expected some of plain, watchdog, fenced, versioned. Did you mean fenced?
            --clients | 1                 | --clients cannot be 1. It is a whole number from 2 to 16.
            --clients | 17                | --clients cannot be 17. It is a whole number from 2 to 16.
            --work    | gc                | --work got "gc", which is no work at all in most runs
            --work    | none              | --work got "none", which is no work at all in most runs
            --network | constant:5s       | --network got "constant:5s": most answers would come after the 2 s that a client waits
            """)
    void whatIsWrongIsToldWithWhatWouldBeRight(String option, String value, String told) {
        Session session = new Session(folder);

        assertThat(run(session, option, value)).isEqualTo(2);
        assertThat(session.err()).contains(told);
        assertThat(session.out()).isEmpty();
    }

    @Test
    void aFileOfLatenciesThatIsWrongIsToldWithItsPlace() throws IOException {
        Path file = folder.resolve("own.csv");
        Files.writeString(file, "latency_ms\n10\nten\n");
        Session session = new Session(folder);

        assertThat(run(session, "--work", file.toString())).isEqualTo(2);
        assertThat(session.err()).contains("own.csv:3:1: found \"ten\"");
    }
}
