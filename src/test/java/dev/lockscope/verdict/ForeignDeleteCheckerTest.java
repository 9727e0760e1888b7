package dev.lockscope.verdict;

import static dev.lockscope.testkit.History.LOCK;
import static dev.lockscope.testkit.History.NODE;
import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.testkit.History;
import dev.lockscope.trace.CommandFact.CommandExecuted;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyStored;
import org.junit.jupiter.api.Test;

class ForeignDeleteCheckerTest {

    @Test
    void aDeletionOfAnotherClientsKeyIsForeign() {
        Finding foreign = only(history()
                .acquires("A", 0, "tA", 1000L)
                .expires(1000, "tA")
                .acquires("B", 1100, "tB", 34L, 1000L)
                .deletes("A", 1500, "tB"));

        assertThat(foreign.facts())
                .containsEntry("by", "A")
                .containsEntry("owner", "B")
                .containsEntry("leaseEnd", 1_000_000_000L)
                .containsEntry("ownerFence", 34L);
        assertThat(foreign.severity()).isEqualTo(Severity.DANGER);
    }

    @Test
    void aDeletionOfTheOwnKeyIsARelease() {
        none(history().acquires("A", 0, "tA", 1000L).deletes("A", 500, "tA"));
    }

    @Test
    void whoDeletedIsLearntFromTheCommandWhereTheNodeDoesNotTell() {
        History history = history().acquires("A", 0, "tA", 1000L);
        history.add(500, NODE, 0, new CommandExecuted("B", NODE, 9, "DEL " + LOCK, false));
        only(history.deletes(null, 500, "tA", history.last()));
    }

    @Test
    void aDeletionByNobodyKnownIsNotFound() {
        none(history().acquires("A", 0, "tA", 1000L).deletes(null, 500, "tA"));
    }

    @Test
    void aKeyThatIsNoLockIsNobodysLock() {
        History history = history().acquires("A", 0, "tA", 1000L);
        history.add(10, "A", 0, new CommandSent("A", NODE, 9, "SET data x"));
        none(history.add(10, NODE, history.last(), new KeyStored(NODE, "data", "x", null))
                .add(20, NODE, 0, new KeyDeleted(NODE, "data", "x", "B")));
    }

    @Test
    void equalTokensOfTwoClientsAreToldApartByWhoStoredThem() {
        only(history()
                .acquires("A", 0, "1", 1000L)
                .expires(1000, "1")
                .acquires("B", 1100, "1", 1000L)
                .deletes("A", 1500, "1"));
    }

    @Test
    void aValueWhoseClientNeverLearntOfItIsThatClientsAllTheSame() {
        History history = history().requests("A", 0).requests("B", 0);
        history.add(10, "A", 0, new CommandSent("A", NODE, 1, "SET " + LOCK + " tA NX PX 1000"));
        Finding foreign = only(history.stored(20, "tA", 1000L, 0).deletes("B", 500, "tA"));

        assertThat(foreign.facts()).containsEntry("owner", "A");
    }

    @Test
    void anOwnerIsKnownByItsAcquisitionAlone() {
        only(history().stored(20, "tA", 1000L, 0).learns("A", 30, "tA", null).deletes("B", 500, "tA"));
    }

    private static Finding only(History history) {
        return Findings.only(FindingId.FOREIGN_DELETE, history);
    }

    private static void none(History history) {
        assertThat(Findings.of(FindingId.FOREIGN_DELETE, history)).isEmpty();
    }
}
