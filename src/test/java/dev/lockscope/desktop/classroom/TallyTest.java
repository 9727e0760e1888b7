package dev.lockscope.desktop.classroom;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.course.Page;
import org.junit.jupiter.api.Test;

/** How the votes of a room are counted. */
class TallyTest {

    private static final Cue QUESTION = Cue.of(Page.QUESTION, Part.QUESTION);

    private final Votes votes = new Votes();

    private void cast(String... options) {
        for (String option : options) {
            votes.cast(QUESTION, option);
        }
    }

    @Test
    void votesAreCountedForEachOption() {
        cast("a", "c", "a", "a", "c");
        Tally tally = votes.on(QUESTION);
        assertThat(tally.of("a")).isEqualTo(3);
        assertThat(tally.of("b")).isZero();
        assertThat(tally.of("c")).isEqualTo(2);
        assertThat(tally.total()).isEqualTo(5);
        assertThat(tally.share("c")).isEqualTo(0.4);
        assertThat(tally.leader()).contains("a");
    }

    @Test
    void nobodyLeadsWhereTwoHaveAsManyOrNobodyVoted() {
        assertThat(votes.on(QUESTION).leader()).isEmpty();
        assertThat(votes.on(QUESTION).share("a")).isZero();
        cast("a", "b");
        assertThat(votes.on(QUESTION).leader()).isEmpty();
    }

    @Test
    void theVoteThatWasCountedLastIsTakenBack() {
        cast("a", "b");
        votes.takeBack(QUESTION);
        assertThat(votes.on(QUESTION).cast()).containsExactly("a");
        votes.takeBack(QUESTION);
        votes.takeBack(QUESTION);
        assertThat(votes.on(QUESTION)).isEqualTo(Tally.NONE);
    }

    @Test
    void eachQuestionHasItsOwnVotes() {
        Cue task = new Cue(Page.CARDS, Part.QUESTION, 0, 2);
        cast("a");
        votes.cast(task, "d");
        votes.clear(QUESTION);
        assertThat(votes.on(QUESTION).total()).isZero();
        assertThat(votes.on(task).of("d")).isEqualTo(1);
    }
}
