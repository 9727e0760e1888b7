package dev.lockscope.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.Text;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ScheduleTextTest {

    private final Scenario scenario;

    ScheduleTextTest() throws Exception {
        scenario = Cases.of("set-nx-px-safe").scenario();
    }

    @Test
    void aGoalSaysWhatBreaksInHowManyMovesAndWhatGoesWrong() {
        Text goal = ScheduleText.goal(
                scenario,
                Set.of(Property.EXCLUSION),
                9,
                new TreeMap<>(Map.of(FaultKind.PAUSE, 1, FaultKind.LOST_REPLY, 2)));

        assertThat(goal.en())
                .startsWith("Shows two clients in the critical section at once, in 9 moves."
                        + " What goes wrong: a pause, a lost answer (2 times).");
        assertThat(goal.nb())
                .startsWith("Viser to klienter i den kritiske seksjonen samtidig, på 9 trekk."
                        + " Det som går galt: en pause, et tapt svar (2 ganger).");
    }

    @Test
    void aGoalSaysSoWhereNothingGoesWrong() {
        Text goal = ScheduleText.goal(scenario, Set.of(Property.NO_LOST_UPDATE), 4, Map.of());

        assertThat(goal.en()).contains("What goes wrong: nothing.");
        assertThat(goal.nb()).contains("Det som går galt: ingenting.");
    }

    @ParameterizedTest
    @EnumSource(FaultKind.class)
    void everyFaultHasAName(FaultKind kind) {
        Text goal = ScheduleText.goal(scenario, Set.of(Property.LIVENESS), 4, Map.of(kind, 1));

        assertThat(goal.en()).doesNotContain("{", "nothing");
        assertThat(goal.nb()).doesNotContain("{", "ingenting").isNotEqualTo(goal.en());
    }
}
