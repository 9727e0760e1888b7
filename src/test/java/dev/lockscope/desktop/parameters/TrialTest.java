package dev.lockscope.desktop.parameters;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.scenario.tuning.Tuning;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class TrialTest {

    private static Scenario scenario() throws Exception {
        return ScenarioLoader.load(Path.of("scenarios/gc-pause.yaml")).get(0);
    }

    @Test
    void whatWillDoIsAcceptedBesideWhatWillNot() throws Exception {
        Tuning original = Tuning.of(scenario());
        Trial trial = Trial.of(original, Map.of("clients.A.ttl", "7s", "clients.B.ttl", "soon"));
        assertEquals(Set.of("clients.B.ttl"), trial.refused().keySet());
        assertEquals(1, trial.tuning().changes().size());
    }

    @Test
    void theTextsOfARunThatWasTunedAreFoundAgain() throws Exception {
        Tuning original = Tuning.of(scenario());
        Map<String, String> texts = Map.of("clients.A.ttl", "7s");
        Scenario tuned = Trial.of(original, texts).tuning().scenario();
        assertEquals(texts, Trial.texts(original, tuned));
        assertTrue(Trial.texts(original, original.scenario()).isEmpty());
    }
}
