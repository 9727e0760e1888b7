package dev.lockscope.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.problem.Problem;
import dev.lockscope.time.Randomness;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Whatever the bytes, the loader gives a scenario or located problems, and comes to an end. */
class BrokenInputPropertyTest {

    private static final long SEED = 20_260_101;
    private static final int MUTANTS_A_FILE = 1_500;
    private static final Duration LIMIT = Duration.ofMinutes(2);
    private static final String TELLING = "\t\n\r :-{}[]&*!|>'\"%@`,#?~\\.0aA\0";

    @Test
    void everyTruncationIsAScenarioOrHasAPlace() throws IOException {
        each((file, whole, randomness) -> {
            for (int length = 0; length <= whole.length; length++) {
                judge(Arrays.copyOf(whole, length), file + " cut to " + length + " bytes");
            }
        });
    }

    @Test
    void everyMutantIsAScenarioOrHasAPlace() throws IOException {
        each((file, whole, randomness) -> {
            for (int number = 0; number < MUTANTS_A_FILE; number++) {
                judge(mutant(whole, randomness), "seed " + SEED + ", mutant " + number + " of " + file);
            }
        });
    }

    private interface Trial {
        void of(Path file, byte[] whole, Randomness randomness);
    }

    /** Tries all files on all processors; the chance of each is its own. */
    private static void each(Trial trial) throws IOException {
        List<Path> files = ScenarioFiles.find(ScenarioFilesOfTheLabTest.FOLDER);
        assertThat(files).isNotEmpty();
        files.parallelStream().forEach(file -> {
            byte[] whole = read(file);
            Randomness randomness = Randomness.seeded(SEED).fork(file.toString());
            Assertions.assertTimeoutPreemptively(LIMIT, () -> trial.of(file, whole, randomness));
        });
    }

    private static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The bytes with one to six changes: a byte replaced by any or a telling one, put in, left out, or a piece moved. */
    private static byte[] mutant(byte[] whole, Randomness randomness) {
        byte[] bytes = whole;
        for (long changes = 1 + randomness.nextLong(6); changes > 0; changes--) {
            int at = (int) randomness.nextLong(bytes.length);
            byte telling = (byte) TELLING.charAt((int) randomness.nextLong(TELLING.length()));
            switch ((int) randomness.nextLong(5)) {
                case 0 -> bytes = splice(bytes, at, 1, (byte) randomness.nextLong(256));
                case 1 -> bytes = splice(bytes, at, 1, telling);
                case 2 -> bytes = splice(bytes, at, 0, telling);
                case 3 -> bytes = splice(bytes, at, 1);
                default -> {
                    int length = (int) Math.min(1 + randomness.nextLong(60), bytes.length - at);
                    byte[] piece = Arrays.copyOfRange(bytes, at, at + length);
                    bytes = splice(bytes, (int) randomness.nextLong(bytes.length), 0, piece);
                }
            }
        }
        return bytes;
    }

    private static byte[] splice(byte[] bytes, int at, int removed, byte... added) {
        byte[] spliced = Arrays.copyOf(bytes, bytes.length - removed + added.length);
        System.arraycopy(added, 0, spliced, at, added.length);
        System.arraycopy(bytes, at + removed, spliced, at + added.length, bytes.length - at - removed);
        return spliced;
    }

    private static void judge(byte[] bytes, String which) {
        try {
            ScenarioLoader.parse("mutant.yaml", bytes);
        } catch (ScenarioException e) {
            // Replaced bytes are one character each or less than they were, so a place is never moved out of the file.
            String text = new String(bytes, StandardCharsets.UTF_8);
            List<String> lines = List.of(text.split("\r\n|\r|\n", -1));
            assertThat(e.problems()).as(which).isNotEmpty();
            for (Problem problem : e.problems()) {
                assertThat(problem.line()).as("%s: %s", which, problem).isBetween(1, lines.size());
                String line = lines.get(problem.line() - 1);
                assertThat(problem.column())
                        .as("%s: %s", which, problem)
                        .isBetween(1, line.codePointCount(0, line.length()) + 1);
                assertThat(problem.text("nb")).as(which).isNotBlank();
            }
        } catch (RuntimeException | StackOverflowError e) {
            throw new AssertionError(which, e);
        }
    }
}
