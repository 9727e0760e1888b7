package dev.lockscope.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.NodeAction;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.ClientFinished;
import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.FaultFact.LearnerActed;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.ResourceFact.ValueRead;
import dev.lockscope.trace.RunFact.FreePlayBegan;
import dev.lockscope.trace.ScriptFact.ScriptStepFailed;
import dev.lockscope.trace.ScriptFact.ScriptStepReached;
import dev.lockscope.trace.StoreFact.KeyExpired;
import dev.lockscope.trace.Trace;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Acting in the past of the scenario of the long pause: the same in every world. */
abstract class BranchContract {

    /** Opens a run in the world that is tested. */
    abstract Run open(Scenario scenario, RunOptions options) throws Exception;

    private static Scenario pause() throws Exception {
        return ScenarioLoader.load(Path.of("scenarios/gc-pause.yaml")).get(0);
    }

    private Trace asWritten() throws Exception {
        try (Run run = open(pause(), new RunOptions(10, 7))) {
            run.start();
            run.awaitEnd();
            return run.trace();
        }
    }

    private Player branch(Trace trace, int n, Action action) throws Exception {
        return new Player(open(pause(), new RunOptions(10, 7, Branch.of(trace, n, action)))).begin();
    }

    @Test
    void beforeThePauseTheServerCanBeCrashedInstead() throws Exception {
        Trace old = asWritten();
        try (Player player = branch(old, place(old, 1), new NodeAction.Crash("redis"))) {
            player.await(
                    0,
                    event -> event.fact() instanceof ClientFinished finished
                            && finished.client().equals("A"));
            player.run().end();
            player.awaitEnd();
            Trace trace = player.trace();

            Event acted = only(trace, LearnerActed.class);
            assertThat(acted.fact()).isEqualTo(new LearnerActed("crash redis"));
            assertThat(acted.actor()).isEqualTo(Event.LEARNER);
            assertThat(trace.event(acted.cause()).orElseThrow().fact())
                    .isInstanceOfSatisfying(
                            ValueRead.class, read -> assertThat(read.client()).isEqualTo("A"));
            assertThat(kinds(trace))
                    .contains(NodeCrashed.class, FreePlayBegan.class)
                    .doesNotContain(ClientPaused.class, ScriptStepReached.class, ScriptStepFailed.class);
            Event next = trace.arrivals().stream()
                    .filter(event -> event.actor().equals("A") && event.seq() > acted.cause())
                    .findFirst()
                    .orElseThrow();
            assertThat(next.seq()).isGreaterThan(only(trace, NodeCrashed.class).seq());
        }
    }

    @Test
    void whatTheScriptDidBeforeIsDoneAgain() throws Exception {
        Trace old = asWritten();
        Trace second;
        try (Player player = branch(old, place(old, 3), new ClientAction.Crash("A"))) {
            player.await(ClientCrashed.class);
            player.await(FreePlayBegan.class);
            player.run().end();
            player.awaitEnd();
            second = player.trace();
        }
        assertThat(kinds(second)).contains(ClientPaused.class, KeyExpired.class).doesNotContain(ScriptStepFailed.class);
        assertThat(facts(second, ScriptStepReached.class))
                .isEqualTo(facts(old, ScriptStepReached.class).subList(0, 2));

        // What was done in a branch is done again in a branch of it.
        int after = second.place(only(second, ClientCrashed.class).seq()).orElseThrow() + 1;
        try (Player player = branch(second, after, new ClientAction.Crash("B"))) {
            player.await(0, event -> event.fact().equals(new ClientCrashed("B")));
            player.run().end();
            player.awaitEnd();

            assertThat(facts(player.trace(), LearnerActed.class))
                    .containsExactly(new LearnerActed("crash A"), new LearnerActed("crash B"));
            assertThat(facts(player.trace(), ScriptStepReached.class))
                    .isEqualTo(facts(second, ScriptStepReached.class));
            assertThat(kinds(player.trace())).doesNotContain(ScriptStepFailed.class);
        }
    }

    /** The place of a step of the script. */
    private static int place(Trace trace, int step) {
        return trace.events().stream()
                .filter(event -> event.fact() instanceof ScriptStepReached reached && reached.step() == step)
                .mapToInt(event -> trace.place(event.seq()).orElseThrow())
                .findFirst()
                .orElseThrow();
    }

    private static Event only(Trace trace, Class<? extends Fact> kind) {
        List<Event> events = trace.events().stream()
                .filter(event -> kind.isInstance(event.fact()))
                .toList();
        assertThat(events).hasSize(1);
        return events.get(0);
    }

    private static List<Class<?>> kinds(Trace trace) {
        return trace.events().stream()
                .<Class<?>>map(event -> event.fact().getClass())
                .toList();
    }

    private static <F extends Fact> List<F> facts(Trace trace, Class<F> kind) {
        return trace.events().stream()
                .map(Event::fact)
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }
}
