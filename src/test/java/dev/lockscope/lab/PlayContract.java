package dev.lockscope.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.trace.ClientFact.ClientFinished;
import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.ClientFact.ClientStarted;
import dev.lockscope.trace.ClientFact.WorkStarted;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.FaultFact.LearnerActed;
import dev.lockscope.trace.LockFact.LockRequested;
import dev.lockscope.trace.ResourceFact.ValueRead;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.ResourceFact.WriteOffered;
import dev.lockscope.trace.RunFact.ClientStepped;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.RunFact.EventLimitReached;
import dev.lockscope.trace.RunFact.FreePlayBegan;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.RunFact.RunHeld;
import dev.lockscope.trace.RunFact.RunProceeded;
import dev.lockscope.trace.RunFact.TimeLimitReached;
import dev.lockscope.trace.ScriptFact.ScriptStepFailed;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.world.World;
import dev.lockscope.verdict.Judge;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a person at a screen can do to a run besides faults: the same in every world. */
abstract class PlayContract {

    static final String WRITER = "{recipe: no-lock, ttl: 1s, does: [acquire, read, {write: -1}, release]}";
    private static final String WORKER = "{recipe: no-lock, ttl: 1s, does: [acquire, {work: 900ms}, release]}";
    private static final String TOLD =
            "{recipe: no-lock, ttl: 1s, start: when-told, does: [acquire, read, {work: until-told}, release]}";

    /** A script that free play has no use for. */
    private static final String STARTS_B = "{when: A.acquired, do: start B}, {when: B.works, do: finish B}";

    /** Opens a run in the world that is tested. */
    abstract Run open(Scenario scenario, RunOptions options) throws Exception;

    Player player(String clients, String script, Play play) throws Exception {
        Scenario scenario = ScenarioLoader.parse("test.yaml", """
                id: test
                title: {en: Test, nb: Prøve}
                goal: {en: Test., nb: Prøve.}
                topology: single
                lock: l
                resource: {kind: memory, balance: 10}
                clients:
                  %s
                script: [%s]
                expect: safe
                """.formatted(clients, script))
                .get(0);
        return new Player(open(scenario, new RunOptions(1, 1, play)));
    }

    @Test
    void aRunThatIsHeldBeforeItsStartBeginsWithTheFirstStep() throws Exception {
        try (Player player = player("A: " + WRITER, "", new Play.Scripted())) {
            player.run().hold();
            player.begin();
            assertThat(player.run().isHeld()).isTrue();
            assertThat(player.of("A")).isEmpty();

            assertThat(player.step("A").fact()).isEqualTo(new ClientStarted("A"));

            player.run().proceed();
            assertThat(player.awaitEnd()).isEqualTo(Ending.COMPLETED);
            assertThat(player.run().isHeld()).isFalse();
        }
    }

    @Test
    void aStepEndsWithTheNextThingThatTheClientDoes() throws Exception {
        try (Player player = player("A: " + WRITER + "\n  B: " + WRITER, "", new Play.Scripted())) {
            player.run().hold();
            player.begin();
            List<Fact> steps = new ArrayList<>();
            for (int i = 0; i < 5; i++) {
                steps.add(player.step("A").fact());
            }
            assertThat(player.of("B")).isEmpty();
            player.run().proceed();
            player.awaitEnd();

            assertThat(steps).hasAtLeastOneElementOfType(LockRequested.class);
            assertThat(player.of("A").subList(0, 5)).isEqualTo(steps);
            List<Fact> while5 = player.run().recorder().from(0).stream()
                    .filter(event -> List.of("A", Event.LEARNER).contains(event.actor()))
                    .map(Event::fact)
                    .limit(12)
                    .toList();
            assertThat(while5.get(0)).isEqualTo(new RunHeld());
            for (int i = 0; i < 5; i++) {
                assertThat(while5.get(1 + 2 * i)).isEqualTo(new ClientStepped("A"));
                assertThat(while5.get(2 + 2 * i)).isEqualTo(steps.get(i));
            }
            assertThat(while5.get(11)).isInstanceOf(RunProceeded.class);
        }
    }

    /** The model's resource decides at once; in real time, what is offered is on its way with the next step. */
    @Test
    void aClientThatHasOfferedAWriteStandsStillOnceItIsDecided() throws Exception {
        try (Player player = player("A: " + WRITER, "", new Play.Scripted())) {
            player.run().hold();
            player.begin();
            player.stepTo("A", WriteOffered.class);
            if (!isAccepted(player)) {
                assertThat(player.run().step("A")).isTrue();
            }
            Event accepted = player.await(WriteAccepted.class);
            player.step("A");
            player.run().proceed();
            player.awaitEnd();

            assertThat(player.trace().event(accepted.seq() + 1).orElseThrow().fact())
                    .isEqualTo(new ClientStepped("A"));
            assertThat(Judge.judge(player.trace()).findings()).isEmpty();
        }
    }

    private static boolean isAccepted(Player player) {
        return player.run().recorder().from(0).stream().anyMatch(event -> event.fact() instanceof WriteAccepted);
    }

    @Test
    void theScriptGoesOnWithAHeldRun() throws Exception {
        try (Player player = player(
                "A: " + WRITER, "{when: A.read, do: pause A}, {when: A.paused, do: resume A}", new Play.Scripted())) {
            player.run().hold();
            player.begin();
            player.stepTo("A", ValueRead.class);
            player.await(ClientPaused.class);
            player.run().proceed();

            assertThat(player.awaitEnd()).isEqualTo(Ending.COMPLETED);
        }
    }

    @Test
    void onlyAClientOfAHeldRunThatCanGoOnTakesAStep() throws Exception {
        try (Player player = player("A: " + WRITER + "\n  B: " + TOLD, STARTS_B, new Play.Free())) {
            assertThat(player.run().step("A")).isFalse();
            player.run().hold();
            player.begin();

            assertThat(player.run().step("nobody")).isFalse();
            assertThat(player.run().step("B")).isFalse();
            player.step("A");
            player.apply(new ClientAction.Pause("A"));
            assertThat(player.run().step("A")).isFalse();
            player.apply(new ClientAction.Resume("A"));
            player.stepTo("A", ClientFinished.class);
            player.run().proceed();
            assertThat(player.run().step("A")).isFalse();
            player.run().end();
            player.awaitEnd();
            assertThat(player.run().step("A")).isFalse();
        }
    }

    @Test
    void theWorldTellsThatTheRunIsHeld() throws Exception {
        try (Player player = player("A: " + WRITER, "", new Play.Scripted())) {
            player.run().hold();
            player.run().hold();
            player.begin();
            player.step("A");
            player.run().proceed();
            player.run().proceed();
            player.awaitEnd();

            Trace trace = player.trace();
            List<Boolean> held = new ArrayList<>();
            for (int n = 0; n <= trace.events().size(); n++) {
                boolean now = World.after(trace, n).run().held();
                if (held.isEmpty() || held.get(held.size() - 1) != now) {
                    held.add(now);
                }
            }
            assertThat(held).containsExactly(false, true, false);
            assertThat(Judge.judge(trace).isDisturbed()).isFalse();
        }
    }

    @Test
    void freePlayGoesOnWhenEveryClientIsIdle() throws Exception {
        try (Player player = player("A: " + WRITER + "\n  B: " + TOLD, STARTS_B, new Play.Free())) {
            player.begin();
            player.await(0, event -> event.fact().equals(new ClientFinished("A", "done")));
            player.apply(new ClientAction.Start("B"));
            player.await(WorkStarted.class);
            player.apply(new ClientAction.Finish("B"));
            player.await(0, event -> event.fact().equals(new ClientFinished("B", "done")));
            player.run().end();

            assertThat(player.awaitEnd()).isEqualTo(Ending.ENDED);
            assertThat(World.after(player.trace(), player.trace().events().size())
                            .run()
                            .free())
                    .isTrue();
            assertThat(last(player)).isEqualTo(new RunEnded(Ending.ENDED, ""));
        }
    }

    @Test
    void whatTheLearnerDoesIsToldBeforeWhatComesOfIt() throws Exception {
        try (Player player = player("A: " + WRITER + "\n  B: " + TOLD, STARTS_B, new Play.Free())) {
            player.begin();
            player.apply(new ClientAction.Start("B"));
            Event started = player.await(0, event -> event.fact().equals(new ClientStarted("B")));

            Event did = player.trace().event(started.cause()).orElseThrow();
            assertThat(did.actor()).isEqualTo(Event.LEARNER);
            assertThat(did.fact()).isEqualTo(new LearnerActed("start B"));
        }
    }

    @Test
    void freePlayEndsWithTheMostEvents() throws Exception {
        try (Player player = player("A: " + WRITER, "", new Play.Free(new Play.Limits(8, Duration.ofSeconds(60))))) {
            player.begin();

            assertThat(player.awaitEnd()).isEqualTo(Ending.LIMIT_REACHED);
            assertThat(player.of(Event.RUN))
                    .contains(
                            new FreePlayBegan(8, 60_000_000_000L),
                            new EventLimitReached(8),
                            new RunEnded(Ending.LIMIT_REACHED, ""));
            assertThat(last(player)).isInstanceOf(RunEnded.class);
        }
    }

    @Test
    void freePlayEndsWithTheMostTime() throws Exception {
        try (Player player =
                player("A: " + WORKER, "", new Play.Free(new Play.Limits(10_000, Duration.ofMillis(200))))) {
            player.begin();

            assertThat(player.awaitEnd()).isEqualTo(Ending.LIMIT_REACHED);
            assertThat(player.of(Event.RUN)).contains(new TimeLimitReached(200_000_000));
        }
    }

    @Test
    void aCueWhoseEventDoesNotComeIsAFailedStepAndTheRunGoesOn() throws Exception {
        Cue cue = new Cue(
                new Cue.Awaited.Nth(new Signature("A", "ValueRead", ""), 2),
                new Cue.Deed.OfLearner(new ClientAction.Crash("A")),
                Duration.ofMillis(300));
        try (Player player = player("A: " + WRITER, "", new Play.Branch(List.of(cue), Play.Limits.USUAL))) {
            player.begin();
            ScriptStepFailed failed =
                    (ScriptStepFailed) player.await(ScriptStepFailed.class).fact();
            player.await(FreePlayBegan.class);
            player.run().end();

            assertThat(player.awaitEnd()).isEqualTo(Ending.ENDED);
            assertThat(failed.when()).isEqualTo("A.ValueRead (2)");
            assertThat(failed.waited()).isGreaterThanOrEqualTo(300_000_000);
        }
    }

    @Test
    void aScriptedRunCanBeEndedByHand() throws Exception {
        try (Player player = player("A: " + WRITER, "", new Play.Scripted())) {
            player.run().hold();
            player.begin();
            player.step("A");
            player.run().end();
            player.run().end();

            assertThat(player.awaitEnd()).isEqualTo(Ending.ENDED);
            assertThat(player.trace().events().stream().filter(event -> event.fact() instanceof RunEnded))
                    .hasSize(1);
        }
    }

    @Test
    void timeNeverGoesBackAndStandsStillAfterTheEnd() throws Exception {
        try (Player player = player("A: " + WORKER, "", new Play.Scripted())) {
            long before = player.run().now();
            player.begin();
            player.awaitEnd();
            long after = player.run().now();

            assertThat(after).isGreaterThanOrEqualTo(before);
            assertThat(after).isGreaterThanOrEqualTo(Duration.ofMillis(900).toNanos());
            assertThat(player.run().now()).isEqualTo(after);
            assertThat(player.trace().events())
                    .allSatisfy(event -> assertThat(event.at()).isLessThanOrEqualTo(after));
        }
    }

    private static Fact last(Player player) {
        List<Event> events = player.trace().events();
        return events.get(events.size() - 1).fact();
    }
}
