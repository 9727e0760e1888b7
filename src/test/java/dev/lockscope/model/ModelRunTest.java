package dev.lockscope.model;

import static dev.lockscope.model.Scenarios.client;
import static dev.lockscope.model.Scenarios.when;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.program.Step;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.ClientSpec.Start;
import dev.lockscope.scenario.EventKind;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.ClientResumed;
import dev.lockscope.trace.CommandFact.CommandExecuted;
import dev.lockscope.trace.CommandFact.CommandReplied;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.CommandFact.Reply;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.FaultFact.FaultEnded;
import dev.lockscope.trace.LockFact.AttemptRefused;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.LockFact.LockNotAcquired;
import dev.lockscope.trace.LockFact.LockReleased;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.ResourceFact.WriteRejected;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.ScriptFact.ScriptStepFailed;
import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyExpired;
import dev.lockscope.trace.StoreFact.KeyStored;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Finding;
import dev.lockscope.verdict.Judge;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class ModelRunTest {

    private static final Duration WORK = Duration.ofMillis(500);
    private static final ClientSpec A = client("A", "set-nx-px-safe", Start.AT_ONCE, WORK);

    @Test
    void aClientRunsItsProgramToTheEnd() {
        Trace trace = run(Scenarios.of(Fencing.NONE, List.of(A)));

        assertThat(facts(trace, KeyStored.class))
                .containsExactly(new KeyStored("redis", "lock:account", "A-1", 3_001_000_000L));
        assertThat(facts(trace, KeyDeleted.class)).containsExactly(new KeyDeleted("redis", "lock:account", "A-1", "A"));
        assertThat(facts(trace, WriteAccepted.class))
                .containsExactly(new WriteAccepted("account", "A", 1_000, 900, -100, null));
        assertThat(facts(trace, RunEnded.class)).containsExactly(new RunEnded(Ending.COMPLETED, ""));
        assertThat(Judge.judge(trace).findings()).isEmpty();
    }

    @Test
    void everyEventComesOfAnEarlierOne() {
        Trace trace = run(Scenarios.of(Fencing.NONE, List.of(A)));

        assertThat(trace.events()).allSatisfy(event -> assertThat(event.cause()).isLessThan(event.seq()));
        Event stored = event(trace, KeyStored.class);
        Event executed = trace.event(stored.cause()).orElseThrow();
        assertThat(executed.fact()).isInstanceOf(CommandExecuted.class);
        assertThat(trace.event(executed.cause()).orElseThrow().fact()).isInstanceOf(CommandSent.class);
    }

    @Test
    void theSameRunIsTheSameToTheLastEvent() {
        RetryPolicy polls = new RetryPolicy(50, Duration.ofMillis(90), Duration.ofMillis(40));
        ClientSpec b = client("B", "set-nx-px-fenced", Start.AT_ONCE, polls, WORK);
        Scenario scenario = Scenarios.of(Fencing.NONE, List.of(A, b));

        assertThat(run(scenario).events()).isEqualTo(run(scenario).events());
    }

    @Test
    void aPauseLongerThanTheLeaseEndsInALostUpdate() {
        Scenario scenario = paused("set-nx-px-safe", Fencing.NONE);

        Trace trace = run(scenario);

        assertThat(facts(trace, KeyExpired.class)).hasSize(1);
        assertThat(facts(trace, WriteAccepted.class)).hasSize(2);
        assertThat(findings(trace))
                .contains(FindingId.OVERLAP, FindingId.BELIEF_WITHOUT_STORE, FindingId.LOST_UPDATE)
                .doesNotContain(FindingId.FOREIGN_DELETE);
    }

    @Test
    void theResourceRejectsAStaleFencingToken() {
        Trace trace = run(paused("set-nx-px-fenced", Fencing.STRICT));

        assertThat(facts(trace, WriteRejected.class))
                .singleElement()
                .satisfies(rejected -> assertThat(rejected.highest()).isEqualTo(2));
        assertThat(findings(trace)).contains(FindingId.STALE_WRITE_REJECTED).doesNotContain(FindingId.LOST_UPDATE);
    }

    @Test
    void aLateDelDeletesTheNextHoldersLock() {
        List<ClientSpec> clients = List.of(client("A", "set-nx-px", Start.AT_ONCE, WORK), told("B", "set-nx-px"));
        Trace trace = run(Scenarios.of(
                Fencing.NONE,
                clients,
                when("A", EventKind.READ, new ClientAction.Pause("A")),
                when("redis", EventKind.EXPIRED, new ClientAction.Start("B")),
                when("B", EventKind.WORKS, new ClientAction.Resume("A")),
                when("A", EventKind.FINISHED, new ClientAction.Finish("B"))));

        assertThat(facts(trace, KeyDeleted.class)).containsExactly(new KeyDeleted("redis", "lock:account", "B-1", "A"));
        assertThat(findings(trace)).contains(FindingId.FOREIGN_DELETE);
    }

    private static Scenario paused(String recipe, Fencing fencing) {
        List<ClientSpec> clients =
                List.of(client("A", recipe, Start.AT_ONCE, WORK), client("B", recipe, Start.WHEN_TOLD, WORK));
        return Scenarios.of(
                fencing,
                clients,
                when("A", EventKind.READ, new ClientAction.Pause("A")),
                when("redis", EventKind.EXPIRED, "lock:account", new ClientAction.Start("B")),
                when("B", EventKind.WROTE, new ClientAction.Resume("A")));
    }

    private static ClientSpec told(String name, String recipe) {
        ClientSpec written = client(name, recipe, Start.WHEN_TOLD, WORK);
        List<Step> does = List.of(new Step.Acquire(), new Step.Read(), new Step.WorkUntilTold(), new Step.Release());
        return new ClientSpec(name, recipe, written.ttl(), written.timeout(), written.retry(), written.start(), does);
    }

    @Test
    void aPauseLastsInVirtualTime() {
        Trace trace = run(paused("set-nx-px-safe", Fencing.NONE));

        // From the read at 0 to B's write, 500 ms after the key was gone at 3,001 ms; messages take less than 1 ms.
        assertThat(facts(trace, ClientResumed.class))
                .singleElement()
                .satisfies(
                        resumed -> assertThat(resumed.pausedFor() / 1_000_000).isEqualTo(3_501));
    }

    @Test
    void aRefusedClientTriesAsOftenAsItsPolicySays() {
        RetryPolicy twice = new RetryPolicy(2, Duration.ofMillis(100), Duration.ZERO);
        ClientSpec b = client("B", "set-nx-px-safe", Start.AT_ONCE, twice, WORK);

        Trace trace = run(Scenarios.of(Fencing.NONE, List.of(A, b)));

        assertThat(facts(trace, AttemptRefused.class))
                .extracting(AttemptRefused::attempt)
                .containsExactly(1, 2);
        assertThat(facts(trace, LockNotAcquired.class)).hasSize(1);
    }

    @Test
    void aPollingClientGetsTheLockAfterItsRelease() {
        RetryPolicy polls = new RetryPolicy(100, Duration.ofMillis(100), Duration.ZERO);
        ClientSpec b = client("B", "set-nx-px-safe", Start.AT_ONCE, polls, WORK);

        Trace trace = run(Scenarios.of(Fencing.NONE, List.of(A, b)));

        assertThat(facts(trace, LockAcquired.class))
                .extracting(LockAcquired::client)
                .containsExactly("A", "B");
        assertThat(findings(trace)).isEmpty();
    }

    @Test
    void aCrashedClientReleasesNothing() {
        Trace trace = run(Scenarios.of(
                Fencing.NONE,
                List.of(A),
                when("A", EventKind.WORKS, new ClientAction.Crash("A")),
                when("redis", EventKind.EXPIRED)));

        assertThat(facts(trace, ClientCrashed.class)).hasSize(1);
        assertThat(facts(trace, LockReleased.class)).isEmpty();
        assertThat(facts(trace, KeyExpired.class)).hasSize(1);
    }

    @Test
    void aHeldReplyEndsInATimeOutAndIsTakenBack() {
        Trace trace = run(Scenarios.of(
                Fencing.NONE,
                List.of(A),
                when("A", EventKind.STARTED, new LinkAction.Hold("A", "redis", LinkAction.Part.REPLIES)),
                when("A", EventKind.REPLIED, new LinkAction.Open("A", "redis"))));

        assertThat(facts(trace, CommandReplied.class))
                .extracting(CommandReplied::reply)
                .containsExactly(Reply.UNKNOWN, Reply.VALUE);
        assertThat(facts(trace, KeyDeleted.class)).hasSize(1);
        assertThat(facts(trace, LockNotAcquired.class)).hasSize(1);
        assertThat(facts(trace, FaultEnded.class))
                .containsExactly(new FaultEnded(1, "held-link", "A-redis", 1, "messages-waited"));
    }

    @Test
    void aReplyThatComesDuringAPauseIsReadAfterItAlsoWhenItIsLate() {
        Trace trace = run(Scenarios.of(
                Fencing.NONE,
                List.of(A),
                when("A", EventKind.SENT, new ClientAction.Pause("A")),
                when("redis", EventKind.EXPIRED, new ClientAction.Resume("A"))));

        assertThat(facts(trace, CommandReplied.class).get(0).reply()).isEqualTo(Reply.VALUE);
        assertThat(facts(trace, LockAcquired.class)).hasSize(1);
        assertThat(findings(trace)).contains(FindingId.BELIEF_WITHOUT_STORE);
    }

    @Test
    void aCutLinkGivesNoLock() {
        Trace trace = run(
                Scenarios.of(Fencing.NONE, List.of(A), when("A", EventKind.STARTED, new LinkAction.Cut("A", "redis"))));

        assertThat(facts(trace, CommandExecuted.class)).isEmpty();
        assertThat(facts(trace, LockNotAcquired.class)).hasSize(1);
    }

    @Test
    void aStepThatWaitsInVainFailsWhenItsTimeIsUp() {
        Trace trace =
                run(Scenarios.of(Fencing.NONE, List.of(A), when("A", EventKind.LOST, new ClientAction.Pause("A"))));

        assertThat(facts(trace, ScriptStepFailed.class))
                .singleElement()
                .satisfies(failed -> assertThat(failed.waited())
                        .isEqualTo(Duration.ofSeconds(10).toNanos()));
        assertThat(facts(trace, RunEnded.class)).extracting(RunEnded::ending).containsExactly(Ending.SCRIPT_FAILED);
    }

    private static Trace run(Scenario scenario) {
        ModelLab lab = new ModelLab(WallClock.system(), new Lab.Versions("test", "17"));
        try (Run run = lab.open(scenario, new RunOptions(1, 42))) {
            run.start();
            run.awaitEnd();
            return run.trace();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static List<FindingId> findings(Trace trace) {
        return Judge.judge(trace).findings().stream()
                .map(Finding::id)
                .distinct()
                .toList();
    }

    private static <F extends Fact> List<F> facts(Trace trace, Class<F> kind) {
        return trace.events().stream()
                .map(Event::fact)
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }

    private static Event event(Trace trace, Class<? extends Fact> kind) {
        return trace.events().stream()
                .filter(event -> kind.isInstance(event.fact()))
                .findFirst()
                .orElseThrow();
    }
}
