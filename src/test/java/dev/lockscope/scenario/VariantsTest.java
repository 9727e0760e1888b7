package dev.lockscope.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class VariantsTest {

    private static final String FILE = """
            id: story
            goal: {en: A story., nb: En fortelling.}
            topology: single
            lock: lock:account
            resource: {kind: memory, balance: 1000, fencing: none}
            clients:
              A:
                recipe: set-nx-px
                ttl: 3s
                retry: {attempts: 5, delay: 100ms}
                does: [acquire, read, release]
              B:
                recipe: set-nx-px
                ttl: 30s
                does: [acquire, release]
            script:
              - when: A.acquired
                do: crash A
            variants:
              flawed:
                title: {en: Flawed, nb: Med feil}
                expect: [stuck-until-ttl]
              repaired:
                title: {en: Repaired, nb: Uten feil}
                goal: {en: Another story.}
                clients:
                  A: {recipe: set-nx-px-safe, retry: {attempts: 7}, does: [acquire]}
                  B:
                  C: {recipe: no-lock, ttl: 1s, does: [acquire]}
                script:
                expect: safe
            """;

    private final List<Scenario> scenarios;

    VariantsTest() throws ScenarioException {
        scenarios = ScenarioLoader.parse("story.yaml", FILE);
    }

    @Test
    void everyVariantIsAScenarioOfTheFile() {
        assertThat(scenarios).extracting(Scenario::fullId).containsExactly("story:flawed", "story:repaired");
        assertThat(scenarios).extracting(Scenario::id).containsOnly("story");
        assertThat(scenarios).extracting(Scenario::source).containsOnly(FILE);
        assertThat(scenarios).extracting(scenario -> scenario.title().en()).containsExactly("Flawed", "Repaired");
    }

    @Test
    void whatAVariantDoesNotSayIsTheCommonPart() {
        Scenario flawed = scenarios.get(0);

        assertThat(flawed.clients()).extracting(ClientSpec::name).containsExactly("A", "B");
        assertThat(flawed.script()).hasSize(1);
        assertThat(flawed.goal()).isEqualTo(new Text("A story.", "En fortelling."));
    }

    @Test
    void mappingsMergeInDepthAndListsTakeEachOthersPlace() {
        ClientSpec client = scenarios.get(1).clients().get(0);

        assertThat(client.recipe()).isEqualTo("set-nx-px-safe");
        assertThat(client.ttl()).hasSeconds(3);
        assertThat(client.retry().attempts()).isEqualTo(7);
        assertThat(client.retry().delay()).hasMillis(100);
        assertThat(client.does()).hasSize(1);
        assertThat(scenarios.get(1).goal()).isEqualTo(new Text("Another story.", "En fortelling."));
    }

    @Test
    void anEmptyValueTakesAKeyAwayAndANewKeyComesLast() {
        assertThat(scenarios.get(1).clients()).extracting(ClientSpec::name).containsExactly("A", "C");
        assertThat(scenarios.get(1).script()).isEmpty();
    }

    @Test
    void oneVariantCanBeAskedFor() throws ScenarioException {
        assertThat(ScenarioLoader.parse("story.yaml", FILE, Optional.of("repaired")))
                .isEqualTo(scenarios.get(1));
        assertThatThrownBy(() -> ScenarioLoader.parse("story.yaml", FILE, Optional.of("repared")))
                .hasMessage("story.yaml:1:1: there is no variant \"repared\", expected one of flawed, repaired,"
                        + " did you mean \"repaired\"?");
        assertThatThrownBy(() -> ScenarioLoader.parse("story.yaml", FILE, Optional.empty()))
                .hasMessageContaining("expected one of flawed, repaired");
    }

    @Test
    void aMistakeThatOneVariantAloneMakesIsToldWithItsName() {
        assertThatThrownBy(() -> ScenarioLoader.parse("story.yaml", FILE.replace("set-nx-px-safe", "set-nx-px-saf")))
                .hasMessageContaining("story.yaml:27:19: \"set-nx-px-saf\" is unknown here")
                .hasMessageEndingWith(" (in repaired)");
    }
}
