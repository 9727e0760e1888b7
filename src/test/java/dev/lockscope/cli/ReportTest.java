package dev.lockscope.cli;

import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.testkit.History;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ScriptFact.ScriptStepFailed;
import dev.lockscope.trace.ScriptFact.ScriptStepReached;
import dev.lockscope.trace.Trace;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReportTest {

    private static final Scenario SAFE = Samples.expecting();
    private static final Scenario BROKEN = Samples.expecting(
            FindingId.OVERLAP, FindingId.BELIEF_WITHOUT_STORE, FindingId.STALE_WRITE_ACCEPTED, FindingId.LOST_UPDATE);

    @Test
    void aSafeRunThatWasExpectedToBeSafeIsMet() {
        assertThat(RunReport.of(SAFE, Samples.safe()).exitCode()).isEqualTo(ExitCode.EXPECTED);
        assertThat(text(SAFE, Samples.safe(), Language.ENGLISH))
                .contains("Money lost  0 kr")
                .contains("Expected    safe. The verdict is the expected one.");
    }

    @Test
    void aSafeRunThatWasExpectedToBreakSaysWhatIsMissing() {
        assertThat(RunReport.of(BROKEN, Samples.safe()).exitCode()).isEqualTo(ExitCode.OTHER);
        assertThat(text(BROKEN, Samples.safe(), Language.ENGLISH))
                .contains("The verdict is another one: safe. Expected but not found: overlap, belief-without-store,");
    }

    @Test
    void aBrokenRunThatWasExpectedToBeSafeSaysWhatWasFound() {
        assertThat(RunReport.of(SAFE, Samples.lostMoney()).exitCode()).isEqualTo(ExitCode.OTHER);
        assertThat(text(SAFE, Samples.lostMoney(), Language.ENGLISH)).contains("Found but not expected: overlap,");
    }

    @Test
    void theReportOfABrokenRunTellsStoriesMoneyRemedyRuleSeedAndSpeed() {
        assertThat(RunReport.of(BROKEN, Samples.lostMoney()).isMet()).isTrue();
        assertThat(text(BROKEN, Samples.lostMoney(), Language.ENGLISH))
                .contains("Money lost  100 kr", "Remedy ", "Fencing     account: ", "seed 1, speed 1×, Redis 6.2.11")
                .contains("● ");
        assertThat(text(BROKEN, Samples.lostMoney(), Language.BOKMAL))
                .contains("Penger tapt  100 kr", "Botemiddel ", "Dommen er den ventede.");
    }

    @Test
    void whatWasTakenTooMuchHasARowAndAFigureOfItsOwn() {
        Trace trace = History.history()
                .opens(1000, Fencing.NONE)
                .charges("A", 100, "42", 100, 1000, null)
                .charges("B", 200, "42", 100, 900, null)
                .ends(300)
                .build();

        assertThat(text(SAFE, trace, Language.ENGLISH)).contains("Taken too much  100 kr");
        assertThat(text(SAFE, trace, Language.BOKMAL)).contains("Tatt for mye  100 kr");
        assertThat(json(List.of(RunReport.of(SAFE, trace)))
                        .path("figures")
                        .path("takenTooMuch")
                        .asLong())
                .isEqualTo(100);
        assertThat(text(SAFE, Samples.safe(), Language.ENGLISH)).doesNotContain("Taken too much");
    }

    @Test
    void aRunWithoutAnEndMeetsNoExpectation() {
        assertThat(RunReport.of(SAFE, Samples.endless()).exitCode()).isEqualTo(ExitCode.OTHER);
        assertThat(text(SAFE, Samples.endless(), Language.ENGLISH)).contains("The trace stops before the run's end.");
    }

    @Test
    void aStepThatWaitedForWhatHadComeSaysSo() throws ScenarioException {
        Scenario scripted = ScenarioLoader.parse("sample.yaml", """
                id: sample
                title: {en: A sample, nb: En prøve}
                goal: {en: A goal., nb: Et mål.}
                topology: {kind: single}
                lock: l
                resource: {kind: memory, balance: 0}
                clients:
                  A: {recipe: set-nx-px, ttl: 3s, does: [acquire, read, release]}
                script:
                  - {when: A.released, do: [pause A]}
                  - {when: A.read, do: [resume A]}
                expect: safe
                """, Optional.empty());
        History history = history()
                .opens(1_000, Fencing.NONE)
                .acquires("A", 10, "aaaa", 3_000L)
                .reads("A", 117, 1_000)
                .releases("A", 140, "aaaa");
        Trace trace = history.add(150, Event.SCRIPT, history.last(), new ScriptStepReached(1, "A.released", "pause A"))
                .refused("B", 160)
                .add(900, Event.SCRIPT, Event.NO_CAUSE, new ScriptStepFailed(2, "A.read", 750_000_000, "B did not"))
                .build();

        assertThat(text(scripted, trace, Language.ENGLISH).replaceAll("\\s+", " "))
                .contains("A.read came at 0.117 s, before this step; put what it should lead to into the step before.");
        assertThat(text(scripted, trace, Language.BOKMAL).replaceAll("\\s+", " "))
                .contains("Steg 2 i skriptet ventet forgjeves i 0,8 s på A.read. Det siste som skjedde: B fikk ikke ")
                .contains("A.read kom ved 0,117 s, før dette steget;");
    }

    @Test
    void jsonHasEverythingAProgramNeeds() {
        JsonNode json = json(List.of(RunReport.of(BROKEN, Samples.lostMoney())));

        assertThat(json.path("scenario").asString()).isEqualTo("hand-made");
        assertThat(json.path("seed").asLong()).isEqualTo(1);
        assertThat(json.path("speed").asDouble()).isEqualTo(1);
        assertThat(json.path("ending").asString()).isEqualTo("completed");
        assertThat(json.path("met").asBoolean()).isTrue();
        assertThat(json.path("disturbed").asBoolean()).isFalse();
        assertThat(json.path("expected").values().stream().map(JsonNode::asString))
                .containsExactly("overlap", "belief-without-store", "stale-write-accepted", "lost-update");
        assertThat(json.path("found")).isEqualTo(json.path("expected"));
        assertThat(json.path("figures").path("moneyLost").asLong()).isEqualTo(100);
        assertThat(json.path("fencing").path(0).path("rule").asString()).isEqualTo("none");
        assertThat(json.path("findings").values()).allSatisfy(finding -> {
            assertThat(finding.path("id").asString()).isNotEmpty();
            assertThat(finding.path("story").asString()).isNotEmpty();
            assertThat(finding.path("remedy").asString()).isNotEmpty();
            assertThat(finding.path("evidence").size()).isPositive();
            assertThat(finding.path("facts").isObject()).isTrue();
        });
    }

    @Test
    void jsonOfSeveralRunsIsStillOneObject() {
        JsonNode json = json(List.of(RunReport.of(SAFE, Samples.safe()), RunReport.of(SAFE, Samples.lostMoney())));

        assertThat(json.path("met").asBoolean()).isFalse();
        assertThat(json.path("runs").values().stream()
                        .map(run -> run.path("met").asBoolean()))
                .containsExactly(true, false);
    }

    private static JsonNode json(List<RunReport> reports) {
        return new JsonMapper().readTree(new ReportJson(Language.ENGLISH).text(reports));
    }

    private static String text(Scenario scenario, Trace trace, Language language) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Terminal terminal = new Terminal(out, out, false, 80, Map.of(), Locale.ENGLISH);
        new ReportText(new Screen(terminal, false), new Messages(language)).print(RunReport.of(scenario, trace));
        return out.toString(StandardCharsets.UTF_8);
    }
}
