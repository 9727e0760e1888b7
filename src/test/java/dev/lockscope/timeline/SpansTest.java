package dev.lockscope.timeline;

import static dev.lockscope.testkit.History.LOCK;
import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.testkit.History;
import dev.lockscope.trace.ClientFact.ClientStarted;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact.ActionRefused;
import dev.lockscope.trace.FaultFact.FaultBegan;
import dev.lockscope.trace.FaultFact.FaultEnded;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.LinkFact.LinkChanged;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.LockFact.LockExtended;
import dev.lockscope.trace.LockFact.Release;
import dev.lockscope.trace.NodeFact.ReplicaSynced;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.RunFact.ClientStepped;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.RunFact.RunHeld;
import dev.lockscope.trace.RunFact.RunProceeded;
import dev.lockscope.trace.ScriptFact.ScriptStepReached;
import dev.lockscope.trace.SentinelFact.MasterNamed;
import dev.lockscope.trace.SentinelFact.NodeHeardAgain;
import dev.lockscope.trace.SentinelFact.NodeSuspected;
import java.util.List;
import org.junit.jupiter.api.Test;

class SpansTest {

    private static final long MS = 1_000_000;

    @Test
    void aClientAsksHoldsAndReleases() {
        Timeline timeline = Timeline.of(history()
                .requests("A", 1)
                .learns("A", 5, "t1", 33L)
                .released("A", 9, "t1", Release.RELEASED)
                .build());
        assertThat(told(timeline, Row.belief("A", LOCK))).containsExactly("REQUESTING 1-5 hand-made", "HOLDING 5-9 33");
        Span holding = timeline.spans(Row.belief("A", LOCK)).get(1);
        assertThat(holding.beganBy()).isEqualTo(2);
        assertThat(holding.endedBy()).isEqualTo(3);
        assertThat(holding.clients()).containsExactly("A");
    }

    @Test
    void aClientWhoseTimeIsUpIsOverdueUntilItNotices() {
        Timeline timeline = Timeline.of(acquired(history().add(0, "A", 0, new ClientStarted("A")), "A", 5, 20)
                .pauses("A", 10)
                .resumes("A", 40, 30)
                .loses("A", 41, "A1")
                .build());
        assertThat(told(timeline, Row.belief("A", LOCK))).containsExactly("HOLDING 5-20 A1", "OVERDUE 20-41 A1");
        assertThat(told(timeline, Row.state("A"))).containsExactly("PAUSED 10-40 ");
        assertThat(timeline.spans(Row.belief("A", LOCK)).get(0).ranOut()).isTrue();
        assertThat(timeline.spans(Row.belief("A", LOCK)).get(1).endedBy()).isEqualTo(5);
    }

    @Test
    void aLiveSpanHasAPlannedEndAndRunsOutAsTimeGoesOn() {
        Timeline timeline = Timeline.of(acquired(history(), "A", 5, 20).build());
        Row belief = Row.belief("A", LOCK);
        assertThat(timeline.spans(belief)).singleElement().satisfies(span -> {
            assertThat(span.isOpen()).isTrue();
            assertThat(span.planned()).hasValue(20 * MS);
        });
        timeline.advance(30 * MS);
        assertThat(told(timeline, belief)).containsExactly("HOLDING 5-20 A1", "OVERDUE 20- A1");
    }

    @Test
    void aRenewalMovesTheEndAndOneThatComesTooLateBeginsAnew() {
        History history = acquired(history(), "A", 5, 20);
        history.add(15, "A", 0, new LockExtended("A", LOCK, "A1", 35 * MS));
        history.add(50, "A", 0, new LockExtended("A", LOCK, "A1", 70 * MS));
        Timeline timeline = Timeline.of(history.build());
        assertThat(told(timeline, Row.belief("A", LOCK)))
                .containsExactly("HOLDING 5-35 A1", "OVERDUE 35-50 A1", "HOLDING 50- A1");
        assertThat(told(timeline, new Row(new Lane(LaneKind.CLIENT, "A"), RowKind.ATTEMPTS, "")))
                .containsExactly("RENEWED 15-15 " + LOCK, "RENEWED 50-50 " + LOCK);
    }

    @Test
    void aHoldLastsUntilTheRunGoesOnOrEnds() {
        Timeline timeline = Timeline.of(history()
                .add(5, Event.LEARNER, 0, new RunHeld())
                .add(6, Event.LEARNER, 0, new ClientStepped("A"))
                .add(9, Event.LEARNER, 0, new RunProceeded(4 * MS))
                .add(12, Event.LEARNER, 0, new RunHeld())
                .add(20, Event.RUN, 0, new RunEnded(Ending.ENDED, ""))
                .build());
        assertThat(told(timeline, new Row(Lane.SCRIPT, RowKind.HOLD, "")))
                .containsExactly("RUN_HELD 5-9 ", "RUN_HELD 12-20 ");
    }

    @Test
    void aCrashEndsAllThatTheClientBelievedAndDid() {
        Timeline timeline = Timeline.of(history()
                .learns("A", 5, "t1", null)
                .enters("A", 6)
                .crashes("A", 9)
                .build());
        assertThat(told(timeline, Row.belief("A", LOCK))).containsExactly("HOLDING 5-9 t1");
        assertThat(told(timeline, Row.section("A"))).containsExactly("IN_SECTION 6-9 " + LOCK);
        assertThat(told(timeline, Row.state("A"))).containsExactly("CRASHED 9- ");
    }

    @Test
    void aKeyHasItsOwnersColourAndEndsByTheEventThatTellsOfIt() {
        Timeline timeline = Timeline.of(history()
                .requests("A", 0)
                .stores("A", 1, "t1", 10L)
                .expires(11, "t1")
                .requests("B", 12)
                .stores("B", 13, "t2", 50L)
                .deletes("B", 20, "t2")
                .build());
        Row key = Row.key("n1", LOCK);
        assertThat(told(timeline, key)).containsExactly("KEY_HELD 1-11 t1", "KEY_HELD 13-20 t2");
        assertThat(timeline.spans(key))
                .extracting(Span::paint)
                .extracting(Paint::client)
                .containsExactly("A", "B");
        assertThat(timeline.spans(key)).extracting(Span::endedBy).containsExactly(5L, 10L);
        assertThat(told(timeline, new Row(new Lane(LaneKind.NODE, "n1"), RowKind.CHANGES, LOCK)))
                .containsExactly("KEY_EXPIRED 11-11 " + LOCK, "KEY_DELETED 20-20 " + LOCK);
    }

    @Test
    void aNodeThatCrashesIsDownAndStoresNothing() {
        Timeline timeline = Timeline.of(history()
                .starts(0, Role.REPLICA)
                .add(1, "n1", 0, new ReplicaSynced("n1", ""))
                .stored(2, "t1", null, 0)
                .promotes(4)
                .kills(7)
                .starts(9, Role.MASTER)
                .build());
        Lane node = new Lane(LaneKind.NODE, "n1");
        assertThat(told(timeline, Row.key("n1", LOCK))).containsExactly("KEY_HELD 2-7 t1");
        assertThat(told(timeline, new Row(node, RowKind.PROCESS, ""))).containsExactly("DOWN 7-9 ");
        assertThat(told(timeline, new Row(node, RowKind.ROLE, "")))
                .containsExactly("UNSYNCED 0-1 ", "REPLICA 1-4 ", "MASTER 4-7 ", "MASTER 9- ");
    }

    @Test
    void overlapsSayWhoAndForHowLong() {
        Timeline timeline = Timeline.of(acquired(history().clients("A", "B", "C"), "A", 1, 20)
                .enters("A", 2)
                .add(10, "B", 0, new LockAcquired("B", LOCK, "B1", null, 40 * MS))
                .enters("B", 11)
                .add(12, "C", 0, new LockAcquired("C", LOCK, "C1", null, 30 * MS))
                .leaves("A", 25)
                .leaves("B", 26)
                .build());
        timeline.advance(60 * MS);
        assertThat(timeline.overlaps())
                .extracting(overlap -> overlap.kind() + " " + String.join("+", overlap.clients()) + " "
                        + overlap.from() / MS + " for " + overlap.length() / MS)
                .containsExactly(
                        "BELIEF A+B 10 for 2",
                        "SECTION A+B 11 for 14",
                        "BELIEF A+B+C 12 for 8",
                        "BELIEF B+C 20 for 10");
    }

    @Test
    void faultsThatAreOnTogetherTakePlacesOfTheirOwn() {
        Timeline timeline = Timeline.of(history()
                .add(1, Event.SCRIPT, 0, new FaultBegan(1, "gc-pause", "A"))
                .add(2, Event.SCRIPT, 0, new FaultBegan(2, "hold", "B-n1"))
                .add(3, Event.SCRIPT, 0, new FaultEnded(1, "gc-pause", "A", 1, "calls-waited"))
                .add(4, Event.SCRIPT, 0, new FaultBegan(3, "cut", "A-n1"))
                .add(5, Event.SCRIPT, 0, new ActionRefused("crash n9", "no such node"))
                .build());
        assertThat(timeline.rows(Lane.FAULTS)).extracting(Row::subject).containsExactly("1", "2", "");
        assertThat(told(timeline, new Row(Lane.FAULTS, RowKind.FAULT, "1")))
                .containsExactly("FAULT 1-3 gc-pause A", "FAULT 4- cut A-n1");
        assertThat(told(timeline, new Row(Lane.FAULTS, RowKind.FAULT, "2"))).containsExactly("FAULT 2- hold B-n1");
    }

    @Test
    void linksSentinelsTheScriptAndTheResourceHaveTheirRows() {
        Timeline timeline = Timeline.of(history()
                .opens(10, Fencing.STRICT)
                .add(1, Event.RUN, 0, new LinkChanged("A", "n1", Condition.HOLDS_REPLIES))
                .add(2, Event.RUN, 0, new LinkChanged("A", "n1", Condition.OPEN))
                .add(3, "s1", 0, new NodeSuspected("s1", "n1"))
                .add(4, "s1", 0, new NodeHeardAgain("s1", "n1"))
                .add(5, "s1", 0, new MasterNamed("s1", "n2"))
                .add(6, Event.SCRIPT, 0, new ScriptStepReached(1, "A.read", "pause A"))
                .reads("A", 7, 10)
                .writes("A", 8, 10, -1, 9, 33L)
                .rejected("B", 9, 9, 32L, 33L)
                .conflicts("B", 10, 9, 1, 2)
                .charges("A", 11, "42", 3, 9, null)
                .build());
        assertThat(told(timeline, Row.link("A", "n1"))).containsExactly("LINK_HOLDS 1-2 HOLDS_REPLIES");
        Lane sentinel = new Lane(LaneKind.SENTINEL, "s1");
        assertThat(told(timeline, new Row(sentinel, RowKind.SUSPICION, "n1"))).containsExactly("SUSPECTS 3-4 n1");
        assertThat(told(timeline, new Row(sentinel, RowKind.NAMED, ""))).containsExactly("NAMES_MASTER 5- n2");
        assertThat(told(timeline, new Row(Lane.SCRIPT, RowKind.STEPS, ""))).containsExactly("STEP_REACHED 6-6 A.read");
        assertThat(told(timeline, Row.requests(History.ACCOUNT)))
                .containsExactly(
                        "READ 7-7 10",
                        "WRITE_ACCEPTED 8-8 9",
                        "WRITE_REJECTED 9-9 token is too low",
                        "WRITE_CONFLICTED 10-10 9",
                        "CHARGED 11-11 42");
    }

    @Test
    void lanesComeInTheOrderOfTheCast() {
        Timeline timeline = Timeline.of(history()
                .clients("B", "A")
                .nodes("n2", "n1")
                .enters("Z", 1)
                .enters("A", 2)
                .build());
        assertThat(timeline.lanes())
                .extracting(lane -> lane.kind() + " " + lane.name())
                .containsExactly(
                        "CLIENT B",
                        "CLIENT A",
                        "CLIENT Z",
                        "OVERLAP " + LOCK,
                        "NODE n2",
                        "NODE n1",
                        "RESOURCE account",
                        "FAULTS ",
                        "SCRIPT ");
    }

    private static History acquired(History history, String client, long at, long until) {
        return history.add(at, client, 0, new LockAcquired(client, LOCK, client + "1", null, until * MS));
    }

    private static List<String> told(Timeline timeline, Row row) {
        return timeline.spans(row).stream()
                .map(span -> span.kind() + " " + span.from() / MS + "-"
                        + (span.to().isPresent() ? Long.toString(span.to().getAsLong() / MS) : "") + " "
                        + span.label())
                .toList();
    }
}
