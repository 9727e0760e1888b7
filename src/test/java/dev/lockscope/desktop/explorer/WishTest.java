package dev.lockscope.desktop.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.session.Explorations.Question;
import dev.lockscope.explore.Budget;
import dev.lockscope.explore.FaultKind;
import dev.lockscope.explore.Limits;
import dev.lockscope.explore.Property;
import dev.lockscope.explore.matrix.Need;
import dev.lockscope.scenario.Scenario;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class WishTest {

    private final Wish wish = new Wish();

    private void choose(String id) {
        Scenario scenario = Bench.scenario(id);
        wish.choose(new Subject(scenario, Optional.empty(), List.of(scenario)));
    }

    private Budget budget() {
        return wish.asked("en").orElseThrow().question().budget();
    }

    @Test
    void nothingCanBeginBeforeAScenarioIsChosen() {
        assertThat(wish.hindrance().get()).contains(Hindrance.NO_SCENARIO);
        assertThat(wish.asked("en")).isEmpty();
        choose("gc-pause");
        assertThat(wish.hindrance().get()).isEmpty();
    }

    @Test
    void whatStandsThereAtFirstIsUsual() {
        choose("gc-pause");
        Asked asked = wish.asked("en").orElseThrow();
        assertThat(asked.question().budget()).isEqualTo(Budget.USUAL);
        assertThat(asked.question().properties()).containsExactlyInAnyOrder(Property.values());
        assertThat(asked.limits()).isEqualTo(Limits.USUAL);
    }

    @Test
    void allTogetherGoesWithTheCountsUntilItIsSetLower() {
        choose("gc-pause");
        wish.most(FaultKind.PAUSE).set(3);
        assertThat(wish.together().get()).isEqualTo(5);
        wish.together().set(2);
        wish.most(FaultKind.PAUSE).set(4);
        assertThat(budget().total()).isEqualTo(2);
        wish.most(FaultKind.PAUSE).set(0);
        wish.most(FaultKind.LOST_REPLY).set(0);
        assertThat(budget().total()).isEqualTo(1);
    }

    @Test
    void aFaultThatCannotHappenThereIsNotAskedFor() {
        choose("gc-pause");
        wish.most(FaultKind.FAILOVER).set(1);
        assertThat(wish.lack(FaultKind.FAILOVER)).contains(Need.REPLICA);
        assertThat(budget()).isEqualTo(Budget.USUAL);

        choose("failover-forgets");
        assertThat(wish.lack(FaultKind.FAILOVER)).isEmpty();
        assertThat(budget()).isEqualTo(Budget.USUAL.and(FaultKind.FAILOVER, 1));
    }

    @Test
    void aWorkerThatGetsStuckAloneNeedsAWatchdogBesideIt() {
        choose("gc-pause");
        assertThat(wish.lack(FaultKind.STALL)).contains(Need.WATCHDOG);
        choose("watchdog");
        assertThat(wish.lack(FaultKind.STALL)).isEmpty();
    }

    @Test
    void aQuestionOfAnyPartOfTheWindowStandsThereWhole() {
        Budget budget = new Budget(
                Map.of(FaultKind.PAUSE, 2, FaultKind.CLOCK_JUMP, 1),
                2,
                Duration.ofSeconds(5),
                Duration.ofMillis(1_500));
        Question question = new Question(
                Bench.scenario("gc-pause"), "A name of its own", Optional.empty(), budget, Set.of(Property.LIVENESS));
        wish.take(question);
        assertThat(wish.asked("nb").orElseThrow().question()).isEqualTo(question);
        assertThat(wish.clockJump().get()).isEqualTo("5s");
        assertThat(wish.restartAfter().get()).isEqualTo("1500ms");
    }

    @Test
    void aTitleFollowsTheLanguageWhereItIsTheScenariosOwn() {
        Scenario scenario = Bench.scenario("gc-pause");
        wish.take(Question.usual(scenario, scenario.title().en(), Optional.empty()));
        assertThat(wish.asked("nb").orElseThrow().question().title())
                .isEqualTo(scenario.title().nb());
    }

    @Test
    void whatIsWrittenWronglyIsSaidToBe() {
        choose("gc-pause");
        wish.clockJump().set("soon");
        assertThat(wish.hindrance().get()).contains(Hindrance.CLOCK_JUMP);
        wish.clockJump().set("0s");
        assertThat(wish.hindrance().get()).contains(Hindrance.CLOCK_JUMP);
        wish.clockJump().set("30s");
        wish.restartAfter().set("-1s");
        assertThat(wish.hindrance().get()).contains(Hindrance.RESTART_AFTER);
        wish.restartAfter().set("0s");
        wish.states().set("many");
        assertThat(wish.hindrance().get()).contains(Hindrance.STATES);
        wish.states().set("1 000 000");
        wish.depth().set("0");
        assertThat(wish.hindrance().get()).contains(Hindrance.DEPTH);
        wish.depth().set("20");
        wish.seconds().set("99999999999");
        assertThat(wish.hindrance().get()).contains(Hindrance.SECONDS);
        wish.seconds().set("5");
        assertThat(wish.asked("en").orElseThrow().limits()).isEqualTo(new Limits(1_000_000, 20, Duration.ofSeconds(5)));
    }

    @Test
    void somethingMustNotBreak() {
        choose("gc-pause");
        for (Property one : Property.values()) {
            wish.wanted(one).set(false);
        }
        assertThat(wish.hindrance().get()).contains(Hindrance.NO_PROPERTY);
    }

    @Test
    void sentinelsCannotBeExplored() {
        choose("sentinel-failover");
        assertThat(wish.hindrance().get()).contains(Hindrance.SENTINELS);
    }
}
