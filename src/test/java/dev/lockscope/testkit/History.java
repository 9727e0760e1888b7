package dev.lockscope.testkit;

import dev.lockscope.trace.Cast;
import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.ClientFinished;
import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.ClientFact.ClientResumed;
import dev.lockscope.trace.ClientFact.ComputationStarted;
import dev.lockscope.trace.ClientFact.CriticalSectionEntered;
import dev.lockscope.trace.ClientFact.CriticalSectionLeft;
import dev.lockscope.trace.ClientFact.StepReached;
import dev.lockscope.trace.ClientFact.WorkerResumed;
import dev.lockscope.trace.ClientFact.WorkerStalled;
import dev.lockscope.trace.CommandFact.CommandExecuted;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.LockFact.AttemptRefused;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.LockFact.LockLost;
import dev.lockscope.trace.LockFact.LockNotAcquired;
import dev.lockscope.trace.LockFact.LockReleased;
import dev.lockscope.trace.LockFact.LockRequested;
import dev.lockscope.trace.LockFact.Release;
import dev.lockscope.trace.NodeFact.ClockMoved;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.NodeFact.NodeFollows;
import dev.lockscope.trace.NodeFact.NodePromoted;
import dev.lockscope.trace.NodeFact.NodeStarted;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.ResourceFact.ChargeAccepted;
import dev.lockscope.trace.ResourceFact.ChargeOffered;
import dev.lockscope.trace.ResourceFact.ChargeRejected;
import dev.lockscope.trace.ResourceFact.ChargeReplayed;
import dev.lockscope.trace.ResourceFact.Compare;
import dev.lockscope.trace.ResourceFact.EntryComputed;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ResourceFact.Keys;
import dev.lockscope.trace.ResourceFact.Refusal;
import dev.lockscope.trace.ResourceFact.ResourceOpened;
import dev.lockscope.trace.ResourceFact.ValueRead;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.ResourceFact.WriteConflicted;
import dev.lockscope.trace.ResourceFact.WriteOffered;
import dev.lockscope.trace.ResourceFact.WriteRejected;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.RunFact.RunDisturbed;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyEvicted;
import dev.lockscope.trace.StoreFact.KeyExpired;
import dev.lockscope.trace.StoreFact.KeyExtended;
import dev.lockscope.trace.StoreFact.KeyStored;
import dev.lockscope.trace.Trace;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A trace written by hand, a call an event, in the order of arrival. Times are ms since the run's start; the lock is
 * {@link #LOCK}, the resource {@link #ACCOUNT} and the node {@link #NODE}, unless told otherwise.
 */
public final class History {

    public static final String LOCK = "lock:account";
    public static final String ACCOUNT = "account";
    public static final String NODE = "n1";

    private static final long MS = 1_000_000;

    private final List<Event> events = new ArrayList<>();
    private List<String> clients = List.of("A", "B");
    private List<String> nodes = List.of(NODE);
    private String node = NODE;
    private long commands;

    private History() {}

    public static History history() {
        return new History();
    }

    public History clients(String... names) {
        clients = List.of(names);
        return this;
    }

    public History nodes(String... names) {
        nodes = List.of(names);
        return this;
    }

    /** What follows happens on this node. */
    public History on(String name) {
        node = name;
        return this;
    }

    /** Any fact, for what has no word here. */
    public History add(long at, String actor, long cause, Fact fact) {
        events.add(new Event(events.size() + 1L, at * MS, actor, cause, fact));
        return this;
    }

    /** The {@code seq} of the latest event. */
    public long last() {
        return events.size();
    }

    // The resource

    public History opens(long balance, Fencing rule) {
        return add(0, ACCOUNT, 0, new ResourceOpened(ACCOUNT, "memory", balance, rule));
    }

    public History opens(long balance, Fencing rule, Compare compare, Keys keys) {
        return add(0, ACCOUNT, 0, new ResourceOpened(ACCOUNT, "memory", balance, rule, compare, keys));
    }

    public History reads(String client, long at, long value) {
        return add(at, client, 0, new ValueRead(ACCOUNT, client, value));
    }

    /** Offered and accepted. */
    public History writes(String client, long at, long before, long change, long after) {
        return writes(client, at, before, change, after, null);
    }

    public History writes(String client, long at, long before, long change, long after, @Nullable Long fence) {
        add(at, client, 0, new WriteOffered(ACCOUNT, client, after, change, fence));
        return add(at, ACCOUNT, last(), new WriteAccepted(ACCOUNT, client, before, after, change, fence));
    }

    /** Offered and rejected. */
    public History rejected(String client, long at, long value, @Nullable Long fence, @Nullable Long highest) {
        add(at, client, 0, new WriteOffered(ACCOUNT, client, value, 0, fence));
        return add(at, ACCOUNT, last(), new WriteRejected(ACCOUNT, client, value, fence, highest, "token is too low"));
    }

    /** Offered and in conflict with what was changed since it was read. */
    public History conflicts(String client, long at, long value, long expected, long found) {
        add(at, client, 0, new WriteOffered(ACCOUNT, client, expected, 0, null));
        return add(
                at,
                ACCOUNT,
                last(),
                new WriteConflicted(ACCOUNT, client, value, expected, found, null, Compare.VERSION));
    }

    /** Offered and made. */
    public History charges(String client, long at, String key, long amount, long before, @Nullable Long fence) {
        add(at, client, 0, new ChargeOffered(ACCOUNT, client, key, amount, fence));
        return add(
                at, ACCOUNT, last(), new ChargeAccepted(ACCOUNT, client, key, amount, before, before - amount, fence));
    }

    /** Offered and rejected. */
    public History chargeRejected(
            String client, long at, String key, long value, @Nullable Long fence, @Nullable Long highest) {
        add(at, client, 0, new ChargeOffered(ACCOUNT, client, key, 0, fence));
        Refusal refusal = highest == null ? Refusal.DUPLICATE_KEY : Refusal.FENCE;
        return add(
                at,
                ACCOUNT,
                last(),
                new ChargeRejected(ACCOUNT, client, key, value, fence, highest, refusal, "not again"));
    }

    /** Offered, and answered with the first answer. */
    public History replayed(String client, long at, String key, long after) {
        add(at, client, 0, new ChargeOffered(ACCOUNT, client, key, 0, null));
        return add(at, ACCOUNT, last(), new ChargeReplayed(ACCOUNT, client, key, after));
    }

    public History computes(String client, long at, String key) {
        return add(at, client, 0, new ComputationStarted(client, key));
    }

    public History puts(String client, long at, String key) {
        return add(at, client, 0, new EntryComputed(ACCOUNT, client, key, true));
    }

    // The lock as its clients see it

    public History requests(String client, long at) {
        return add(at, client, 0, new LockRequested(client, LOCK, "hand-made"));
    }

    public History refused(String client, long at) {
        return add(at, client, 0, new AttemptRefused(client, LOCK, 1, "held by another"));
    }

    public History givesUp(String client, long at) {
        return add(at, client, 0, new LockNotAcquired(client, LOCK, "held by another"));
    }

    /** Learns that it has the lock; the node is not told of. */
    public History learns(String client, long at, String token, @Nullable Long fence) {
        return add(at, client, 0, new LockAcquired(client, LOCK, token, fence, null));
    }

    /** Stored on the node, learnt by the client, which enters its critical section, all at once. */
    public History acquires(String client, long at, String token, @Nullable Long ttl) {
        return acquires(client, at, token, null, ttl);
    }

    public History acquires(String client, long at, String token, @Nullable Long fence, @Nullable Long ttl) {
        return requests(client, at)
                .stores(client, at, token, ttl)
                .learns(client, at, token, fence)
                .enters(client, at);
    }

    public History loses(String client, long at, String token) {
        return add(at, client, 0, new LockLost(client, LOCK, token, "lease is over"));
    }

    public History enters(String client, long at) {
        return add(at, client, 0, new CriticalSectionEntered(client, LOCK));
    }

    public History leaves(String client, long at) {
        return add(at, client, 0, new CriticalSectionLeft(client, LOCK));
    }

    public History released(String client, long at, String token, Release outcome) {
        return add(at, client, 0, new LockReleased(client, LOCK, token, outcome));
    }

    /** Leaves, deletes its own key and knows of it. */
    public History releases(String client, long at, String token) {
        return leaves(client, at).deletes(client, at, token).released(client, at, token, Release.RELEASED);
    }

    // The node

    /** Sent by the client and executed; the node stores it, and no answer is told of. */
    public History stores(String client, long at, String token, @Nullable Long ttl) {
        String text = "SET " + LOCK + " " + token + " NX" + (ttl == null ? "" : " PX " + ttl);
        add(at, client, 0, new CommandSent(client, node, ++commands, text));
        add(at, node, last(), new CommandExecuted(client, node, commands, text, false));
        return stored(at, token, ttl, last());
    }

    /** The node stores it; what led to it is given. */
    public History stored(long at, String token, @Nullable Long ttl, long cause) {
        return add(at, node, cause, new KeyStored(node, LOCK, token, ttl == null ? null : (at + ttl) * MS));
    }

    public History extended(long at, long expiresAt) {
        return add(at, node, 0, new KeyExtended(node, LOCK, expiresAt * MS));
    }

    /** Extended by a client's command. */
    public History extendedBy(String client, long at, long expiresAt) {
        String text = "PEXPIRE " + LOCK + " " + (expiresAt - at);
        add(at, client, 0, new CommandSent(client, node, ++commands, text));
        add(at, node, last(), new CommandExecuted(client, node, commands, text, false));
        return add(at, node, last(), new KeyExtended(node, LOCK, expiresAt * MS));
    }

    public History evicts(long at, String token) {
        return add(at, node, 0, new KeyEvicted(node, LOCK, token));
    }

    public History starts(long at, Role role) {
        return add(at, node, 0, new NodeStarted(node, "6.2.11", role));
    }

    public History kills(long at) {
        return add(at, node, 0, new NodeCrashed(node));
    }

    public History promotes(long at) {
        return add(at, node, 0, new NodePromoted(node));
    }

    public History follows(long at, String master) {
        return add(at, node, 0, new NodeFollows(node, master));
    }

    public History movesClock(long at, long by) {
        return add(at, node, 0, new ClockMoved(node, by * MS));
    }

    public History expires(long at, String token) {
        return add(at, node, 0, new KeyExpired(node, LOCK, token));
    }

    public History deletes(@Nullable String by, long at, String token) {
        return deletes(by, at, token, 0);
    }

    public History deletes(@Nullable String by, long at, String token, long cause) {
        return add(at, node, cause, new KeyDeleted(node, LOCK, token, by));
    }

    // Clients and the run

    /** The client's program looks whether it has lost the lock. */
    public History checks(String client, long at) {
        return add(at, client, 0, new StepReached(client, "program", "program.check"));
    }

    public History stalls(String client, long at) {
        return add(at, Event.SCRIPT, 0, new WorkerStalled(client));
    }

    public History goesOn(String client, long at, long stalledFor) {
        return add(at, Event.SCRIPT, 0, new WorkerResumed(client, stalledFor * MS));
    }

    public History pauses(String client, long at) {
        return add(at, Event.SCRIPT, 0, new ClientPaused(client));
    }

    public History resumes(String client, long at, long pausedFor) {
        return add(at, Event.SCRIPT, 0, new ClientResumed(client, pausedFor * MS));
    }

    public History crashes(String client, long at) {
        return add(at, Event.SCRIPT, 0, new ClientCrashed(client));
    }

    public History finishes(String client, long at) {
        return add(at, client, 0, new ClientFinished(client, "done"));
    }

    public History disturbed(long at, long stall, long limit) {
        return add(at, Event.RUN, 0, new RunDisturbed(stall * MS, limit * MS));
    }

    public History ends(long at) {
        return add(at, Event.RUN, 0, new RunEnded(Ending.COMPLETED, ""));
    }

    public Trace build() {
        Header header = new Header(
                "",
                "hand-made",
                null,
                1,
                1,
                Instant.EPOCH,
                "0",
                "6.2.11",
                "17",
                new Cast(clients, nodes, List.of(ACCOUNT)));
        return new Trace(header, events);
    }
}
