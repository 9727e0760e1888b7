package dev.lockscope.course;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.Challenge.AgainstTheRules;
import dev.lockscope.course.Challenge.NotYet;
import dev.lockscope.course.Challenge.Won;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.scenario.Text;
import dev.lockscope.scenario.tuning.Outcome;
import dev.lockscope.scenario.tuning.Tuning;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.trace.Trace;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A challenge accepts every way to its goal, and says of the others what is missing or not allowed. */
@Timeout(60)
class ChallengeTest {

    private static final RunClaim GOAL = new RunClaim.Finding(FindingId.OVERLAP);

    private Optional<Scenario> loaded = Optional.empty();

    @BeforeEach
    void load() throws Exception {
        loaded = Optional.of(
                ScenarioLoader.load(Path.of("scenarios/gc-pause.yaml")).get(0));
    }

    private Scenario scenario() {
        return loaded.orElseThrow();
    }

    /** Both in at once, with one fault and the sheet as it is. */
    private Challenge bothIn() {
        return new Challenge(scenario(), true, GOAL, new Rules(Optional.of(1), Set.of("crash"), false));
    }

    @Test
    void aPauseWins() throws InterruptedException {
        Trace run = ModelPlayer.playFree(
                scenario(), "B.works", "A.read", "pause A", "redis.expired lock:account", "start B");

        assertThat(bothIn().judge(run)).isEqualTo(new Won());
    }

    @Test
    void aDeletedKeyWinsToo() throws InterruptedException {
        Trace run = ModelPlayer.playFree(
                scenario(),
                "B.works",
                "A.acquired",
                "delete redis lock:account",
                "redis.deleted lock:account",
                "start B");

        assertThat(bothIn().judge(run)).isEqualTo(new Won());
    }

    @Test
    void whatIsMissingIsTold() throws InterruptedException {
        Trace run = ModelPlayer.playFree(scenario(), "B.works", "A.released", "start B");

        assertThat(bothIn().judge(run)).isEqualTo(new NotYet(List.of(GOAL.words())));
        Claim both = new Claim.All(List.of(new RunClaim.Granted("B", Optional.empty()), GOAL));
        assertThat(new Challenge(scenario(), true, both, Rules.NONE).judge(run))
                .as("only what is missing")
                .isEqualTo(new NotYet(List.of(GOAL.words())));
    }

    @Test
    void aFaultTooManyIsAgainstTheRules() throws InterruptedException {
        Trace run = ModelPlayer.playFree(
                scenario(),
                "B.works",
                "A.read",
                "pause A",
                "A.paused",
                "delete redis lock:account",
                "redis.deleted lock:account",
                "start B");

        assertThat(broken(bothIn(), run)).containsExactly("more faults than allowed: 2, at most 1");
        assertThat(new Challenge(scenario(), true, GOAL, Rules.NONE).judge(run)).isEqualTo(new Won());
    }

    @Test
    void aKindThatIsNotAllowedIsAgainstTheRules() throws InterruptedException {
        Trace run = ModelPlayer.playFree(scenario(), "A.crashed", "A.acquired", "crash A");

        assertThat(broken(bothIn(), run)).containsExactly("\"crash A\" is not allowed");
    }

    @Test
    void startingAndTakingBackIsNoFault() {
        assertThat(List.of("start B", "resume A", "open A-redis", "heal", "restart redis", "finish B"))
                .noneMatch(Challenge::isFault);
        assertThat(List.of("pause A", "flush redis", "promote n2", "partition A n1"))
                .allMatch(Challenge::isFault);
    }

    @Test
    void aRunOfTheScriptIsNoFreePlay() throws InterruptedException {
        Trace run = ModelPlayer.play(scenario());

        assertThat(broken(bothIn(), run))
                .containsExactly("the script was used, and the challenge is to be played without it");
        assertThat(new Challenge(scenario(), false, GOAL, Rules.NONE).judge(run))
                .isEqualTo(new Won());
    }

    @Test
    void aScriptedRunHasToComeToItsEnd() throws InterruptedException {
        Trace whole = ModelPlayer.play(scenario());
        Trace begun = new Trace(whole.header(), whole.events().subList(0, 10));
        Challenge safe = new Challenge(scenario(), false, new RunClaim.Safe(), Rules.NONE);

        assertThat(safe.judge(begun))
                .isEqualTo(new NotYet(
                        List.of(new Text("the run has not come to its end", "kjøringen er ikke kommet til slutten"))));
    }

    @Test
    void changedParametersAreSeenInTheTrace() throws Exception {
        Outcome outcome = Tuning.of(scenario()).with("clients.A.ttl", "5s");
        Scenario tuned = ((Outcome.Accepted) outcome).tuning().scenario();
        Trace run =
                ModelPlayer.playFree(tuned, "B.works", "A.read", "pause A", "redis.expired lock:account", "start B");

        assertThat(broken(bothIn(), run)).containsExactly("parameters were changed, and they are to stay as they are");
        assertThat(new Challenge(scenario(), true, GOAL, Rules.NONE).judge(run)).isEqualTo(new Won());
    }

    @Test
    void aRunOfAnotherScenarioWinsNothing() throws Exception {
        Scenario other =
                ScenarioLoader.load(Path.of("scenarios/safe-release.yaml")).get(0);

        assertThat(broken(bothIn(), ModelPlayer.playFree(other, "A.acquired")))
                .containsExactly("the run is of another scenario or variant than gc-pause");
    }

    private static List<String> broken(Challenge challenge, Trace run) {
        return challenge.judge(run) instanceof AgainstTheRules against
                ? against.broken().stream().map(Text::en).toList()
                : List.of();
    }
}
