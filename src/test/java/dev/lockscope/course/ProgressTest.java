package dev.lockscope.course;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.Progress.Prediction;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgressTest {

    @TempDir
    private Path folder = Path.of("");

    private static final Progress SOME = Progress.NONE
            .withPrediction("stampede", Prediction.RIGHT, Optional.of("c"))
            .withDone("stampede")
            .withWon("stampede")
            .withPrediction("split-vote", Prediction.WRONG, Optional.of("a"))
            .withPrediction("gc-pause", Prediction.SKIPPED, Optional.empty());

    @Test
    void whatWasKeptIsReadAgain() throws IOException {
        Profiles profiles = Profiles.NONE.with(SOME).of("Åse").with(Progress.NONE.withDone("stampede"));
        ProgressFile file = new ProgressFile(folder.resolve("new").resolve("folder"));
        file.write(profiles);

        assertThat(file.read()).isEqualTo(profiles);
        assertThat(file.read().of("").progress()).isEqualTo(SOME);
        assertThat(SOME.done()).isEqualTo(1);
        assertThat(SOME.won()).isEqualTo(1);
        assertThat(SOME.count(Prediction.WRONG)).isEqualTo(1);
    }

    @Test
    void aRightGuessCountsAsAChallengeThatIsWonAndIsKept() throws IOException {
        Progress guessed = SOME.withGuessed("stampede").withGuessed("split-vote");
        ProgressFile file = new ProgressFile(folder);
        file.write(Profiles.NONE.with(guessed));

        assertThat(guessed.won()).isEqualTo(3);
        assertThat(file.read().of("").progress()).isEqualTo(guessed);
        assertThat(guessed.withDone("split-vote").of("split-vote").guessed()).isTrue();
    }

    @Test
    void aFileFromBeforeThereWereGuessesIsRead() throws IOException {
        ProgressFile file = new ProgressFile(folder);
        Files.writeString(file.path(), "{\"profiles\": {\"\": {\"stampede\": {\"won\": true}}}}");

        assertThat(file.read().of("").progress().of("stampede").won()).isTrue();
        assertThat(file.read().of("").progress().of("stampede").guessed()).isFalse();
    }

    @Test
    void theFirstPredictionCountsUnlessItWasSkipped() {
        assertThat(SOME.withPrediction("split-vote", Prediction.RIGHT, Optional.of("c")))
                .isEqualTo(SOME);
        assertThat(SOME.withPrediction("gc-pause", Prediction.RIGHT, Optional.of("b"))
                        .of("gc-pause")
                        .prediction())
                .isEqualTo(Prediction.RIGHT);
    }

    @Test
    void aDamagedFileIsPutAsideAndLearningBeginsAnew() throws IOException {
        ProgressFile file = new ProgressFile(folder);
        for (String damaged : new String[] {"{\"profiles\": {\"", "[]", "", "\u0000"}) {
            Files.writeString(file.path(), damaged);

            assertThat(file.read()).isEqualTo(Profiles.NONE);
            assertThat(folder.resolve("course.json.damaged")).hasContent(damaged);
            assertThat(file.damaged()).contains(folder.resolve("course.json.damaged"));
        }
    }

    @Test
    void whatMakesNoSenseCountsAsAbsent() throws IOException {
        ProgressFile file = new ProgressFile(folder);
        Files.writeString(
                file.path(),
                "{\"current\": 7, \"more\": 1, \"profiles\": {\"\": {\"stampede\": {\"done\": \"yes\", \"prediction\": \"guessed\","
                        + " \"won\": true}, \"split-vote\": 3}}}");

        assertThat(file.read().progress().of("stampede"))
                .isEqualTo(new Progress.OfLesson(false, Prediction.OPEN, Optional.empty(), true));
        assertThat(file.read().progress().of("split-vote")).isEqualTo(Progress.OfLesson.NONE);
    }

    @Test
    void aFileOfNoUseIsNotLeftBehind() throws IOException {
        new ProgressFile(folder).write(Profiles.NONE.with(SOME));

        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(folder.resolve("course.json"));
        }
    }

    @Test
    void progressIsExportedAndResetOneLearnerAtATime() throws IOException {
        Profiles profiles = Profiles.NONE.with(SOME).of("B").with(SOME);
        Path copy = folder.resolve("copy.json");
        ProgressFile.export(profiles, copy);

        assertThat(copy).content().contains("\"split-vote\"", "\"B\"");
        assertThat(profiles.reset().progress()).isEqualTo(Progress.NONE);
        assertThat(profiles.reset().of("").progress()).isEqualTo(SOME);
        assertThat(profiles.forget().all().keySet()).containsExactly("");
    }
}
