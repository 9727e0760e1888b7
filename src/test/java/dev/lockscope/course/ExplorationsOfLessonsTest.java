package dev.lockscope.course;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.explore.Fewest;
import dev.lockscope.explore.Limits;
import dev.lockscope.explore.Result;
import dev.lockscope.explore.Search;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What the explorer is asked for in the lessons has an answer, and it comes soon. */
class ExplorationsOfLessonsTest {

    private static final Path LESSONS = Path.of("scenarios/lessons");

    /** Many times what they take on an idle machine. */
    private static final Limits LIMITS = new Limits(1_000_000, 1_000, Duration.ofMinutes(5));

    /** Nothing is found, and all was tried. */
    private static final int COMPLETE = -1;

    /** The most moves of what is found, by the lessons' numbers. */
    private static final Map<Integer, Integer> EXPECTED = Map.ofEntries(
            entry(1, 5),
            entry(3, 3),
            entry(4, COMPLETE),
            entry(5, 5),
            entry(6, 14),
            entry(7, 12),
            entry(9, 6),
            entry(10, 16),
            entry(12, 16),
            entry(14, COMPLETE),
            entry(17, 15),
            entry(18, 15),
            entry(20, 8),
            entry(23, COMPLETE));

    /** How few faults break it, by the lessons' numbers; complete where they do not. */
    private static final Map<Integer, Integer> FEWEST = Map.of(10, 1, 17, 1, 20, COMPLETE);

    @Test
    void everyLessonThatAsksTheExplorerIsChecked() throws LessonException {
        Set<Integer> asking = new TreeSet<>();
        Set<Integer> counting = new TreeSet<>();
        for (Lesson lesson : Lessons.of(LESSONS).lessons()) {
            lesson.run().flatMap(Lesson.OfRun::explore).ifPresent(one -> asking.add(lesson.number()));
            lesson.run().flatMap(Lesson.OfRun::fewest).ifPresent(one -> counting.add(lesson.number()));
        }

        assertThat(asking).isEqualTo(new TreeMap<>(EXPECTED).keySet());
        assertThat(counting).isEqualTo(new TreeMap<>(FEWEST).keySet());
    }

    @TestFactory
    Stream<DynamicTest> theExplorerFindsOrProvesIt() throws LessonException {
        return Lessons.of(LESSONS).lessons().stream()
                .flatMap(lesson -> lesson.run().flatMap(Lesson.OfRun::explore).stream()
                        .map(one -> DynamicTest.dynamicTest(lesson.id(), () -> explore(lesson, one))));
    }

    private static void explore(Lesson lesson, Exploration one) throws InterruptedException {
        Result result = new Search(one.problem(), LIMITS, 2, System::nanoTime).run(() -> false, tally -> {});
        int expected = EXPECTED.getOrDefault(lesson.number(), 0);
        if (expected == COMPLETE) {
            assertThat(result).isInstanceOf(Result.Complete.class);
        } else {
            assertThat(result).isInstanceOfSatisfying(Result.Broken.class, broken -> {
                assertThat(broken.schedule()).hasSizeLessThanOrEqualTo(expected);
                assertThat(broken.broken()).isSubsetOf(one.properties());
            });
        }
    }

    @TestFactory
    Stream<DynamicTest> soManyFaultsBreakItAndNoFewer() throws LessonException {
        return Lessons.of(LESSONS).lessons().stream()
                .flatMap(lesson -> lesson.run().flatMap(Lesson.OfRun::fewest).stream()
                        .map(one -> DynamicTest.dynamicTest(lesson.id(), () -> count(lesson, one))));
    }

    private static void count(Lesson lesson, Exploration one) throws InterruptedException {
        Fewest.Answer answer =
                new Fewest(one.problem(), LIMITS, 2, System::nanoTime).run(() -> false, (faults, tally) -> {});
        int expected = FEWEST.getOrDefault(lesson.number(), 0);
        if (expected == COMPLETE) {
            assertThat(answer.results()).allMatch(Result.Complete.class::isInstance);
        } else {
            assertThat(answer.last()).isInstanceOf(Result.Broken.class);
            assertThat(answer.faults()).isEqualTo(expected);
        }
    }
}
