package dev.lockscope.model;

import dev.lockscope.lock.port.GuardedResource.Change;
import dev.lockscope.lock.port.GuardedResource.Commit;
import dev.lockscope.lock.port.GuardedResource.Outcome;
import dev.lockscope.resource.Books;
import dev.lockscope.resource.Session;
import dev.lockscope.resource.Terms;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The guarded resource at one instant: an immutable value.
 *
 * @param books its books
 * @param open what was handed in to each transaction that is open, by the client's name
 */
public record ModelResource(Books books, Map<String, List<Change>> open) {

    private static final Outcome QUEUED = new Outcome.Queued();

    /** Takes the map as it is: it may not change afterwards. */
    public ModelResource {
        open = Collections.unmodifiableMap(open);
    }

    /** A resource that has seen no change. */
    public static ModelResource holding(long value, Terms terms) {
        return new ModelResource(Books.opened(value, terms), Map.of());
    }

    /** What it makes of a change, and what it is afterwards. */
    record Decision(ModelResource after, Outcome outcome) {}

    /** What it makes of a transaction, and what it is afterwards. */
    record Settlement(ModelResource after, Commit commit) {}

    /** Whether a client has a transaction open. */
    boolean isOpen(String client) {
        return open.containsKey(client);
    }

    /** What a client has handed in to its transaction. */
    List<Change> queued(String client) {
        return open.getOrDefault(client, List.of());
    }

    Decision decide(String client, Change change) {
        if (isOpen(client)) {
            List<Change> more = new ArrayList<>(queued(client));
            more.add(change);
            return new Decision(with(client, more), QUEUED);
        }
        Books.Settlement settlement = books.settle(List.of(change));
        return new Decision(with(settlement.after()), settlement.outcomes().get(0));
    }

    ModelResource storing(String key) {
        return with(books.storing(key));
    }

    ModelResource begun(String client) {
        if (isOpen(client)) {
            throw new IllegalStateException("a transaction of " + client + " is open already");
        }
        return with(client, List.of());
    }

    Settlement committed(String client) {
        Books.Settlement settlement = books.settle(queued(client));
        return new Settlement(rolledBack(client).with(settlement.after()), Session.commit(settlement.outcomes()));
    }

    ModelResource rolledBack(String client) {
        if (!isOpen(client)) {
            throw new IllegalStateException("no transaction of " + client + " is open");
        }
        Map<String, List<Change>> others = new HashMap<>(open);
        others.remove(client);
        return new ModelResource(books, others);
    }

    private ModelResource with(Books other) {
        return new ModelResource(other, open);
    }

    private ModelResource with(String client, List<Change> changes) {
        Map<String, List<Change>> after = new HashMap<>(open);
        after.put(client, changes);
        return new ModelResource(books, after);
    }
}
