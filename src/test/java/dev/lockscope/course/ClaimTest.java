package dev.lockscope.course;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.yaml.YamlReader;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Trace;
import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;

/** What claims say of runs of the lab's own scenarios on the model. */
@Timeout(60)
class ClaimTest {

    /**
     * Claims about one run.
     *
     * @param run the scenario's full id
     * @param so what is true of it
     * @param notSo what is not
     */
    private record Known(String run, List<String> so, List<String> notSo) {}

    private static final List<Known> KNOWN = List.of(
            new Known(
                    "late-del-chain:plain-del",
                    List.of(
                            "{finding: foreign-delete}",
                            "{holders: {at: C.acquired, are: [B, C]}}",
                            "{order: [redis.expired, B.acquired, A.released, C.acquired, B.released]}",
                            "{count: {event: redis.deleted lock:account, is: 2}}",
                            "{count: {event: redis.deleted, at-least: 1, at-most: 5}}",
                            "{granted: C, within: [0s, 1s], after: A.released}",
                            "{never-granted: C, within: [0s, 300ms], after: B.acquired, variant: token-checked}",
                            "{no-finding: foreign-delete, variant: token-checked}",
                            "{all: [{granted: A}, {any: [{safe: true}, {granted: B}]}, {not: {safe: true}}]}",
                            "{overlap: {at-least: 100ms}}"),
                    List.of(
                            "{holders: {at: C.acquired, are: [C]}}",
                            "{holders: {at: C.acquired, nth: 2, are: [B, C]}}",
                            "{safe: true}",
                            "{order: [C.acquired, B.acquired]}",
                            "{never: redis.expired lock:account}",
                            "{happens: B.lost}",
                            "{granted: C, within: [0s, 1ms], after: A.acquired}",
                            "{overlap: {at-least: 1m}}",
                            "{no-finding: overlap}")),
            new Known(
                    "gc-pause",
                    List.of(
                            "{balance: 900}",
                            "{lost: 100}",
                            "{finding: stale-write-accepted}",
                            "{count: {event: A.wrote, is: 1}}"),
                    List.of("{balance: 800}", "{lost: 0}", "{charges: 1}", "{happens: A.rejected}")),
            new Known(
                    "crash-between-commands:two-commands",
                    List.of(
                            "{never-granted: B}",
                            "{finding: stuck-forever}",
                            "{granted: B, variant: one-command}",
                            "{waits: {client: B, at-least: 1s, at-most: 8s, after: A.crashed}, variant: one-command}",
                            "{waits: {client: B, at-least: 3s}}"),
                    List.of(
                            "{granted: B}",
                            "{granted: B, after: A.crashed}",
                            "{waits: {client: B, at-most: 1s}}",
                            "{waits: {client: B, at-least: 20s}, variant: one-command}")),
            new Known(
                    "stampede:lock-without-look",
                    List.of(
                            "{computations: 8}",
                            "{computations: 1, variant: lock-and-look}",
                            "{computations: 8, variant: no-lock}"),
                    List.of("{computations: 7}", "{safe: true}")),
            new Known(
                    "failover-forgets:not-replicated",
                    List.of(
                            "{holders: {at: B.acquired, are: [A, B]}}",
                            "{happens: n2.promoted}",
                            "{order: [n1.crashed, n2.promoted, B.acquired]}",
                            "{safe: true, variant: replicated}"),
                    List.of("{happens: A.lost}", "{never-granted: B}", "{safe: true, variant: waits-checked}")));

    private static final Map<String, Trace> PLAYED = new HashMap<>();

    private static Trace played(Scenario scenario) throws InterruptedException {
        Trace trace = PLAYED.get(scenario.fullId());
        if (trace == null) {
            trace = ModelPlayer.play(scenario);
            PLAYED.put(scenario.fullId(), trace);
        }
        return trace;
    }

    private static List<Scenario> family(String fullId) throws IOException {
        String id = fullId.replaceFirst(":.*", "");
        List<Scenario> all = LabScenarios.all().stream()
                .filter(scenario -> scenario.id().equals(id))
                .toList();
        assertThat(all).as(id).isNotEmpty();
        return all;
    }

    private static Scenario start(List<Scenario> family, String fullId) {
        return family.stream()
                .filter(scenario -> scenario.fullId().equals(fullId))
                .findFirst()
                .orElseThrow();
    }

    private static Claim claim(String text, Scenario usual, List<Scenario> family) {
        Problems problems = new Problems("claim");
        Map<String, Scenario> variants = new LinkedHashMap<>();
        family.forEach(scenario -> scenario.variant().ifPresent(name -> variants.put(name, scenario)));
        Optional<Claim> claim =
                YamlReader.read(text, problems).flatMap(new ClaimReader(problems, usual, variants)::read);
        assertThat(problems.inOrder()).as(text).isEmpty();
        return claim.orElseThrow();
    }

    private static Observations observations(Scenario usual, List<Scenario> family) throws InterruptedException {
        Map<String, Observed> runs = new LinkedHashMap<>();
        for (Scenario scenario : family) {
            runs.put(scenario.variant().orElse(""), Observed.of(played(scenario)));
        }
        return new Observations(runs, usual.variant().orElse(""));
    }

    @TestFactory
    Stream<DynamicTest> aClaimIsTrueOfARunOrNot() {
        return KNOWN.stream()
                .flatMap(known -> Stream.concat(
                        known.so().stream().map(text -> test(known.run(), text, true)),
                        known.notSo().stream().map(text -> test(known.run(), text, false))));
    }

    private static DynamicTest test(String run, String text, boolean so) {
        return DynamicTest.dynamicTest(run + " " + so + " " + text, () -> {
            List<Scenario> family = family(run);
            Scenario usual = start(family, run);
            Claim claim = claim(text, usual, family);
            Observations runs = observations(usual, family);

            assertThat(claim.holds(runs)).isEqualTo(so);
            assertThat(new Claim.Not(claim).holds(runs)).isNotEqualTo(so);
        });
    }

    @Test
    void everyClaimHasWordsInBothLanguages() throws IOException {
        for (Known known : KNOWN) {
            List<Scenario> family = family(known.run());
            for (String text : known.so()) {
                Claim claim = claim(text, start(family, known.run()), family);
                assertThat(claim.words().en()).isNotBlank().doesNotContain("{", "null");
                assertThat(claim.words().nb())
                        .isNotBlank()
                        .doesNotContain("{")
                        .isNotEqualTo(claim.words().en());
            }
        }
    }

    @Test
    void wordsAreThoseOfPeople() throws IOException {
        List<Scenario> family = family("gc-pause");
        Scenario scenario = family.get(0);

        assertThat(claim("{never-granted: B}", scenario, family).words().en()).isEqualTo("B never gets the lock");
        assertThat(claim("{balance: 900}", scenario, family).words().nb()).isEqualTo("saldoen ender på 900 kr");
        assertThat(claim("{waits: {client: B, at-least: 1500ms, after: A.read}}", scenario, family)
                        .words()
                        .nb())
                .isEqualTo("B venter på låsen i minst 1,5 s etter at dette har skjedd: A leser");
        assertThat(claim("{order: [A.read, A.paused, B.wrote]}", scenario, family)
                        .words()
                        .en())
                .isEqualTo("A reads, then A is paused, then B writes");
    }

    @Test
    void timesAreThoseOfTheScenarioWhateverTheSpeed() throws Exception {
        List<Scenario> family = family("late-del-chain:plain-del");
        Scenario usual = start(family, "late-del-chain:plain-del");
        Trace trace = played(usual);
        Header h = trace.header();
        Header fast = new Header(
                h.scenario(),
                h.scenarioName(),
                h.variant(),
                h.seed(),
                10,
                h.started(),
                h.lockscopeVersion(),
                h.serverVersion(),
                h.javaVersion(),
                h.cast());
        Claim expiry = claim("{granted: B, within: [2s, 4s], after: A.acquired}", usual, family);

        assertThat(expiry.holds(Observations.of(Observed.of(trace)))).isTrue();
        assertThat(expiry.holds(Observations.of(Observed.of(new Trace(fast, trace.events())))))
                .isFalse();
        assertThat(claim("{granted: B, within: [20s, 40s], after: A.acquired}", usual, family)
                        .holds(Observations.of(Observed.of(new Trace(fast, trace.events())))))
                .isTrue();
    }

    @Test
    void theRightOptionIsTheOnlyOneThatHolds() throws Exception {
        List<Scenario> family = family("stampede:no-lock");
        Scenario usual = start(family, "stampede:lock-without-look");
        Map<String, Claim> options = new LinkedHashMap<>();
        options.put("a", claim("{computations: 1}", usual, family));
        options.put("b", claim("{computations: 8}", usual, family));
        options.put("c", claim("{computations: 8, variant: lock-and-look}", usual, family));
        Question question = new Question("lock-without-look", options);
        Map<String, Trace> runs = new HashMap<>(Map.of("lock-without-look", played(usual)));

        assertThat(question.variants()).containsExactlyInAnyOrder("lock-without-look", "lock-and-look");
        assertThat(question.rightOption(runs)).as("a run is missing").isEmpty();
        runs.put("lock-and-look", played(start(family, "stampede:lock-and-look")));
        assertThat(question.rightOption(runs)).contains("b");
        options.put("d", claim("{finding: wasted-computation}", usual, family));
        assertThat(new Question("lock-without-look", options).rightOption(runs))
                .as("two hold")
                .isEmpty();
    }
}
