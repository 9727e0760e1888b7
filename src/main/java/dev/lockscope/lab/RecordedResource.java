package dev.lockscope.lab;

import dev.lockscope.lock.port.GuardedResource;
import dev.lockscope.resource.Session;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.ResourceFact.EntryComputed;
import dev.lockscope.trace.ResourceFact.EntryLookedUp;
import dev.lockscope.trace.ResourceFact.KeyRemembered;
import dev.lockscope.trace.ResourceFact.TransactionBegan;
import dev.lockscope.trace.ResourceFact.TransactionCommitted;
import dev.lockscope.trace.ResourceFact.TransactionRolledBack;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * The guarded resource as one client reaches it. What was handed in is decided also when the client is paused right
 * after, because it is on its way; the client learns of it when it goes on.
 */
final class RecordedResource implements GuardedResource {

    private static final String CLIENT_GAVE_UP = "the client gave it up";
    private static final String CLIENT_DIED = "the client died";

    private final ResourceFacts facts;
    private final Session session;
    private final ReentrantLock order;
    private final Recorder recorder;
    private final ClientVoice voice;
    private final Gate gate;
    private final Lockstep lockstep;
    private boolean abandoned;

    /**
     * One client's view of a resource.
     *
     * @param session the client's own connection
     * @param order held while the resource decides and the decision is recorded, so that the trace has the decisions in
     *     the order in which the resource made them; one for all clients of a resource
     */
    RecordedResource(
            ResourceFacts facts,
            Session session,
            ReentrantLock order,
            Recorder recorder,
            ClientVoice voice,
            Gate gate,
            Lockstep lockstep) {
        this.facts = facts;
        this.session = session;
        this.order = order;
        this.recorder = recorder;
        this.voice = voice;
        this.gate = gate;
        this.lockstep = lockstep;
    }

    /** Something done at once, and the fact that tells of it. */
    private record Done<T>(T result, Fact fact) {}

    @Override
    public Reading read() {
        return atOnce(() -> {
            Reading reading = session.read();
            return new Done<>(reading, facts.read(reading));
        });
    }

    @Override
    public Outcome write(Write write) {
        long offered = voice.tell(facts.offered(write));
        return handIn(() -> decided(write, session.write(write), offered));
    }

    @Override
    public Outcome charge(Charge charge) {
        long offered = voice.tell(facts.offered(charge));
        return handIn(() -> decided(charge, session.charge(charge), offered));
    }

    @Override
    public boolean lookUp(String key) {
        return atOnce(() -> {
            boolean found = session.lookUp(key);
            return new Done<>(found, new EntryLookedUp(facts.resource(), facts.client(), key, found));
        });
    }

    @Override
    public boolean remember(String key) {
        return atOnce(() -> {
            boolean fresh = session.remember(key);
            return new Done<>(fresh, new KeyRemembered(facts.resource(), facts.client(), key, fresh));
        });
    }

    @Override
    public boolean put(String key) {
        return atOnce(() -> {
            boolean fresh = session.put(key);
            return new Done<>(fresh, new EntryComputed(facts.resource(), facts.client(), key, fresh));
        });
    }

    @Override
    public void begin() {
        atOnce(() -> {
            session.begin();
            return new Done<>(true, new TransactionBegan(facts.resource(), facts.client()));
        });
    }

    @Override
    public Commit commit() {
        gate.pass();
        return handIn(() -> {
            List<Change> changes = session.queued();
            Commit commit = session.commit();
            return new Decided<>(commit, settled(changes, commit));
        });
    }

    @Override
    public void rollBack() {
        atOnce(() -> {
            session.rollBack();
            return new Done<>(true, rolledBack(CLIENT_GAVE_UP));
        });
    }

    /**
     * The client is gone for good, and its connection with it: a transaction that is open comes to nothing.
     *
     * @param cause the event that led to it
     */
    void abandon(long cause) {
        order.lock();
        try {
            if (!abandoned && session.isInTransaction()) {
                session.rollBack();
                recorder.record(facts.resource(), cause, rolledBack(CLIENT_DIED));
                abandoned = true;
            }
        } finally {
            order.unlock();
        }
    }

    /** What a client does by itself: it stands still before, or it is done and told of. */
    private <T> T atOnce(Supplier<Done<T>> act) {
        Box<T> box = new Box<>();
        gate.perform(() -> {
            order.lock();
            try {
                Done<T> done = act.get();
                box.content = Optional.of(done.result());
                return voice.note(done.fact());
            } finally {
                order.unlock();
            }
        });
        return box.content.orElseThrow();
    }

    private static final class Box<T> {
        private Optional<T> content = Optional.empty();
    }

    /**
     * Something that the resource has decided.
     *
     * @param event the last event that tells of it, or 0 for none yet
     */
    private record Decided<T>(T result, long event) {}

    private <T> T handIn(Supplier<Decided<T>> act) {
        Decided<T> decided;
        order.lock();
        try {
            if (abandoned) {
                throw new ClientStopped();
            }
            decided = act.get();
        } finally {
            order.unlock();
        }
        if (decided.event() != 0) {
            voice.causedBy(decided.event());
            gate.stepped();
            lockstep.awaitHandled(decided.event(), gate::isStopped);
        }
        gate.pass();
        return decided.result();
    }

    private Decided<Outcome> decided(Change change, Outcome outcome, long offered) {
        return new Decided<>(
                outcome, outcome instanceof Outcome.Queued ? 0 : record(offered, facts.decided(change, outcome)));
    }

    private long settled(List<Change> changes, Commit commit) {
        long last = voice.last();
        if (commit instanceof Commit.Committed committed) {
            for (int i = 0; i < changes.size(); i++) {
                last = record(
                        last, facts.decided(changes.get(i), committed.outcomes().get(i)));
            }
            return record(last, new TransactionCommitted(facts.resource(), facts.client()));
        } else if (commit instanceof Commit.RolledBack back) {
            last = record(last, facts.decided(changes.get(back.place()), back.why()));
            return record(last, rolledBack(back.why().text()));
        }
        throw new IllegalStateException("no event for " + commit);
    }

    private long record(long cause, Fact fact) {
        return recorder.record(facts.resource(), cause, fact);
    }

    private Fact rolledBack(String reason) {
        return new TransactionRolledBack(facts.resource(), facts.client(), reason);
    }
}
