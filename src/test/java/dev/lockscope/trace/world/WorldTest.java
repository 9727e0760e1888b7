package dev.lockscope.trace.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.ClientFinished;
import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.ClientFact.ClientResumed;
import dev.lockscope.trace.ClientFact.ClientStarted;
import dev.lockscope.trace.ClientFact.CriticalSectionEntered;
import dev.lockscope.trace.ClientFact.StepReached;
import dev.lockscope.trace.CommandFact.CommandExecuted;
import dev.lockscope.trace.CommandFact.CommandReplied;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.CommandFact.Reply;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.FaultFact.FaultBegan;
import dev.lockscope.trace.FaultFact.FaultEnded;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.LinkFact.LinkChanged;
import dev.lockscope.trace.LinkFact.MessageHeld;
import dev.lockscope.trace.LinkFact.MessageLost;
import dev.lockscope.trace.LockFact.AttemptRefused;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.LockFact.LockExtended;
import dev.lockscope.trace.LockFact.LockLost;
import dev.lockscope.trace.LockFact.LockRequested;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.NodeFact.NodeStarted;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.RandomEvents;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ResourceFact.ResourceOpened;
import dev.lockscope.trace.ResourceFact.ValueRead;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.ResourceFact.WriteOffered;
import dev.lockscope.trace.ResourceFact.WriteRejected;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.RunFact.RunDisturbed;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.RunFact.RunStarted;
import dev.lockscope.trace.ScriptFact.ScriptStepFailed;
import dev.lockscope.trace.ScriptFact.ScriptStepReached;
import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyExpired;
import dev.lockscope.trace.StoreFact.KeyExtended;
import dev.lockscope.trace.StoreFact.KeyStored;
import dev.lockscope.trace.UnknownFact;
import org.junit.jupiter.api.Test;

class WorldTest {

    private static final String LOCK = "lock:account";

    private World world = World.initial(RandomEvents.plain(0).header());
    private long seq;

    /** One event more; each happens 10 ns after the one before. */
    private long happens(Fact fact) {
        return happens(fact, 0);
    }

    private long happens(Fact fact, long cause) {
        seq++;
        world = world.after(new Event(seq, seq * 10, "someone", cause, fact));
        return seq;
    }

    @Test
    void beforeTheFirstEventNothingHasStarted() {
        assertThat(world.clients().names()).containsExactly("A", "B");
        assertThat(world.client("A").state()).isEqualTo(new ClientState.NotStarted());
        assertThat(world.node("n1").up()).isFalse();
        assertThat(world.run().started()).isFalse();
        assertThat(world.link("A", "n1").condition()).isEqualTo(Condition.OPEN);
    }

    @Test
    void aClientStartsPausesGoesOnAndFinishes() {
        happens(new ClientStarted("A"));
        happens(new StepReached("A", "set-nx-px", "acquire.set"));
        happens(new ClientPaused("A"));
        assertThat(world.client("A").state()).isEqualTo(new ClientState.Paused(30));
        assertThat(world.client("A").step()).contains(new RecipeStep("set-nx-px", "acquire.set", 20));
        happens(new ClientResumed("A", 10));
        assertThat(world.client("A").state()).isEqualTo(new ClientState.Running());
        happens(new ClientFinished("A", "done"));
        assertThat(world.client("A").state()).isEqualTo(new ClientState.Finished(50, "done"));
    }

    @Test
    void beliefRunsOutByItself() {
        happens(new LockRequested("A", LOCK, "set-nx-px"));
        happens(new AttemptRefused("A", LOCK, 1, "held by another"));
        assertThat(world.client("A").belief(LOCK)).isEqualTo(new Belief.Requesting("set-nx-px", 10, 1));

        happens(new LockAcquired("A", LOCK, "t1", 33L, 100L));
        assertThat(world.believers(LOCK, 99)).containsExactly("A");
        assertThat(world.believers(LOCK, 100)).isEmpty();
        Belief.Holds holds = (Belief.Holds) world.client("A").belief(LOCK);
        assertThat(holds.fence()).hasValue(33);
        assertThat(holds.remaining(60)).hasValue(40);

        happens(new LockExtended("A", LOCK, "t1", 200));
        assertThat(world.believers(LOCK, 199)).containsExactly("A");

        happens(new LockLost("A", LOCK, "t1", "lease is over"));
        assertThat(world.believers(LOCK, 60)).isEmpty();
    }

    @Test
    void aClientMayActUnderALockThatItKnowsItHasLost() {
        happens(new LockAcquired("A", LOCK, "t1", null, null));
        happens(new CriticalSectionEntered("A", LOCK));
        happens(new LockLost("A", LOCK, "t1", "lease is over"));

        assertThat(world.insiders(LOCK)).containsExactly("A");
        assertThat(world.believers(LOCK, 30)).isEmpty();
    }

    @Test
    void aCrashTakesAllThatTheClientKnewButNotWhatItSent() {
        happens(new ClientStarted("A"));
        happens(new LockAcquired("A", LOCK, "t1", null, null));
        happens(new CriticalSectionEntered("A", LOCK));
        happens(new CommandSent("A", "n1", 1, "DEL lock:account"));
        happens(new ClientCrashed("A"));

        ClientView client = world.client("A");
        assertThat(client.state()).isEqualTo(new ClientState.Crashed(50));
        assertThat(client.believesAt(LOCK, 50)).isFalse();
        assertThat(client.isInCriticalSection()).isFalse();
        assertThat(client.inFlight()).isEmpty();
        assertThat(client.adrift()).extracting(CommandView::command).containsExactly(1L);
    }

    @Test
    void aKeyKeepsItsTimeUntilItIsExtended() {
        happens(new KeyStored("n1", LOCK, "t1", 100L));
        KeyView key = world.node("n1").key(LOCK).orElseThrow();
        assertThat(key.remaining(30)).hasValue(70);
        assertThat(key.remaining(300)).hasValue(0);
        assertThat(key.isAliveAt(99)).isTrue();
        assertThat(key.isAliveAt(100)).isFalse();

        happens(new KeyExtended("n1", LOCK, 150L));
        assertThat(world.node("n1").key(LOCK).orElseThrow().remaining(30)).hasValue(120);
        happens(new KeyExtended("n1", LOCK, null));
        assertThat(world.node("n1").key(LOCK).orElseThrow().remaining(30)).isEmpty();

        happens(new KeyExpired("n1", LOCK, "t1"));
        assertThat(world.node("n1").key(LOCK)).isEmpty();
        happens(new KeyDeleted("n1", LOCK, "t1", "A"));
        assertThat(world.node("n1").keys().size()).isZero();
    }

    @Test
    void theOwnerOfAKeyIsTheOneWhoseCommandStoredIt() {
        happens(new LockRequested("A", LOCK, "r"));
        happens(new LockRequested("B", LOCK, "r"));
        happens(new CommandSent("A", "n1", 1, "SET lock:account 1 NX"));
        happens(new CommandSent("B", "n1", 2, "SET lock:account 1 NX"));
        long executed = happens(new CommandExecuted("B", "n1", 2, "SET lock:account 1 NX", false));
        happens(new KeyStored("n1", LOCK, "1", null), executed);

        assertThat(world.node("n1").ownerAt(LOCK, 60)).contains("B");
    }

    @Test
    void aTokenWhoseAnswerWasLostStillHasAnOwner() {
        happens(new LockRequested("A", LOCK, "r"));
        happens(new LockRequested("B", LOCK, "r"));
        happens(new CommandSent("B", "n1", 1, "SET lock:account t22 NX PX 3000"));
        happens(new CommandSent("A", "n1", 2, "SET lock:account t2 NX PX 3000"));
        happens(new CommandReplied("A", "n1", 2, Reply.UNKNOWN, "timed out"));
        happens(new KeyStored("n1", LOCK, "t2", 3000L));

        assertThat(world.client("A").adrift()).hasSize(1);
        assertThat(world.node("n1").ownerAt(LOCK, 2999)).contains("A");
        assertThat(world.node("n1").ownerAt(LOCK, 3000)).isEmpty();
    }

    @Test
    void aCopyOnAReplicaHasTheSameOwner() {
        happens(new LockRequested("A", LOCK, "r"));
        happens(new CommandSent("A", "n1", 1, "SET lock:account t1 NX"));
        happens(new KeyStored("n1", LOCK, "t1", null));
        happens(new CommandReplied("A", "n1", 1, Reply.VALUE, "OK"));
        happens(new KeyStored("n2", LOCK, "t1", null));

        assertThat(world.node("n2").ownerAt(LOCK, 60)).contains("A");
    }

    @Test
    void keysThatAreNoLocksHaveNoOwner() {
        happens(new LockRequested("A", LOCK, "r"));
        happens(new CommandSent("A", "n1", 1, "INCR fence 34"));
        happens(new KeyStored("n1", "fence", "34", null));

        assertThat(world.node("n1").key("fence").orElseThrow().owner()).isEmpty();
    }

    @Test
    void aNodeForgetsWithItsProcess() {
        happens(new NodeStarted("n1", "6.2.11", Role.MASTER));
        happens(new KeyStored("n1", LOCK, "t1", null));
        happens(new NodeCrashed("n1"));
        assertThat(world.node("n1").up()).isFalse();
        happens(new NodeStarted("n1", "6.2.11", Role.MASTER));

        assertThat(world.node("n1").up()).isTrue();
        assertThat(world.node("n1").key(LOCK)).isEmpty();
        assertThat(world.node("n1").role()).contains(Role.MASTER);
    }

    @Test
    void aLinkShowsWhatItHolds() {
        happens(new LinkChanged("A", "n1", Condition.HOLDS_REPLIES));
        happens(new MessageHeld("A", "n1", Direction.BACK, 1, 5));
        happens(new MessageHeld("A", "n1", Direction.BACK, 2, 7));
        happens(new MessageLost("A", "n1", Direction.BACK, 1, 5));

        LinkView link = world.link("A", "n1");
        assertThat(link.condition()).isEqualTo(Condition.HOLDS_REPLIES);
        assertThat(link.held()).containsExactly(new HeldMessage(Direction.BACK, 2, 7, 30));
        assertThat(link.lost()).isEqualTo(1);
    }

    @Test
    void theResourceKnowsWhatItShouldHold() {
        happens(new ResourceOpened("account", "memory", 1000, Fencing.AT_LEAST));
        happens(new ValueRead("account", "A", 1000));
        happens(new WriteOffered("account", "B", 1100, 100, 34L));
        happens(new WriteAccepted("account", "B", 1000, 1100, 100, 34L));
        happens(new WriteAccepted("account", "A", 1100, 900, -100, null));
        happens(new WriteRejected("account", "A", 900, 33L, 34L, "token is too low"));

        ResourceView account = world.resource("account");
        assertThat(account.value()).isEqualTo(900);
        assertThat(account.expected()).isEqualTo(1000);
        assertThat(account.discrepancy()).isEqualTo(-100);
        assertThat(account.highest()).hasValue(34);
        assertThat(account.offered()).isEqualTo(1);
        assertThat(account.accepted()).isEqualTo(2);
        assertThat(account.rejected()).isEqualTo(1);
        assertThat(account.lastWrites()).extracting(WriteView::accepted).containsExactly(true, true, false);
        assertThat(world.client("A").lastRead()).hasValue(1000);
    }

    @Test
    void scriptFaultsAndRunAreKept() {
        happens(new RunStarted());
        happens(new ScriptStepReached(1, "A.acquired", "pause A"));
        happens(new FaultBegan(1, "gc-pause", "A"));
        happens(new FaultBegan(2, "link", "A-n1"));
        happens(new FaultEnded(1, "gc-pause", "A", 1, "it waited"));
        happens(new ScriptStepFailed(2, "B.acquired", 5, "A.acquired"));
        happens(new RunDisturbed(7, 5));
        happens(new UnknownFact("NodePromoted", "{}"));
        happens(new RunEnded(Ending.SCRIPT_FAILED, "step 2"));

        assertThat(world.script()).extracting(StepView::reached).containsExactly(true, false);
        assertThat(world.faults().values()).containsExactly(new FaultView(2, "link", "A-n1", "someone", 40));
        assertThat(world.run().isDisturbed()).isTrue();
        assertThat(world.run().longestStall()).isEqualTo(7);
        assertThat(world.run().unknown()).isEqualTo(1);
        assertThat(world.run().ending()).contains(Ending.SCRIPT_FAILED);
        assertThat(world.events()).isEqualTo(9);
    }

    @Test
    void everyFactHasAFoldWhateverItsOrder() {
        RandomEvents random = RandomEvents.hostile(7);
        for (Class<? extends Record> kind : RandomEvents.kinds()) {
            for (int i = 0; i < 20; i++) {
                happens(kind == UnknownFact.class ? new UnknownFact("X", "{}") : random.fact(kind));
            }
        }
        assertThat(world.events()).isEqualTo(20 * RandomEvents.kinds().size());
    }
}
