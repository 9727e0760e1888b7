package dev.lockscope.desktop.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.course.Grade;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ResultTest {

    private static final Grade C_HAPPENED = new Grade.Decided("c");

    @Test
    void aPredictionIsRightWhereItIsWhatHappened() {
        assertThat(Result.of(C_HAPPENED, Optional.of("c"))).isEqualTo(new Result.Right("c"));
        assertThat(Result.of(C_HAPPENED, Optional.of("a"))).isEqualTo(new Result.Wrong("a", "c"));
        assertThat(Result.of(C_HAPPENED, Optional.empty())).isEqualTo(new Result.Skipped("c"));
    }

    @Test
    void aRunThatDecidesNothingJudgesNoPrediction() {
        assertThat(Result.of(new Grade.Disturbed(), Optional.of("a"))).isEqualTo(new Result.Disturbed());
        assertThat(Result.of(new Grade.Undecided(), Optional.of("a"))).isEqualTo(new Result.Undecided());
        assertThat(Result.of(new Grade.Open(), Optional.of("a"))).isEqualTo(new Result.Open());
    }
}
