package dev.lockscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.Challenge;
import dev.lockscope.course.Challenge.Won;
import dev.lockscope.course.Lesson;
import dev.lockscope.course.Lessons;
import dev.lockscope.course.deeds.Attempt;
import dev.lockscope.course.deeds.Attempts;
import dev.lockscope.lab.Lab;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.scenario.Scenario;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The recorded solutions of every challenge win on real servers, too, but for those that count tries: how many of them go
 * into a lease hangs on the machine.
 */
@Timeout(180)
class ChallengeRunTest {

    private static final int SIDE_BY_SIDE = 4;
    private static final int ENOUGH = 40;

    /** A minute of a lease takes 15 s then, and the 50 ms between two tries are more than a busy machine needs. */
    private static final double FAST = 4;

    @Test
    void solutionsWinOnRealServers() throws Exception {
        Lab lab = new Wiring(System.getenv(), System.getProperties()).lab("en");
        Map<String, Future<Challenge.Result>> results = new LinkedHashMap<>();
        ExecutorService workers = Executors.newFixedThreadPool(SIDE_BY_SIDE);
        try {
            for (Lesson lesson : Lessons.of(Path.of("scenarios/lessons")).lessons()) {
                lesson.run()
                        .flatMap(Lesson.OfRun::challenge)
                        .ifPresent(challenge -> solutions(lesson.id())
                                .forEach(attempt -> results.put(
                                        lesson.id() + ": " + attempt.name(),
                                        workers.submit(() -> play(lab, attempt, challenge)))));
            }
            List<String> lost = new ArrayList<>();
            for (Map.Entry<String, Future<Challenge.Result>> result : results.entrySet()) {
                if (!result.getValue().get().equals(new Won())) {
                    lost.add(result.getKey() + ": " + result.getValue().get());
                }
            }
            assertThat(results).hasSizeGreaterThan(ENOUGH);
            assertThat(lost).isEmpty();
        } finally {
            workers.shutdownNow();
        }
    }

    private static Stream<Attempt> solutions(String lesson) {
        return Attempts.of(lesson).solutions().stream()
                .filter(attempt -> attempt.deeds().stream().allMatch(deed -> deed.nth() == 1));
    }

    private static Challenge.Result play(Lab lab, Attempt attempt, Challenge challenge) throws Exception {
        Scenario scenario = attempt.of(challenge.start());
        RunOptions options = new RunOptions(FAST, 1, LearnerOnServers.play(attempt, challenge, scenario));
        return challenge.judge(
                Undisturbed.of(lab, scenario, options, run -> LearnerOnServers.finish(attempt, scenario, run))
                        .trace());
    }
}
