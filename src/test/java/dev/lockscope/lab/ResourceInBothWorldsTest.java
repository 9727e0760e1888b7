package dev.lockscope.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.model.ModelLab;
import dev.lockscope.resource.Ledgers;
import dev.lockscope.resource.Terms;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.ResourceFact;
import dev.lockscope.trace.ResourceFact.ChargeAccepted;
import dev.lockscope.trace.ResourceFact.ChargeOffered;
import dev.lockscope.trace.ResourceFact.ChargeRejected;
import dev.lockscope.trace.ResourceFact.ChargeReplayed;
import dev.lockscope.trace.ResourceFact.Compare;
import dev.lockscope.trace.ResourceFact.EntryComputed;
import dev.lockscope.trace.ResourceFact.EntryLookedUp;
import dev.lockscope.trace.ResourceFact.KeyRemembered;
import dev.lockscope.trace.ResourceFact.Refusal;
import dev.lockscope.trace.ResourceFact.ResourceOpened;
import dev.lockscope.trace.ResourceFact.TransactionBegan;
import dev.lockscope.trace.ResourceFact.TransactionCommitted;
import dev.lockscope.trace.ResourceFact.TransactionRolledBack;
import dev.lockscope.trace.ResourceFact.ValueRead;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.ResourceFact.WriteConflicted;
import dev.lockscope.trace.ResourceFact.WriteOffered;
import dev.lockscope.trace.Trace;
import java.util.List;
import org.assertj.core.api.ListAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What clients do with a resource leaves the same facts in real time and on the model. */
@Timeout(60)
class ResourceInBothWorldsTest {

    private static final String NAME = "account";

    @Test
    void aTransactionIsDecidedWhenItCommits() throws Exception {
        both("{kind: memory, balance: 10, keys: unique}", """
                A: {recipe: no-lock, ttl: 1s, does: [acquire, begin, read, {write: -1}, {charge: {key: 42, amount: 3}}, commit, read]}
                """, "")
                .containsExactly(
                        new TransactionBegan(NAME, "A"),
                        new ValueRead(NAME, "A", 10),
                        new WriteOffered(NAME, "A", 9, -1, null),
                        new ChargeOffered(NAME, "A", "42", 3, null),
                        new WriteAccepted(NAME, "A", 10, 9, -1, null),
                        new ChargeAccepted(NAME, "A", "42", 3, 9, 6, null),
                        new TransactionCommitted(NAME, "A"),
                        new ValueRead(NAME, "A", 6));
    }

    @Test
    void aTransactionWithADuplicateKeyIsRolledBack() throws Exception {
        both("{kind: memory, balance: 10, keys: unique}", """
                A: {recipe: no-lock, ttl: 1s, does: [acquire, {remember: 42}, begin, {charge: {key: 42, amount: 3}}, commit]}
                """, "")
                .containsExactly(
                        new KeyRemembered(NAME, "A", "42", true),
                        new TransactionBegan(NAME, "A"),
                        new ChargeOffered(NAME, "A", "42", 3, null),
                        new ChargeRejected(
                                NAME, "A", "42", 10, null, null, Refusal.DUPLICATE_KEY, "key 42 is stored already"),
                        new TransactionRolledBack(NAME, "A", "key 42 is stored already"));
    }

    @Test
    void aCrashRollsBackAndNothingOfItIsSeen() throws Exception {
        both("{kind: memory, balance: 10}", """
                A: {recipe: no-lock, ttl: 1s, does: [acquire, begin, read, {write: -1}, {work: until-told}, commit]}
                  B: {recipe: no-lock, ttl: 1s, start: when-told, does: [acquire, read]}
                """, "{when: A.works, do: [crash A, start B]}")
                .containsExactly(
                        new TransactionBegan(NAME, "A"),
                        new ValueRead(NAME, "A", 10),
                        new WriteOffered(NAME, "A", 9, -1, null),
                        new TransactionRolledBack(NAME, "A", "the client died"),
                        new ValueRead(NAME, "B", 10));
    }

    @Test
    void aProgramThatEndsEarlyLeavesNoTransactionOpen() throws Exception {
        both("{kind: memory, balance: 10}", """
                A: {recipe: no-lock, ttl: 1s, does: [acquire, {remember: 42}, begin, {charge: 42}, {look-up: 42}, commit]}
                """, "")
                .containsExactly(
                        new KeyRemembered(NAME, "A", "42", true),
                        new TransactionBegan(NAME, "A"),
                        new ChargeOffered(NAME, "A", "42", 100, null),
                        new EntryLookedUp(NAME, "A", "42", true),
                        new TransactionRolledBack(NAME, "A", "the client gave it up"));
    }

    @Test
    void aConflictIsReadAnewAndTriedAgain() throws Exception {
        both(
                        "{kind: memory, balance: 10, compare: version}",
                        """
                A: {recipe: no-lock, ttl: 1s, does: [acquire, read, {work: until-told}, {write: {add: -1, retry: 1}}]}
                  B: {recipe: no-lock, ttl: 1s, start: when-told, does: [acquire, read, {write: -1}]}
                """,
                        "{when: A.works, do: start B}, {when: B.finished, do: finish A}")
                .containsExactly(
                        new ValueRead(NAME, "A", 10, 0L),
                        new ValueRead(NAME, "B", 10, 0L),
                        new WriteOffered(NAME, "B", 9, -1, null),
                        new WriteAccepted(NAME, "B", 10, 9, -1, null, 1L),
                        new WriteOffered(NAME, "A", 9, -1, null),
                        new WriteConflicted(NAME, "A", 9, 0L, 1, null, Compare.VERSION),
                        new ValueRead(NAME, "A", 9, 1L),
                        new WriteOffered(NAME, "A", 8, -1, null),
                        new WriteAccepted(NAME, "A", 9, 8, -1, null, 2L));
    }

    @Test
    void aRepeatedChargeIsReplayedAndOneWithAnotherAmountIsAMistake() throws Exception {
        both("{kind: memory, balance: 10, keys: idempotent}", """
                A: {recipe: no-lock, ttl: 1s, does: [acquire, {charge: {key: 42, amount: 1}}, {charge: {key: 42, amount: 1}}, {charge: {key: 42, amount: 2}}]}
                """, "")
                .containsExactly(
                        new ChargeOffered(NAME, "A", "42", 1, null),
                        new ChargeAccepted(NAME, "A", "42", 1, 10, 9, null),
                        new ChargeOffered(NAME, "A", "42", 1, null),
                        new ChargeReplayed(NAME, "A", "42", 9),
                        new ChargeOffered(NAME, "A", "42", 2, null),
                        new ChargeRejected(
                                NAME,
                                "A",
                                "42",
                                9,
                                null,
                                null,
                                Refusal.OTHER_PAYLOAD,
                                "key 42 was charged 1 before, not 2"));
    }

    @Test
    void whoFindsAnEntryDoesNotComputeIt() throws Exception {
        String program = "[acquire, {look-up: report}, {compute: {key: report, for: 5ms}}, release]";
        both(
                        "{kind: memory, balance: 0}",
                        "A: {recipe: no-lock, ttl: 1s, does: " + program + "}\n"
                                + "  B: {recipe: no-lock, ttl: 1s, start: when-told, does: " + program + "}",
                        "{when: A.computed, do: start B}")
                .containsExactly(
                        new EntryLookedUp(NAME, "A", "report", false),
                        new EntryComputed(NAME, "A", "report", true),
                        new EntryLookedUp(NAME, "B", "report", true));
    }

    @Test
    void drawnWorkIsTheSameForTheSameSeedOnTheModel() throws Exception {
        Scenario scenario = scenario("{kind: memory, balance: 0}", """
                A: {recipe: no-lock, ttl: 1s, does: [acquire, {work: {from: 1ms, to: 50s}}, {work: {median: 1s, p99: 9s}}]}
                """, "");
        assertThat(onTheModel(scenario, 1).events())
                .isEqualTo(onTheModel(scenario, 1).events());
        assertThat(onTheModel(scenario, 1).events())
                .isNotEqualTo(onTheModel(scenario, 2).events());
    }

    private static ListAssert<Fact> both(String resource, String clients, String script) throws Exception {
        Scenario scenario = scenario(resource, clients, script);
        List<Fact> model = facts(onTheModel(scenario, 1));
        assertThat(facts(inRealTime(scenario))).isEqualTo(model);
        return assertThat(model);
    }

    private static Scenario scenario(String resource, String clients, String script) throws ScenarioException {
        return ScenarioLoader.parse("test.yaml", """
                id: test
                title: {en: Test, nb: Prøve}
                goal: {en: Test., nb: Prøve.}
                topology: single
                lock: l
                resource: %s
                clients:
                  %s
                script: [%s]
                expect: safe
                """.formatted(resource, clients.strip(), script))
                .get(0);
    }

    private static Trace onTheModel(Scenario scenario, long seed) throws Exception {
        return run(new ModelLab(WallClock.system(), new Lab.Versions("test", "17"))
                .open(scenario, new RunOptions(1, seed)));
    }

    private static Trace inRealTime(Scenario scenario) throws Exception {
        Lab lab = new Lab(
                (topology, recorder, clock) -> new MemoryCluster(recorder, topology),
                spec -> Ledgers.inMemory(spec.balance(), new Terms(spec.fencing(), spec.compare(), spec.keys())),
                SystemRunClock::startingNow,
                WallClock.system(),
                new Lab.Versions("test", "test"));
        return run(lab.open(scenario, new RunOptions(1, 1)));
    }

    private static Trace run(Run opened) throws Exception {
        try (Run run = opened) {
            run.start();
            run.awaitEnd();
            return run.trace();
        }
    }

    private static List<Fact> facts(Trace trace) {
        return trace.events().stream()
                .map(Event::fact)
                .filter(fact -> fact instanceof ResourceFact && !(fact instanceof ResourceOpened))
                .toList();
    }
}
