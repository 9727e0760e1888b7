package dev.lockscope.resource;

import dev.lockscope.lock.port.GuardedResource;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One client's way to a ledger, with a connection of its own and at most one transaction. Safe for use by several
 * threads, one call at a time.
 */
public final class Session implements GuardedResource, AutoCloseable {

    private static final Outcome QUEUED = new Outcome.Queued();

    private final Line line;
    private @Nullable List<Change> queued;

    Session(Line line) {
        this.line = line;
    }

    /** Whether a transaction is open. */
    public synchronized boolean isInTransaction() {
        return queued != null;
    }

    /** What was handed in since the transaction began. */
    public synchronized List<Change> queued() {
        return queued == null ? List.of() : List.copyOf(queued);
    }

    @Override
    public synchronized Reading read() {
        return line.read();
    }

    @Override
    public Outcome write(Write write) {
        return handIn(write);
    }

    @Override
    public Outcome charge(Charge charge) {
        return handIn(charge);
    }

    private synchronized Outcome handIn(Change change) {
        if (queued != null) {
            queued.add(change);
            return QUEUED;
        }
        return line.settle(List.of(change)).get(0);
    }

    @Override
    public synchronized boolean lookUp(String key) {
        return line.has(key);
    }

    @Override
    public synchronized boolean remember(String key) {
        return line.store(key);
    }

    @Override
    public synchronized boolean put(String key) {
        return line.store(key);
    }

    @Override
    public synchronized void begin() {
        if (queued != null) {
            throw new IllegalStateException("a transaction is open already");
        }
        queued = new ArrayList<>();
    }

    @Override
    public synchronized Commit commit() {
        return Session.commit(line.settle(end()));
    }

    @Override
    public synchronized void rollBack() {
        end();
    }

    private List<Change> end() {
        List<Change> changes = queued;
        if (changes == null) {
            throw new IllegalStateException("no transaction is open");
        }
        queued = null;
        return changes;
    }

    /** What became of a transaction with those outcomes. */
    public static Commit commit(List<Outcome> outcomes) {
        int last = outcomes.size() - 1;
        return last >= 0 && outcomes.get(last) instanceof Outcome.Rejected rejected
                ? new Commit.RolledBack(last, rejected)
                : new Commit.Committed(outcomes);
    }

    @Override
    public synchronized void close() {
        queued = null;
        line.close();
    }
}
