package dev.lockscope.desktop.words;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.explore.Counterexample.Step;
import dev.lockscope.explore.Move;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.trace.ClientFact.WorkFinished;
import dev.lockscope.trace.ClientFact.WorkStarted;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.LockFact.LockRequested;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScheduleLineTest {

    private static final Move A_GOES_ON = new Move.Go(0, 0, 0);

    private static Step step(Move move, Fact... facts) {
        return new Step(move, List.of(facts), 0);
    }

    private static List<String> outcomes(String language, Step... steps) throws Exception {
        Scenario scenario =
                ScenarioLoader.load(Path.of("scenarios/gc-pause.yaml")).get(0);
        return ScheduleLine.of(new Words(language), scenario, List.of(steps)).stream()
                .map(ScheduleLine::outcome)
                .toList();
    }

    @Test
    void aClientThatBeginsAsksForTheLock() throws Exception {
        Step begin = step(new Move.Begin(0), new LockRequested("A", "lock:account", "set-nx-px"));

        assertThat(outcomes("en", begin)).containsExactly("asks for lock:account with set-nx-px");
    }

    @Test
    void whoGoesOnWithoutANoticeWorksBetweenStartAndEndOfItsWorkAndIsByItselfElsewhere() throws Exception {
        Step[] steps = {
            step(A_GOES_ON),
            step(A_GOES_ON, new WorkStarted("A")),
            step(A_GOES_ON),
            step(new Move.Go(1, 0, 0)),
            step(A_GOES_ON, new WorkFinished("A")),
            step(A_GOES_ON)
        };

        String quiet = "does something of its own; the others notice nothing";
        String works = "is at work, which takes time";
        assertThat(outcomes("en", steps)).containsExactly(quiet, works, works, quiet, quiet, quiet);
        assertThat(outcomes("nb", steps))
                .contains("arbeider, og det tar tid", "gjør noe for seg selv; de andre merker ingenting");
    }

    @Test
    void aProgramBesideTheWorkIsToldApartFromIt() throws Exception {
        assertThat(outcomes("en", step(A_GOES_ON, new WorkStarted("A")), step(new Move.Go(0, 1, 0))))
                .containsExactly("is at work, which takes time", "a program beside its work does something of its own");
    }

    @Test
    void nodesThatExchangeNothingNewSayHowFarTheyAre() throws Exception {
        assertThat(outcomes("en", step(new Move.Ship(0)))).containsExactly("only how far each of them has come");
    }

    @Test
    void timeThatGoesBySaysItAll() throws Exception {
        assertThat(outcomes("en", step(new Move.Pass(0, 0)))).containsExactly("");
    }
}
