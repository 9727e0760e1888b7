package dev.lockscope.desktop.contents;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.Glossary;
import dev.lockscope.course.Lesson;
import dev.lockscope.course.LessonException;
import dev.lockscope.course.Lessons;
import dev.lockscope.course.Progress;
import dev.lockscope.course.Progress.Prediction;
import dev.lockscope.desktop.contents.ContentsModel.Totals;
import dev.lockscope.desktop.contents.ContentsModel.Way;
import dev.lockscope.desktop.contents.Standing.State;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class ContentsModelTest {

    private static Lessons lessons = new Lessons(List.of(), Glossary.NONE);

    @BeforeAll
    static void read() throws LessonException {
        lessons = Lessons.of(Path.of("scenarios/lessons"));
    }

    private static ContentsModel model(Progress progress) {
        return new ContentsModel(lessons, progress, Optional.empty());
    }

    private static String id(int number) {
        return lessons.lessons().get(number - 1).id();
    }

    private static Progress allDone() {
        Progress progress = Progress.NONE;
        for (Lesson lesson : lessons.lessons()) {
            progress = progress.withDone(lesson.id());
        }
        return progress;
    }

    private static List<Integer> numbers(List<ContentsRow> rows) {
        return rows.stream().map(row -> row.lesson().number()).toList();
    }

    @Test
    void everyLessonIsThereInItsOrderUnderAThemeThatIsNamedOnce() {
        List<ContentsRow> rows = model(Progress.NONE).rows("");

        assertThat(numbers(rows)).isSorted().doesNotHaveDuplicates().hasSize(24);
        assertThat(rows.stream().flatMap(row -> row.heading().stream()))
                .containsExactly(
                        Theme.ONE_LOCK, Theme.LEASE, Theme.LOST_SERVERS, Theme.REDLOCK, Theme.RESOURCE, Theme.CHOICE);
    }

    @Test
    void aLessonIsFoundByWordsOfEitherLanguageAndByItsTerms() {
        ContentsModel model = model(Progress.NONE);

        assertThat(numbers(model.rows("  stranger DEL "))).containsExactly(5);
        assertThat(numbers(model.rows("fremmed lås"))).contains(5);
        assertThat(numbers(model.rows("fencing"))).contains(20).doesNotContain(3);
        assertThat(model.rows("nothing of the kind")).isEmpty();
    }

    @Test
    void aThemeIsNamedAlsoWhereItsFirstLessonDoesNotFit() {
        assertThat(model(Progress.NONE).rows("stranger").get(0).heading()).contains(Theme.ONE_LOCK);
    }

    @Test
    void aLessonIsNewThenBegunThenDone() {
        Lesson third = lessons.lessons().get(2);
        Progress begun = Progress.NONE.withBegun(id(3));

        assertThat(model(Progress.NONE).standing(third).state()).isEqualTo(State.NEW);
        assertThat(model(begun).standing(third).state()).isEqualTo(State.BEGUN);
        assertThat(new ContentsModel(lessons, begun, Optional.of(id(3)))
                        .standing(third)
                        .state())
                .isEqualTo(State.UNDER_WAY);
        assertThat(model(begun.withDone(id(3))).standing(third).state()).isEqualTo(State.DONE);
    }

    @Test
    void theNextIsWhatIsUnderWayThenWhatIsBegunThenTheFirstThatIsNotDone() {
        Progress first = Progress.NONE.withDone(id(1));

        assertThat(model(Progress.NONE).next()).contains(next(1, Way.BEGIN));
        assertThat(model(first).next()).contains(next(2, Way.CONTINUE));
        assertThat(model(first.withBegun(id(7))).next()).contains(next(7, Way.CONTINUE));
        assertThat(new ContentsModel(lessons, first.withBegun(id(7)), Optional.of(id(12))).next())
                .contains(next(12, Way.GO_ON));
        assertThat(model(allDone()).next()).contains(next(1, Way.AGAIN));
    }

    private static ContentsModel.Next next(int number, Way way) {
        return new ContentsModel.Next(lessons.lessons().get(number - 1), way);
    }

    @Test
    void theTotalsCountWhatIsInTheCourse() {
        Progress progress = Progress.NONE
                .withDone(id(1))
                .withPrediction(id(1), Prediction.RIGHT, Optional.of("b"))
                .withPrediction(id(2), Prediction.WRONG, Optional.of("a"))
                .withWon(id(2))
                .withDone("a-lesson-that-was-taken-out");

        assertThat(model(progress).totals()).isEqualTo(new Totals(24, 1, 1, 1));
    }

    @Test
    void aCourseWithoutLessonsHasNothingNext() {
        ContentsModel empty = new ContentsModel(new Lessons(List.of(), Glossary.NONE), Progress.NONE, Optional.empty());

        assertThat(empty.next()).isEmpty();
        assertThat(empty.rows("")).isEmpty();
    }

    @Test
    void aLessonThatSomebodyAddedHasATheme() {
        assertThat(Theme.of(25)).isEqualTo(Theme.MORE);
        assertThat(Theme.of(1)).isEqualTo(Theme.ONE_LOCK);
    }
}
