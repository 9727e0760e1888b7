package dev.lockscope.scenario.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.lock.program.Step;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioDocument;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.scenario.Topology;
import dev.lockscope.testkit.LabScenarios;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class TuningTest {

    private static Tuning of(String id) throws IOException {
        return Tuning.of(LabScenarios.all().stream()
                .filter(one -> one.fullId().equals(id))
                .findFirst()
                .orElseThrow());
    }

    private static Tuning tuned(Tuning before, String path, String text) {
        Outcome outcome = before.with(path, text);
        assertThat(outcome).isInstanceOf(Outcome.Accepted.class);
        return ((Outcome.Accepted) outcome).tuning();
    }

    private static String refusal(Tuning before, String path, String text, String language) {
        Outcome outcome = before.with(path, text);
        assertThat(outcome).isInstanceOf(Outcome.Refused.class);
        return TuningWords.in(language).refusal((Outcome.Refused) outcome);
    }

    private static List<String> paths(Tuning tuning) {
        return tuning.parameters().stream().map(Parameter::path).toList();
    }

    private static Parameter parameter(Tuning tuning, String path) {
        return tuning.parameters().stream()
                .filter(one -> one.path().equals(path))
                .findFirst()
                .orElseThrow();
    }

    /** All of a scenario but the text that it was read from. */
    private static Scenario sourceless(Scenario one) {
        return new Scenario(
                one.id(),
                one.variant(),
                one.title(),
                one.goal(),
                one.topology(),
                one.lock(),
                one.firstFence(),
                one.maxSpeed(),
                one.clients(),
                one.resource(),
                one.script(),
                one.expect(),
                "");
    }

    private static Scenario parsed(Scenario original, String text) throws ScenarioException {
        return ScenarioLoader.parse("tuned", text, original.variant());
    }

    @TestFactory
    Stream<DynamicTest> everyScenarioStandsAlone() throws IOException {
        return LabScenarios.each(scenario -> {
            String alone = ScenarioDocument.of(scenario).text();
            assertThat(ScenarioLoader.parse("alone", alone)).hasSize(1);
            assertThat(sourceless(parsed(scenario, alone))).isEqualTo(sourceless(scenario));
        });
    }

    @TestFactory
    Stream<DynamicTest> everyParameterCanBeWrittenAsItIs() throws IOException {
        return LabScenarios.each(scenario -> {
            ScenarioDocument document = ScenarioDocument.of(scenario);
            assertThat(Tuning.of(scenario).parameters()).isNotEmpty();
            for (Parameter parameter : Tuning.of(scenario).parameters()) {
                // A third of a time to live is not always a whole number of milliseconds, which is all that can be
                // written.
                boolean third = parameter.what() == Parameter.What.RENEW_EVERY && !parameter.written();
                String value = third ? "" : parameter.value();
                String text = document.with(Setter.set(document.root(), parameter, value))
                        .text();
                assertThat(sourceless(parsed(scenario, text)))
                        .as(parameter.path())
                        .isEqualTo(sourceless(scenario));
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> everyTtlCanBeChangedAndParsesBack() throws IOException {
        return LabScenarios.each(scenario -> {
            Tuning tuning = Tuning.of(scenario);
            for (Parameter parameter : tuning.parameters()) {
                if (parameter.what() == Parameter.What.TTL) {
                    Scenario changed = tuned(tuning, parameter.path(), "7777ms").scenario();
                    assertThat(parsed(scenario, changed.source())).isEqualTo(changed);
                    assertThat(changed.clients())
                            .anyMatch(client -> client.ttl().equals(Duration.ofMillis(7_777)));
                    assertThat(changed.fullId()).isEqualTo(scenario.fullId());
                    assertThat(changed.expect()).isEqualTo(scenario.expect());
                }
            }
        });
    }

    @Test
    void withoutChangesItIsTheScenarioItself() throws IOException {
        Tuning tuning = of("gc-pause");
        Tuning changed = tuned(tuning, "clients.A.ttl", "5s");
        assertThat(changed.changes()).containsExactly(new Change(parameter(tuning, "clients.A.ttl"), "5s"));
        Tuning back = tuned(changed, "clients.A.ttl", "3s");
        assertThat(back.changes()).isEmpty();
        assertThat(back.scenario()).isSameAs(tuning.scenario());
        assertThat(changed.reset().scenario()).isSameAs(tuning.scenario());
    }

    @Test
    void oneChangeIsTakenBackAndOthersStay() throws IOException {
        Tuning changed = tuned(tuned(of("gc-pause"), "clients.A.ttl", "5s"), "clients.B.retry.delay", "50ms");
        Outcome outcome = changed.reset("clients.A.ttl");
        assertThat(outcome).isInstanceOf(Outcome.Accepted.class);
        Tuning left = ((Outcome.Accepted) outcome).tuning();
        assertThat(left.changes())
                .extracting(change -> change.parameter().path())
                .containsExactly("clients.B.retry.delay");
        assertThat(left.scenario().clients().get(0).ttl()).isEqualTo(Duration.ofSeconds(3));
        assertThat(left.scenario().clients().get(1).retry().delay()).isEqualTo(Duration.ofMillis(50));
    }

    @Test
    void onlyAWatchdogHasRenewals() throws IOException {
        assertThat(paths(of("gc-pause"))).noneMatch(path -> path.contains("renew"));
        assertThat(paths(of("zombie-watchdog:" + variantOf("zombie-watchdog"))))
                .anyMatch(path -> path.endsWith("renew.every"));
    }

    private static String variantOf(String id) throws IOException {
        return LabScenarios.all().stream()
                .filter(one -> one.id().equals(id))
                .flatMap(one -> one.variant().stream())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theUsualRenewalFollowsTheTimeToLiveAndIsNoChange() throws IOException {
        Tuning tuning = Tuning.of(LabScenarios.all().stream()
                .filter(one -> one.clients().get(0).recipe().equals("redlock-using"))
                .findFirst()
                .orElseThrow());
        Tuning changed = tuned(tuning, "clients.A.ttl", "30s");
        assertThat(parameter(changed, "clients.A.renew.every").value()).isEqualTo("10s");
        assertThat(changed.changes()).hasSize(1);
    }

    @Test
    void aPauseMayGetAnAppendOnlyFileThoughTheFileNamesItsTopologyAlone() throws IOException {
        Topology topology =
                tuned(of("gc-pause"), "topology.keeps", "aof-always").scenario().topology();
        assertThat(topology.persistence().id()).isEqualTo("aof-always");
        assertThat(topology.nodes()).containsExactly("redis");
    }

    @Test
    void workThatTookATimeMayLastUntilTold() throws IOException {
        // The script of gc-pause never tells A to finish, which is said.
        assertThat(refusal(of("gc-pause"), "clients.A.does.2.work", "until-told", "en"))
                .contains("finish A");
        Scenario longer = tuned(of("gc-pause"), "clients.A.does.2.work", "1.5s").scenario();
        assertThat(longer.clients().get(0).does()).contains(new Step.Work(Duration.ofMillis(1_500)));
    }

    @Test
    void aBadValueIsToldWithWhatWasExpected() throws IOException {
        Tuning tuning = of("gc-pause");
        assertThat(refusal(tuning, "clients.A.ttl", "soon", "en")).contains("soon", "150ms");
        assertThat(refusal(tuning, "clients.A.ttl", "", "en")).isNotBlank();
        assertThat(refusal(tuning, "clients.A.ttl", "1ms", "en")).contains("10ms");
        assertThat(refusal(tuning, "resource.fencing", "maybe", "nb")).contains("strict", "ventet");
        assertThat(refusal(tuning, "resource.balance", "-1", "nb")).contains("-1");
        assertThat(refusal(tuning, "clients.A.retry.attempts", "{x: [1", "en")).isNotBlank();
    }

    @Test
    void aScriptThatNamesNodesThatAreGoneIsNamed() throws IOException {
        Tuning tuning = of("clock-leap:leaps");
        assertThat(refusal(tuning, "topology.nodes", "3", "en"))
                .startsWith("Then the script no longer fits: ")
                .contains("n5");
        assertThat(refusal(tuning, "topology.nodes", "3", "nb")).startsWith("Da passer ikke skriptet lenger: ");
        assertThat(refusal(tuning, "topology.nodes", "4", "en")).contains("3, 5, 7");
        assertThat(tuned(tuning, "topology.nodes", "7").scenario().topology().nodes())
                .hasSize(7);
    }

    @Test
    void aResourceThatFencesAsksForARecipeThatMints() throws IOException {
        assertThat(refusal(of("gc-pause"), "resource.fencing", "strict", "en"))
                .startsWith("Then a client no longer fits");
    }

    @Test
    void aParameterThatThereIsNotIsAMistake() throws IOException {
        Tuning tuning = of("gc-pause");
        assertThatThrownBy(() -> tuning.with("clients.Z.ttl", "1s")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theEndsOfARangeWillDoAndWhatIsBeyondWillNot() throws IOException {
        Tuning tuning = of("gc-pause");
        for (String path :
                List.of("clients.A.ttl", "clients.A.timeout", "clients.A.retry.attempts", "clients.A.retry.delay")) {
            Parameter.Range range = parameter(tuning, path).range().orElseThrow();
            tuned(tuning, path, range.least());
            tuned(tuning, path, range.most());
        }
        refusal(tuning, "clients.A.ttl", "9ms", "en");
        refusal(tuning, "clients.A.ttl", "3601s", "en");
        refusal(tuning, "clients.A.timeout", "0ms", "en");
        refusal(tuning, "clients.A.retry.attempts", "1001", "en");
        refusal(tuning, "clients.A.retry.attempts", "0", "en");
    }

    @TestFactory
    Stream<DynamicTest> everyParameterHasWordsInBothLanguages() throws IOException {
        return LabScenarios.each(scenario -> {
            for (String language : List.of("en", "nb")) {
                TuningWords words = TuningWords.in(language);
                for (Parameter parameter : Tuning.of(scenario).parameters()) {
                    assertThat(words.label(parameter)).isNotBlank();
                    assertThat(words.help(parameter)).isNotBlank().doesNotContain("{");
                    assertThat(words.hint(parameter)).isNotBlank().doesNotContain("{");
                }
            }
        });
    }

    @Test
    void theHelpForNodesSaysTheQuorum() throws IOException {
        Tuning tuning = of("clock-leap:leaps");
        assertThat(TuningWords.in("en").help(parameter(tuning, "topology.nodes")))
                .contains("3 of 5");
    }

    @Test
    void aTextThatLooksLikeSomethingElseStaysAText() throws IOException, ScenarioException {
        String source = of("gc-pause").scenario().source().replace("en: A pause that outlasts the lease", "en: '42'");
        Scenario odd = ScenarioLoader.parse("odd", source).get(0);
        assertThat(odd.title().en()).isEqualTo("42");
        assertThat(sourceless(parsed(odd, ScenarioDocument.of(odd).text()))).isEqualTo(sourceless(odd));
    }
}
