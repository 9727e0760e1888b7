package dev.lockscope.model;

import static dev.lockscope.model.FaultScenes.WORK;
import static dev.lockscope.model.FaultScenes.holder;
import static dev.lockscope.model.FaultScenes.scene;
import static dev.lockscope.model.FaultScenes.single;
import static dev.lockscope.model.FaultScenes.whileWorking;
import static dev.lockscope.model.ModelRuns.events;
import static dev.lockscope.model.ModelRuns.facts;
import static dev.lockscope.model.ModelRuns.run;
import static dev.lockscope.model.Scenarios.when;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.ClientSpec.Start;
import dev.lockscope.scenario.EventKind;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.scenario.LinkAction.Part;
import dev.lockscope.scenario.Persistence;
import dev.lockscope.scenario.ScriptStep;
import dev.lockscope.trace.CommandFact.CommandExecuted;
import dev.lockscope.trace.CommandFact.CommandReplied;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.CommandFact.Reply;
import dev.lockscope.trace.FaultFact.FaultEnded;
import dev.lockscope.trace.LinkFact;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.LinkFact.MessageHeld;
import dev.lockscope.trace.LinkFact.MessageLost;
import dev.lockscope.trace.LinkFact.MessageReleased;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.StoreFact.KeyStored;
import dev.lockscope.trace.Trace;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class LinkFaultsOnTheModelTest {

    private static final ClientSpec A = Scenarios.client("A", "set-nx-px-safe", Start.AT_ONCE, WORK);

    private static Trace alone(ScriptStep... script) {
        return run(scene(single(Persistence.NOTHING), List.of(A), script));
    }

    @Test
    void aMessageThatIsKeptIsToldWithItsCommandAndSize() {
        Trace trace = alone(
                when("A", EventKind.STARTED, new LinkAction.Hold("A", "redis", Part.REPLIES)),
                when("A", EventKind.REPLIED, new LinkAction.Open("A", "redis")));

        // "+OK" and the end of the line.
        assertThat(facts(trace, MessageHeld.class))
                .containsExactly(new MessageHeld("A", "redis", Direction.BACK, 1, 5));
        assertThat(facts(trace, MessageReleased.class))
                .containsExactly(new MessageReleased("A", "redis", Direction.BACK, 1, 5));
        assertThat(events(trace, MessageHeld.class).get(0).cause())
                .isEqualTo(events(trace, CommandSent.class).get(0).seq());
    }

    @Test
    void ofALostReplyTheCommandHasTakenEffect() {
        Trace trace = alone(when("A", EventKind.STARTED, new LinkAction.LoseNext("A", "redis", Part.REPLIES)));

        assertThat(facts(trace, MessageLost.class))
                .containsExactly(new MessageLost("A", "redis", Direction.BACK, 1, 5));
        assertThat(facts(trace, KeyStored.class)).hasSize(1);
        assertThat(facts(trace, CommandReplied.class).get(0).reply()).isEqualTo(Reply.UNKNOWN);
        assertThat(facts(trace, FaultEnded.class))
                .containsExactly(new FaultEnded(1, "lost-message", "A-redis", 1, "messages-lost"));
    }

    @Test
    void ofALostRequestItHasNot() {
        Trace trace = alone(when("A", EventKind.STARTED, new LinkAction.LoseNext("A", "redis", Part.REQUESTS)));

        assertThat(facts(trace, KeyStored.class)).isEmpty();
        assertThat(facts(trace, CommandReplied.class).get(0).reply()).isEqualTo(Reply.UNKNOWN);
    }

    @Test
    void aLinkThatLosesRepliesLosesAllOfThem() {
        Trace trace = alone(when("A", EventKind.STARTED, new LinkAction.Lose("A", "redis", Part.REPLIES)));

        assertThat(facts(trace, CommandExecuted.class)).hasSizeGreaterThan(1);
        assertThat(facts(trace, CommandReplied.class))
                .allSatisfy(reply -> assertThat(reply.reply()).isEqualTo(Reply.UNKNOWN));
    }

    /** A client that has given up opens another connection, which passes. */
    @Test
    void onlyTheNextMessageIsKept() {
        Trace trace = alone(
                when("A", EventKind.STARTED, new LinkAction.HoldNext("A", "redis", Part.REQUESTS)),
                when("A", EventKind.FINISHED, new LinkAction.Open("A", "redis")),
                when("redis", EventKind.STORED));

        assertThat(facts(trace, MessageHeld.class)).hasSize(1);
        assertThat(facts(trace, CommandReplied.class))
                .extracting(CommandReplied::reply)
                .containsExactly(Reply.UNKNOWN, Reply.VALUE);
        // The kept request arrives when nobody waits for it any more, and takes the lock all the same.
        assertThat(facts(trace, KeyStored.class)).hasSize(1);
        assertThat(facts(trace, LockAcquired.class)).isEmpty();
    }

    @Test
    void aSlowLinkIsLateByItsLatency() {
        Trace trace = alone(when(
                "A",
                EventKind.STARTED,
                new LinkAction.Delay("A", "redis", Duration.ofMillis(10), Duration.ofMillis(8), Part.BOTH)));

        long sent = FaultScenes.at(trace, CommandSent.class);
        long executed = FaultScenes.at(trace, CommandExecuted.class);
        assertThat((executed - sent) / 1_000_000).isBetween(10L, 18L);
        assertThat(facts(trace, LockAcquired.class)).hasSize(1);
        assertThat(facts(trace, FaultEnded.class))
                .containsExactly(new FaultEnded(1, "slow-link", "A-redis", 4, "messages-late"));
    }

    @Test
    void aResetBreaksWhatIsUnderWayAndLetsTheNextPass() {
        Trace trace = alone(
                when("A", EventKind.STARTED, new LinkAction.Hold("A", "redis", Part.REPLIES)),
                when("redis", EventKind.STORED, new LinkAction.Reset("A", "redis")));

        assertThat(facts(trace, CommandReplied.class))
                .extracting(CommandReplied::reply)
                .startsWith(Reply.UNKNOWN);
    }

    @Test
    void aCutLinkRefusesWhatIsSentLater() {
        Trace trace = run(scene(
                single(Persistence.NOTHING),
                List.of(holder("A")),
                whileWorking("A", new LinkAction.Cut("A", "redis"), new ClientAction.Finish("A")),
                when("A", EventKind.FINISHED)));

        assertThat(facts(trace, CommandReplied.class))
                .extracting(CommandReplied::reply)
                .containsExactly(Reply.VALUE, Reply.FAILED);
    }

    @Test
    void everyKeptMessageGoesOnOrIsLost() {
        Trace trace = alone(
                when("A", EventKind.STARTED, new LinkAction.Hold("A", "redis", Part.BOTH)),
                when("A", EventKind.FINISHED, new LinkAction.Cut("A", "redis")));

        assertThat(facts(trace, MessageHeld.class)).hasSameSizeAs(facts(trace, MessageLost.class));
        assertThat(facts(trace, LinkFact.LinkChanged.class)).hasSize(4);
    }
}
