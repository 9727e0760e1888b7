package dev.lockscope.course;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.Challenge.AgainstTheRules;
import dev.lockscope.course.Challenge.NotYet;
import dev.lockscope.course.Challenge.Won;
import dev.lockscope.course.deeds.Attempt;
import dev.lockscope.course.deeds.Attempts;
import dev.lockscope.model.AttemptOnTheModel;
import dev.lockscope.model.AttemptOnTheModel.Played;
import dev.lockscope.trace.CommandFact;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact;
import dev.lockscope.trace.Trace;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;

/** Every challenge has ways to win that differ, and turns away what comes close. */
@Timeout(120)
class RecordedChallengesTest {

    private static final Path LESSONS = Path.of("scenarios/lessons");
    private static final long SEED = 7;

    /** In how many things two ways differ that use the same kinds of actions. */
    private static final int FAR = 3;

    /** Runs in which somebody renews a lock for ever have enough of that by then. */
    private static final int MOST_MOMENTS = 200;

    /** A challenge and what is recorded for it. */
    private record Recorded(String lesson, Challenge challenge, Attempts attempts) {

        DynamicTest test(String name, Executable trial) {
            return DynamicTest.dynamicTest(lesson + ": " + name, trial);
        }

        Played play(Attempt attempt) {
            return AttemptOnTheModel.play(attempt, challenge.start(), challenge.free(), SEED);
        }
    }

    private static Stream<Recorded> all() throws LessonException {
        return Lessons.of(LESSONS).lessons().stream()
                .flatMap(lesson -> lesson.run().flatMap(Lesson.OfRun::challenge).stream()
                        .map(challenge -> new Recorded(lesson.id(), challenge, Attempts.of(lesson.id()))));
    }

    @Test
    void everyChallengeHasTwoOfEach() throws LessonException {
        assertThat(all()).hasSizeGreaterThanOrEqualTo(23).allSatisfy(one -> {
            assertThat(one.attempts().solutions()).as(one.lesson()).hasSizeGreaterThanOrEqualTo(2);
            assertThat(one.attempts().misses()).as(one.lesson()).hasSizeGreaterThanOrEqualTo(2);
        });
    }

    @TestFactory
    Stream<DynamicTest> aSolutionWins() throws LessonException {
        return all().flatMap(one -> one.attempts().solutions().stream()
                .map(attempt -> one.test(attempt.name(), () -> {
                    Played played = one.play(attempt);
                    assertThat(one.challenge().judge(played.trace())).isEqualTo(new Won());
                    assertThat(played.done()).as("all of it could be done").isTrue();
                })));
    }

    /** Nor does it at any moment on its way, since a run is judged while it goes on, too. */
    @TestFactory
    Stream<DynamicTest> aNearMissDoesNotWin() throws LessonException {
        return all().flatMap(one -> one.attempts().misses().stream()
                .map(miss -> one.test(miss.attempt().name(), () -> {
                    Trace trace = one.play(miss.attempt()).trace();
                    boolean allowed = miss.gets().equals("not-yet");
                    assertThat(one.challenge().judge(trace))
                            .isInstanceOf(allowed ? NotYet.class : AgainstTheRules.class);
                    if (allowed) {
                        assertNeverWon(one.challenge(), trace);
                    }
                })));
    }

    @TestFactory
    Stream<DynamicTest> aSillyWayDoesNotWin() throws LessonException {
        return all().flatMap(one -> one.attempts().silly().stream()
                .map(attempt -> one.test(attempt.name(), () -> {
                    Played played = one.play(attempt);
                    assertThat(one.challenge().judge(played.trace())).isInstanceOf(NotYet.class);
                    assertThat(played.done()).as("all of it could be done").isTrue();
                    assertNeverWon(one.challenge(), played.trace());
                })));
    }

    @TestFactory
    Stream<DynamicTest> whoDoesNothingDoesNotWin() throws LessonException {
        Attempt nothing = new Attempt("nothing", Map.of(), List.of(), "");
        return all().map(one -> one.test(
                nothing.name(),
                () -> assertNeverWon(one.challenge(), one.play(nothing).trace())));
    }

    /** What goes over the wire decides nothing by itself, and there is much of it. */
    private static boolean matters(Event event) {
        return !(event.fact() instanceof CommandFact || event.fact() instanceof LockFact.AttemptRefused);
    }

    private static void assertNeverWon(Challenge challenge, Trace trace) {
        List<Event> events = trace.events();
        int judged = 0;
        for (int n = 0; n < events.size() && judged < MOST_MOMENTS; n++) {
            if (matters(events.get(n))) {
                judged++;
                Trace begun = new Trace(trace.header(), events.subList(0, n + 1));
                assertThat(challenge.judge(begun)).as("after %s", events.get(n)).isNotEqualTo(new Won());
            }
        }
    }

    @TestFactory
    Stream<DynamicTest> solutionsAreOfDifferentKinds() throws LessonException {
        return all().map(one -> one.test("solutions", () -> {
            List<Attempt> solutions = one.attempts().solutions();
            for (int i = 0; i < solutions.size(); i++) {
                Attempt first = solutions.get(i);
                for (Attempt second : solutions.subList(i + 1, solutions.size())) {
                    assertThat(!first.kinds().equals(second.kinds()) || first.distance(second) >= FAR)
                            .as("\"%s\" is something else than \"%s\"", first.name(), second.name())
                            .isTrue();
                }
            }
        }));
    }

    @TestFactory
    Stream<DynamicTest> aNearMissHasOneThingWrong() throws LessonException {
        return all().flatMap(one -> one.attempts().misses().stream()
                .map(miss -> one.test(miss.attempt().name(), () -> {
                    assertThat(miss.gets()).isIn("not-yet", "against-the-rules");
                    assertThat(one.attempts().solutions())
                            .filteredOn(solution -> solution.name().equals(miss.near()))
                            .extracting(solution -> solution.distance(miss.attempt()))
                            .containsExactly(1);
                })));
    }
}
