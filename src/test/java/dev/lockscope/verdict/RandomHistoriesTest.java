package dev.lockscope.verdict;

import static dev.lockscope.testkit.History.history;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.testkit.History;
import dev.lockscope.time.Randomness;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.LinkFact.LinkChanged;
import dev.lockscope.trace.LockFact.Release;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.ResourceFact.Compare;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ResourceFact.Keys;
import dev.lockscope.trace.ResourceFact.TransactionBegan;
import dev.lockscope.trace.ResourceFact.TransactionRolledBack;
import dev.lockscope.trace.Trace;
import java.time.Duration;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Histories that make sense and histories that make none, each fixed by its seed. */
class RandomHistoriesTest {

    private static final int RUNS = 400;
    private static final List<String> CLIENTS = List.of("A", "B", "C");
    private static final List<String> NODES = List.of("n1", "n2", "n3");

    @Test
    void noHistoryMakesACheckerOrATextFail() {
        Set<FindingId> met = EnumSet.noneOf(FindingId.class);
        for (long seed = 1; seed <= RUNS; seed++) {
            Trace trace = anything(Randomness.seeded(seed));
            try {
                Verdict verdict = Judge.judge(trace);
                met.addAll(verdict.ids());
                check(trace, verdict);
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed, e);
            }
        }
        assertThat(met).as("what the histories cover").containsExactlyInAnyOrder(FindingId.values());
    }

    private static void check(Trace trace, Verdict verdict) {
        Set<Long> seqs = trace.events().stream().map(Event::seq).collect(Collectors.toSet());
        List<Long> order = trace.events().stream().map(Event::seq).toList();
        for (Finding finding : verdict.findings()) {
            assertThat(finding.evidence()).isNotEmpty().isSubsetOf(seqs).doesNotHaveDuplicates();
            assertThat(order).containsSubsequence(finding.evidence());
            assertThat(finding.facts().values()).allMatch(fact -> fact instanceof Long || fact instanceof String);
        }
        for (String language : List.of("en", "nb")) {
            VerdictText text = VerdictText.in(language);
            assertThat(text.headline(verdict)).isNotBlank();
            for (Finding finding : verdict.findings()) {
                for (String told : List.of(
                        text.title(finding),
                        text.summary(finding),
                        text.story(finding),
                        text.explanation(finding),
                        text.remedy(finding))) {
                    assertThat(told).isNotBlank().doesNotContain("{", "}", "[", "]", "null", "  ");
                }
            }
            assertThat(text.story(trace))
                    .allSatisfy(line -> assertThat(line).doesNotContain("{", "}", "[", "]", "null"));
        }
    }

    private static Trace anything(Randomness chance) {
        History history = history().clients("A", "B", "C").nodes("n1", "n2", "n3");
        if (chance.nextLong(3) > 0) {
            history.opens(
                    1000, pick(chance, Fencing.values()), pick(chance, Compare.values()), pick(chance, Keys.values()));
        }
        long events = 5 + chance.nextLong(60);
        for (long i = 0; i < events; i++) {
            step(history, chance);
        }
        return history.build();
    }

    private static void step(History history, Randomness chance) {
        String client = CLIENTS.get((int) chance.nextLong(3));
        String token = "t" + chance.nextLong(6);
        long at = chance.nextLong(400);
        Long ttl = chance.nextLong(3) == 0 ? null : Long.valueOf(1 + chance.nextLong(100));
        Long fence = chance.nextLong(3) == 0 ? null : Long.valueOf(1 + chance.nextLong(5));
        long value = 900 + chance.nextLong(200);
        history.on(NODES.get((int) chance.nextLong(3)));
        switch ((int) chance.nextLong(32)) {
            case 0 -> history.acquires(client, at, token, fence, ttl);
            case 1 -> history.stores(client, at, token, ttl);
            case 2 -> history.stored(at, token, ttl, chance.nextLong(history.last() + 2));
            case 3 -> history.learns(client, at, token, fence);
            case 4 -> history.enters(client, at);
            case 5 -> history.leaves(client, at);
            case 6 -> history.expires(at, token);
            case 7 -> history.deletes(client, at, token);
            case 8 -> history.deletes(null, at, token, chance.nextLong(history.last() + 2));
            case 9 -> history.extended(at, chance.nextLong(400));
            case 10 -> history.reads(client, at, value);
            case 11 -> history.writes(client, at, value, 50 - chance.nextLong(100), value, fence);
            case 12 -> history.rejected(client, at, value, fence, 1 + chance.nextLong(5));
            case 13 -> history.requests(client, at);
            case 14 -> history.refused(client, at);
            case 15 -> history.givesUp(client, at);
            case 16 -> history.loses(client, at, token);
            case 17 -> history.released(client, at, token, pick(chance, Release.values()));
            case 18 -> history.releases(client, at, token);
            case 19 -> history.pauses(client, at);
            case 20 -> history.resumes(client, at, 1 + chance.nextLong(100));
            case 21 -> rare(history, chance, client, at);
            case 22 -> history.acquires(client, at, token, fence, ttl);
            case 23 -> history.ends(at);
            case 24 -> history.extendedBy(client, at, chance.nextLong(400));
            case 25 -> history.checks(client, at);
            case 26 -> node(history, chance, at, token);
            case 27 -> split(history, chance, at);
            case 28 -> turnsWithout(history, at);
            case 29, 30 -> books(history, chance, client, at);
            default ->
                history.add(at, Event.SCRIPT, 0, new LinkChanged(client, "n1", pick(chance, Condition.values())));
        }
    }

    private static void node(History history, Randomness chance, long at, String token) {
        switch ((int) chance.nextLong(8)) {
            case 0 -> history.starts(at, Role.MASTER);
            case 1 -> history.starts(at, Role.REPLICA);
            case 2 -> history.promotes(at);
            case 3 -> history.follows(at, NODES.get((int) chance.nextLong(3)));
            case 4 -> history.evicts(at, token);
            case 5 -> history.movesClock(at, 200 - chance.nextLong(100));
            case 6 -> history.stalls(CLIENTS.get((int) chance.nextLong(3)), at);
            default -> history.kills(at);
        }
    }

    /** One client that is refused in each turn of the others, after all else has happened. */
    private static void turnsWithout(History history, long from) {
        history.requests("C", 1000 + from).refused("C", 1001 + from);
        for (int turn = 1; turn <= 4; turn++) {
            String other = turn % 2 == 0 ? "A" : "B";
            long at = 1000 + from + turn * 10L;
            history.acquires(other, at, "w" + turn, 9L).refused("C", at + 1).releases(other, at + 5, "w" + turn);
        }
    }

    /** Two clients that get a node each, and fail, after all else has happened. */
    private static void split(History history, Randomness chance, long from) {
        for (int round = 0; round < 3; round++) {
            long at = 400 + from + round * 40L;
            history.on("n1").stores("A", at, "sA" + round, 10 + chance.nextLong(20));
            history.on("n2").stores("B", at, "sB" + round, 10 + chance.nextLong(20));
            history.refused("A", at + 5).refused("B", at + 5);
        }
        history.ends(900);
    }

    private static void books(History history, Randomness chance, String client, long at) {
        String key = "k" + chance.nextLong(2);
        long value = 900 + chance.nextLong(200);
        Long fence = chance.nextLong(3) == 0 ? null : Long.valueOf(1 + chance.nextLong(5));
        switch ((int) chance.nextLong(8)) {
            case 0 -> history.conflicts(client, at, value, chance.nextLong(9), chance.nextLong(9));
            case 1 -> history.chargeRejected(client, at, key, value, fence, fence);
            case 2 -> history.replayed(client, at, key, value);
            case 3 -> history.computes(client, at, key);
            case 4 -> history.puts(client, at, key);
            case 5 -> history.add(at, client, 0, new TransactionBegan(History.ACCOUNT, client));
            case 6 -> history.add(at, client, 0, new TransactionRolledBack(History.ACCOUNT, client, "no"));
            default -> history.charges(client, at, key, 1 + chance.nextLong(100), value, fence);
        }
    }

    private static <T> T pick(Randomness chance, T[] values) {
        return List.of(values).get((int) chance.nextLong(values.length));
    }

    private static void rare(History history, Randomness chance, String client, long at) {
        switch ((int) chance.nextLong(8)) {
            case 0 -> history.crashes(client, at);
            case 1 -> history.finishes(client, at);
            case 2 -> history.add(at, "n1", 0, new NodeCrashed("n1"));
            case 3 -> history.disturbed(at, 1 + chance.nextLong(100), 1);
            default -> history.refused(client, at);
        }
    }

    @Test
    void clientsThatTakeTurnsWithinTheirLeasesBreakNothing() {
        for (long seed = 1; seed <= RUNS; seed++) {
            Verdict verdict = Judge.judge(turns(Randomness.seeded(seed)));

            assertThat(verdict.findings()).as("seed " + seed).isEmpty();
            assertThat(VerdictText.in("en").headline(verdict)).startsWith("Safe");
        }
    }

    private static Trace turns(Randomness chance) {
        boolean fenced = chance.nextLong(2) == 0;
        History history = history().clients("A", "B", "C");
        history.opens(1000, fenced ? Fencing.AT_LEAST : Fencing.NONE);
        long now = 0;
        long balance = 1000;
        // Who asks in vain turn after turn starves; so each is refused once at most.
        Set<String> asked = new HashSet<>();
        long turns = 1 + chance.nextLong(20);
        for (long turn = 1; turn <= turns; turn++) {
            String client = CLIENTS.get((int) chance.nextLong(3));
            String other = CLIENTS.get((int) chance.nextLong(3));
            String token = "t" + turn;
            Long fence = fenced ? Long.valueOf(turn) : null;
            long taken = now;
            history.acquires(client, now, token, fence, 100L);
            if (!other.equals(client) && asked.add(other)) {
                history.requests(other, now).refused(other, now + chance.nextLong(10));
            }
            for (long writes = chance.nextLong(3); writes > 0; writes--) {
                now += chance.nextLong(20);
                history.reads(client, now, balance);
                now += chance.nextLong(10);
                long change = 50 - chance.nextLong(100);
                history.writes(client, now, balance, change, balance + change, fence);
                balance += change;
            }
            now += chance.nextLong(10);
            history.leaves(client, now);
            // The server's clock may put the deletion a little before the client's leaving, and the next grant at once.
            long deleted = now - chance.nextLong(2);
            history.deletes(client, Math.max(deleted, taken), token);
            history.released(client, now, token, Release.RELEASED);
            now += chance.nextLong(5);
        }
        return history.ends(now).build();
    }

    @Test
    void aLongRunIsJudgedQuickly() {
        History history = history().opens(1000, Fencing.NONE);
        for (long i = 0; i < 20_000; i++) {
            String client = i % 2 == 0 ? "A" : "B";
            history.acquires(client, i * 10, "t" + i, 5L)
                    .writes(client, i * 10 + 1, 1000 - i, -1, 999 - i)
                    .releases(client, i * 10 + 2, "t" + i);
        }
        Trace trace = history.build();

        assertTimeout(
                Duration.ofSeconds(20),
                () -> assertThat(Judge.judge(trace).findings()).isEmpty());
    }
}
