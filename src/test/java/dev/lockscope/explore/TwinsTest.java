package dev.lockscope.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Clients that are alike need not begin in every order: what is found is the same. */
class TwinsTest {

    private static final Budget SOME = Budget.of(Map.of(FaultKind.PAUSE, 1, FaultKind.CRASH_CLIENT, 1));

    private static Scenario three(String recipe, String topology, String last) throws Exception {
        String does = "ttl: 3s, timeout: 50ms, retry: {attempts: 1, delay: 500ms},"
                + " does: [acquire, read, work: 200ms, write: -100, release]";
        return ScenarioLoader.parse(
                "three.yaml",
                """
                id: three
                title: {en: Three, nb: Tre}
                goal: {en: To be explored., nb: Til utforsking.}
                topology: %s
                lock: lock:account
                resource: {kind: sql, balance: 1000}
                clients:
                  A: {recipe: %s, %s}
                  B: {recipe: %s, %s}
                  C: {recipe: %s, %s}
                script: []
                expect: []
                """.formatted(topology, recipe, does, recipe, does, recipe, last.isEmpty() ? does : last),
                Optional.empty());
    }

    private static Result explored(Problem problem) throws Exception {
        return new Search(problem, Limits.USUAL, 2, System::nanoTime).run(() -> false, tally -> {});
    }

    private static Problem plain(Problem problem) {
        return new Problem(problem.first(), problem.locks(), problem.budget(), problem.properties());
    }

    @ParameterizedTest
    @CsvSource({
        "no-lock, single",
        "set-nx-px, single",
        "set-nx-px-safe, single",
        "get-then-del, single",
        "setnx-then-expire, single",
        "set-nx-px-watched, single",
        "wake-up, single",
        "redlock, '{kind: independent, nodes: 3}'",
    })
    void whatIsFoundIsTheSameAsWithoutThem(String recipe, String topology) throws Exception {
        Scenario scenario = three(recipe, topology, "");
        boolean large = recipe.startsWith("redlock");
        for (Property property : large ? Set.of(Property.EXCLUSION) : Set.of(Property.values())) {
            Problem problem = Problem.of(scenario, large ? Budget.NONE : SOME, Set.of(property));

            Result with = explored(problem);
            Result without = explored(plain(problem));

            assertThat(with).as("%s of %s", property, recipe).isInstanceOf(without.getClass());
            assertThat(with.tally().states()).isLessThan(without.tally().states());
            if (with instanceof Result.Broken broken && without instanceof Result.Broken other) {
                assertThat(broken.schedule()).hasSameSizeAs(other.schedule());
                assertThat(broken.broken()).isEqualTo(other.broken());
            }
        }
    }

    @Test
    void whoDoesSomethingElseIsNoTwin() throws Exception {
        Twins twins = Twins.of(three(
                "set-nx-px",
                "single",
                "ttl: 2s, timeout: 50ms, retry: {attempts: 1, delay: 500ms},"
                        + " does: [acquire, read, work: 200ms, write: -100, release]"));

        assertThat(twins.earlier()).containsExactly(0, 0b001, 0);
    }

    @Test
    void clientsOfOneProcessAreNoTwins() throws Exception {
        String does = "process: P, ttl: 2s, does: [acquire, read, write: -100, release]";
        Scenario scenario = ScenarioLoader.parse("process.yaml", """
                id: process
                title: {en: One process, nb: Én prosess}
                goal: {en: To be explored., nb: Til utforsking.}
                topology: single
                lock: lock:account
                resource: {kind: sql, balance: 1000}
                clients:
                  A: {recipe: in-process-mutex, %s}
                  B: {recipe: in-process-mutex, %s}
                script: []
                expect: []
                """.formatted(does, does), Optional.empty());

        assertThat(Twins.of(scenario).earlier()).containsExactly(0, 0);
    }
}
