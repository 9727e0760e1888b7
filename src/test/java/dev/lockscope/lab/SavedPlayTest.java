package dev.lockscope.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.model.ModelLab;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.NodeAction;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.scenario.ScriptStep;
import dev.lockscope.scenario.Text;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.ClientFact.ClientFinished;
import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.LockFact.LockReleased;
import dev.lockscope.trace.ResourceFact.ValueRead;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.ResourceFact.WriteOffered;
import dev.lockscope.trace.StoreFact.KeyExpired;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Judge;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class SavedPlayTest {

    private static final Text TITLE = new Text("Played: 1", "Spilt: 1");

    private static Run open(Scenario scenario, Play play) {
        return new ModelLab(WallClock.system(), new Lab.Versions("test", "17"))
                .open(scenario, new RunOptions(1, 7, play));
    }

    private static Trace run(Scenario scenario) throws Exception {
        try (Run run = open(scenario, new Play.Scripted())) {
            run.start();
            run.awaitEnd();
            return run.trace();
        }
    }

    private static Scenario pause() throws Exception {
        return ScenarioLoader.load(Path.of("scenarios/gc-pause.yaml")).get(0);
    }

    private static Scenario saved(Trace trace) throws Exception {
        Set<FindingId> found = Judge.judge(trace).ids();
        return ScenarioLoader.parse("played.yaml", SavedPlay.text(trace, "played", TITLE, found))
                .get(0);
    }

    /** The script of the long pause, by hand. */
    private static Trace playedPause() throws Exception {
        try (Player player = new Player(open(pause(), new Play.Free()))) {
            player.run().hold();
            player.begin();
            player.stepTo("A", ValueRead.class);
            player.apply(new ClientAction.Pause("A"));
            player.apply(new ClientAction.Pause("A"));
            player.run().proceed();
            player.await(KeyExpired.class);
            player.run().hold();
            player.apply(new ClientAction.Start("B"));
            player.stepTo("B", WriteOffered.class);
            player.apply(new ClientAction.Resume("A"));
            player.run().proceed();
            player.await(LockReleased.class);
            player.await(0, event -> event.fact().equals(new ClientFinished("A", "done")));
            player.apply(new ClientAction.Finish("B"));
            player.await(0, event -> event.fact().equals(new ClientFinished("B", "done")));
            player.run().end();
            player.awaitEnd();
            return player.trace();
        }
    }

    @Test
    void whatWasDoneByHandBecomesAScriptWithTheSameVerdict() throws Exception {
        Trace played = playedPause();
        Scenario saved = saved(played);

        assertThat(Judge.judge(played).ids()).isEqualTo(pause().expect().findings());
        assertThat(saved.id()).isEqualTo("played");
        assertThat(saved.title()).isEqualTo(TITLE);
        assertThat(saved.goal().en()).isEqualTo("A run that was played by hand.");
        assertThat(saved.clients()).isEqualTo(pause().clients());
        assertThat(saved.expect()).isEqualTo(pause().expect());
        assertThat(saved.script().stream().flatMap(step -> step.actions().stream()))
                .containsExactly(
                        new ClientAction.Pause("A"),
                        new ClientAction.Start("B"),
                        new ClientAction.Resume("A"),
                        new ClientAction.Finish("B"));
        assertThat(saved.script().stream().map(ScriptStep::when).map(Object::toString))
                .containsExactly("A.read", "redis.expired lock:account", "B.wrote", "A.finished");
        assertThat(Judge.judge(run(saved)).ids()).isEqualTo(saved.expect().findings());
    }

    @Test
    void clientsThatNobodyStartedAreLeftOutAndThoseWhoWaitAreTold() throws Exception {
        try (Player player = new Player(open(pause(), new Play.Free()))) {
            player.run().hold();
            player.begin();
            player.stepTo("A", ValueRead.class);
            player.apply(new NodeAction.Flush("redis"));
            player.run().proceed();
            player.await(ClientFinished.class);
            player.run().end();
            player.awaitEnd();
            Scenario alone = saved(player.trace());

            assertThat(alone.clients()).extracting("name").containsExactly("A");
            assertThat(Judge.judge(run(alone)).ids()).isEqualTo(alone.expect().findings());
        }
        try (Player player = new Player(open(pause(), new Play.Free()))) {
            player.begin();
            player.await(ClientFinished.class);
            player.apply(new ClientAction.Start("B"));
            player.await(
                    0,
                    event -> event.fact() instanceof WriteAccepted write
                            && write.client().equals("B"));
            player.run().end();
            player.awaitEnd();
            Scenario both = saved(player.trace());

            assertThat(both.script().stream().flatMap(step -> step.actions().stream()))
                    .containsExactly(new ClientAction.Start("B"), new ClientAction.Finish("B"));
            assertThat(run(both).events()).noneMatch(event -> event.fact() instanceof ClientPaused);
        }
    }

    @TestFactory
    Stream<DynamicTest> aScriptedRunIsSavedAsAScenarioWithTheSameVerdict() throws IOException {
        return LabScenarios.each(scenario -> {
            Trace old = run(scenario);
            Scenario saved = saved(old);

            assertThat(Judge.judge(run(saved)).ids()).isEqualTo(Judge.judge(old).ids());
            assertThat(saved.clients()).isEqualTo(scenario.clients());
            assertThat(saved.topology()).isEqualTo(scenario.topology());
            assertThat(saved.resource()).isEqualTo(scenario.resource());
        });
    }
}
