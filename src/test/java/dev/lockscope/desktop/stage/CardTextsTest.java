package dev.lockscope.desktop.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.lockscope.desktop.stage.CardText.Ink;
import dev.lockscope.desktop.stage.CardText.Line;
import dev.lockscope.desktop.stage.CardText.Mood;
import dev.lockscope.trace.Cast;
import dev.lockscope.trace.ClientFact.ClientClockDrifts;
import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.ClientFinished;
import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.ClientFact.ClientStarted;
import dev.lockscope.trace.ClientFact.CriticalSectionEntered;
import dev.lockscope.trace.ClientFact.WorkerStalled;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.LinkFact.LinkChanged;
import dev.lockscope.trace.LinkFact.MessageHeld;
import dev.lockscope.trace.LockFact.AttemptRefused;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.LockFact.LockRequested;
import dev.lockscope.trace.NodeFact.ClockMoved;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.NodeFact.NodeFollows;
import dev.lockscope.trace.NodeFact.NodeStarted;
import dev.lockscope.trace.NodeFact.ReplicaSynced;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ResourceFact.ResourceOpened;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.ResourceFact.WriteRejected;
import dev.lockscope.trace.SentinelFact.MasterNamed;
import dev.lockscope.trace.SentinelFact.NodeSuspected;
import dev.lockscope.trace.SentinelFact.SentinelStarted;
import dev.lockscope.trace.StoreFact.KeyExtended;
import dev.lockscope.trace.StoreFact.KeyStored;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What cards say, in words. */
final class CardTextsTest {

    private static final String LOCK = "lock:account";
    private static final long S = 1_000_000_000;
    private static final Places PLACES = new Places(List.of("A", "B"));

    private static Story holding() {
        return Story.plain()
                .at(0, "A", new ClientStarted("A"))
                .at(10, "A", new LockRequested("A", LOCK, "set-nx-px"))
                .at(100, "A", new LockAcquired("A", LOCK, "3d24aa11bb22cc33", 34L, 2353 * Story.MS));
    }

    private static CardText client(Story story, double ms, int rows) {
        return new ClientText(Story.texts("en")).say(story.world(ms).client("A"), Math.round(ms * Story.MS), 0, rows);
    }

    private static List<String> lines(CardText text) {
        return text.lines().stream().map(Line::text).toList();
    }

    @Test
    void aHolderTellsUntilWhenAndWhatIsLeftAndItsToken() {
        CardText text = client(holding(), 1353, 4);
        assertThat(text.mood()).isEqualTo(Mood.LIVELY);
        assertThat(lines(text)).startsWith("holds until 2.35 s", "1.00 s left · token 34");
        assertThat(text.spoken()).contains("Client A", "running", "holds until 2.35 s", "token 34");
    }

    @Test
    void aPausedClientIsFrozenAndCounts() {
        CardText text = client(holding().at(500, "A", new ClientPaused("A")), 2900, 4);
        assertThat(text.mood()).isEqualTo(Mood.FROZEN);
        assertThat(text.state()).isEqualTo("paused for 2.40 s");
        assertThat(text.spoken()).contains("paused since 0.50 s").doesNotContain("2.40");
    }

    @Test
    void aLeaseThatEndedInTheCriticalSectionIsToldAsDanger() {
        Story story = holding().at(200, "A", new CriticalSectionEntered("A", LOCK));
        assertThat(client(story, 300, 4).mood()).isEqualTo(Mood.INSIDE);
        CardText late = client(story, 2563, 4);
        assertThat(late.lines().get(0))
                .extracting(Line::text, Line::ink)
                .containsExactly("lease ended at 2.35 s", Ink.DANGER);
        assertThat(lines(late)).contains("0.21 s ago · token 34", "in critical section");
    }

    @Test
    void aCrashedClientKnowsNothing() {
        CardText text = client(holding().at(500, "A", new ClientCrashed("A")), 600, 4);
        assertThat(text.mood()).isEqualTo(Mood.DEAD);
        assertThat(text.state()).isEqualTo("crashed at 0.50 s");
        assertThat(lines(text).get(0)).isEqualTo("knows nothing any more");
        assertThat(text.spoken()).doesNotContain("lock");
    }

    @Test
    void stalledFinishedAndWaitingClientsAreToldApart() {
        Story plain = Story.plain();
        assertThat(client(plain, 1, 4).mood()).isEqualTo(Mood.WAITING);
        assertThat(client(plain.at(1, "A", new ClientStarted("A")).at(2, "A", new WorkerStalled("A")), 1002, 4)
                        .state())
                .isEqualTo("stuck for 1.00 s");
        assertThat(client(plain.at(2000, "A", new ClientFinished("A", "done")), 2000, 4)
                        .mood())
                .isEqualTo(Mood.DONE);
    }

    @Test
    void refusalsAreCountedAndAnAwaitedAnswerIsNamed() {
        Story story = Story.plain()
                .at(0, "A", new ClientStarted("A"))
                .at(1, "A", new LockRequested("A", LOCK, "set-nx-px"))
                .at(2, "A", new AttemptRefused("A", LOCK, 1, "refused"))
                .at(3, "A", new AttemptRefused("A", LOCK, 2, "refused"))
                .at(4, "A", new CommandSent("A", "redis", 1, "SET lock:account t NX PX 3000"));
        assertThat(lines(client(story, 5, 4))).contains("asks, 2 refusals", "waits for redis: SET");
        assertThat(client(story, 5, 0).state()).isEqualTo("asks, 2×");
    }

    @Test
    void aDriftingClockIsTold() {
        assertThat(lines(client(holding().at(300, "A", new ClientClockDrifts("A", 1.1)), 400, 4)))
                .contains("clock 1.1×");
    }

    @Test
    void aCardHasAsManyLinesAsItHasRows() {
        Story story = holding();
        IntStream.rangeClosed(0, 4)
                .forEach(rows -> assertThat(client(story, 500, rows).lines()).hasSize(rows));
    }

    // Nodes

    private static Story stored() {
        return Story.plain()
                .at(0, "redis", new NodeStarted("redis", "6.2.11", Role.MASTER))
                .at(10, "A", new LockRequested("A", LOCK, "set-nx-px"))
                .at(20, "A", new CommandSent("A", "redis", 1, "SET lock:account 3d24aa11bb22cc33 NX PX 4000"))
                .at(100, "redis", new KeyStored("redis", LOCK, "3d24aa11bb22cc33", 4100 * Story.MS));
    }

    private static CardText node(Story story, String name, double ms, int rows) {
        Leases leases = new Leases();
        var moment = story.moment(ms);
        return new NodeText(Story.texts("en"), PLACES)
                .say(
                        moment.world(),
                        moment.world().node(name),
                        moment.instant(),
                        key -> leases.whole(
                                story.trace().events()::get,
                                moment.events(),
                                name,
                                key.key(),
                                key.expiresAt().orElse(0),
                                key.storedAt()),
                        rows);
    }

    @Test
    void aStoredLockTellsItsOwnerItsTokenAndRunsDown() {
        CardText text = node(stored(), "redis", 1100, 4);
        assertThat(text.state()).isEqualTo("master");
        assertThat(lines(text)).startsWith("A · 3d24…", LOCK);
        assertThat(text.ring()).hasValueSatisfying(ring -> {
            assertThat(ring.left()).isCloseTo(0.75, within(1e-9));
            assertThat(ring.text()).isEqualTo("3.00");
            assertThat(ring.own()).hasValue(0);
        });
    }

    @Test
    void anExtendedLeaseIsWholeAgain() {
        Story story = stored().at(2100, "redis", new KeyExtended("redis", LOCK, 6100 * Story.MS));
        assertThat(node(story, "redis", 2000, 4).ring().orElseThrow().left()).isCloseTo(0.525, within(1e-9));
        assertThat(node(story, "redis", 2100, 4).ring().orElseThrow().left()).isCloseTo(1, within(1e-9));
    }

    @Test
    void aClockMovedOnLeavesLessOfTheSameLease() {
        Story story = stored().at(1100, "redis", new ClockMoved("redis", 2 * S))
                .at(1100, "redis", new KeyExtended("redis", LOCK, 2100 * Story.MS));
        CardText text = node(story, "redis", 1100, 4);
        assertThat(text.ring().orElseThrow().left()).isCloseTo(0.25, within(1e-9));
        assertThat(lines(text)).contains("clock +2.0 s");
    }

    @Test
    void aKeyThatNeverExpiresSaysSo() {
        Story story = stored().at(200, "redis", new KeyStored("redis", LOCK, "3d24aa11bb22cc33", null));
        CardText text = node(story, "redis", 9000, 4);
        assertThat(text.ring().orElseThrow().left()).isEqualTo(1);
        assertThat(text.lines().get(1)).extracting(Line::text, Line::ink).containsExactly("never expires", Ink.WARNING);
    }

    @Test
    void aDeadNodeIsUnmistakable() {
        CardText text = node(stored().at(500, "redis", new NodeCrashed("redis")), "redis", 600, 4);
        assertThat(text.mood()).isEqualTo(Mood.DEAD);
        assertThat(text.state()).isEqualTo("down");
        assertThat(text.ring()).isEmpty();
        assertThat(lines(text).get(0)).isEqualTo("its memory is gone");
    }

    @Test
    void aReplicaTellsWhomItFollowsAndHowFarBehindItIs() {
        Story story = new Story(new Cast(List.of("A"), List.of("n1", "n2"), List.of("account")))
                .at(0, "n1", new NodeStarted("n1", "6.2.11", Role.MASTER))
                .at(0, "n2", new NodeStarted("n2", "6.2.11", Role.REPLICA))
                .at(1, "n2", new NodeFollows("n2", "n1"));
        assertThat(lines(node(story, "n2", 2, 4))).contains("follows n1, not in sync");
        story.at(3, "n2", new ReplicaSynced("n2", "n1"));
        assertThat(lines(node(story, "n2", 4, 4))).contains("follows n1, in sync");
        story.at(5, "run", new LinkChanged("n2", "n1", Condition.HOLDS_BOTH))
                .at(6, "run", new MessageHeld("n2", "n1", Direction.BACK, 0, 80))
                .at(7, "run", new MessageHeld("n2", "n1", Direction.BACK, 0, 80));
        assertThat(lines(node(story, "n2", 8, 4))).contains("2 behind n1");
        assertThat(LinkText.of(story.world(8).link("n2", "n1"), true, Story.texts("en"))
                        .label())
                .isEqualTo("keeps all · 2 wait");
    }

    @Test
    void theFencingCounterIsTold() {
        Story story = stored().at(150, "redis", new KeyStored("redis", LOCK + ":fence", "34", null));
        assertThat(lines(node(story, "redis", 200, 4))).contains("counter 34");
    }

    // Sentinels

    @Test
    void aSentinelTellsItsMasterAndWhomItSuspects() {
        Story story = new Story(new Cast(List.of("A"), List.of("n1", "n2"), List.of("s1"), List.of("account")))
                .at(0, "s1", new SentinelStarted("s1", "6.2.11"))
                .at(5, "s1", new NodeSuspected("s1", "n1"))
                .at(9, "s1", new MasterNamed("s1", "n2"));
        SentinelText words = new SentinelText(Story.texts("en"));
        assertThat(lines(words.say(story.world(1).sentinel("s1"), "n1", 2))).containsExactly("master: n1", "hears all");
        assertThat(lines(words.say(story.world(9).sentinel("s1"), "n1", 2)))
                .containsExactly("master: n2", "suspects n1");
    }

    // Resources

    @Test
    void aValueThatIsNotWhatItShouldBeIsWrong() {
        Story story = Story.plain()
                .at(0, "account", new ResourceOpened("account", "sql", 1000, Fencing.NONE))
                .at(1, "account", new WriteAccepted("account", "A", 1000, 900, -100, null))
                .at(2, "account", new WriteAccepted("account", "B", 900, 900, -100, null));
        ResourceText words = new ResourceText(Story.texts("en"), PLACES);
        CardText fine = words.say(story.world(1).resource("account"), 8);
        assertThat(fine.mood()).isEqualTo(Mood.LIVELY);
        assertThat(lines(fine)).startsWith("900", "as it should be", "does not check tokens");
        CardText wrong = words.say(story.world(2).resource("account"), 8);
        assertThat(wrong.mood()).isEqualTo(Mood.WRONG);
        assertThat(wrong.lines().get(1)).extracting(Line::text, Line::ink).containsExactly("should be 800", Ink.DANGER);
        assertThat(lines(wrong)).contains("2 accepted, 0 rejected", "B wrote 900", "A wrote 900");
    }

    @Test
    void aRejectedWriteAndTheHighestTokenAreTold() {
        Story story = Story.plain()
                .at(0, "account", new ResourceOpened("account", "sql", 1000, Fencing.STRICT))
                .at(1, "account", new WriteAccepted("account", "B", 1000, 900, -100, 34L))
                .at(2, "account", new WriteRejected("account", "A", 900, 33L, 34L, "too low"));
        CardText text =
                new ResourceText(Story.texts("en"), PLACES).say(story.world(2).resource("account"), 8);
        assertThat(lines(text))
                .contains("each token once", "highest token 34", "1 accepted, 1 rejected", "A turned away");
    }

    @Test
    void everythingIsSaidInNorwegianToo() {
        CardText text =
                new ClientText(Story.texts("nb")).say(holding().world(1353).client("A"), 1353 * Story.MS, 0, 4);
        assertThat(lines(text)).startsWith("har låsen til 2,35 s", "1,00 s igjen · token 34");
    }
}
