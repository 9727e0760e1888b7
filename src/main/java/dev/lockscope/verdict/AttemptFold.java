package dev.lockscope.verdict;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.ResourceFact.ChargeAccepted;
import dev.lockscope.trace.ResourceFact.ChargeOffered;
import dev.lockscope.trace.ResourceFact.ChargeRejected;
import dev.lockscope.trace.ResourceFact.ChargeReplayed;
import dev.lockscope.trace.ResourceFact.Decision;
import dev.lockscope.trace.ResourceFact.TransactionBegan;
import dev.lockscope.trace.ResourceFact.TransactionCommitted;
import dev.lockscope.trace.ResourceFact.TransactionRolledBack;
import dev.lockscope.trace.ResourceFact.ValueRead;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.ResourceFact.WriteConflicted;
import dev.lockscope.trace.ResourceFact.WriteOffered;
import dev.lockscope.trace.ResourceFact.WriteRejected;
import dev.lockscope.trace.Trace;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Folds offers and decisions into writes and charges, each with the grant that its writer went by when it handed it in. */
final class AttemptFold {

    private record Book(String client, String resource) {}

    private final Map<Long, Grant> grants;
    private final Map<String, Grant> latest = new HashMap<>();
    private final Map<Book, Deque<Optional<Grant>>> offered = new HashMap<>();
    private final Set<Book> open = new HashSet<>();
    private final Map<Book, Event> seen = new HashMap<>();
    private final List<Attempt> done = new ArrayList<>();

    private AttemptFold(Map<Long, Grant> grants) {
        this.grants = grants;
    }

    /** Every decided write and charge, in the order of the decisions. */
    static List<Attempt> of(Trace trace, Map<Long, Grant> grants) {
        AttemptFold fold = new AttemptFold(grants);
        trace.events().forEach(fold::take);
        return List.copyOf(fold.done);
    }

    private void take(Event event) {
        if (event.fact() instanceof LockAcquired acquired) {
            Grant grant = grants.get(event.seq());
            if (grant != null) {
                latest.put(acquired.client(), grant);
            }
        } else if (event.fact() instanceof ValueRead read) {
            seen.put(new Book(read.client(), read.resource()), event);
        } else if (event.fact() instanceof WriteOffered offer) {
            offer(new Book(offer.client(), offer.resource()));
        } else if (event.fact() instanceof ChargeOffered offer) {
            offer(new Book(offer.client(), offer.resource()));
        } else if (event.fact() instanceof TransactionBegan begun) {
            open.add(new Book(begun.client(), begun.resource()));
        } else if (event.fact() instanceof Decision decision) {
            decide(event, decision, new Book(decision.client(), decision.resource()));
        }
    }

    /** In a transaction, what is offered is decided when it commits. */
    private void offer(Book book) {
        Deque<Optional<Grant>> offers = offered.computeIfAbsent(book, none -> new ArrayDeque<>());
        if (!open.contains(book)) {
            offers.clear();
        }
        offers.add(Optional.ofNullable(latest.get(book.client())));
    }

    private void decide(Event event, Decision decision, Book book) {
        if (decision instanceof WriteAccepted write) {
            add(event, book, true, write.before(), write.after(), write.change(), write.fence(), null);
            seen.put(book, event);
        } else if (decision instanceof WriteRejected write) {
            add(event, book, false, write.value(), write.value(), 0, write.fence(), write.highest());
        } else if (decision instanceof WriteConflicted write) {
            add(event, book, false, write.value(), write.value(), 0, write.fence(), null);
        } else if (decision instanceof ChargeAccepted charge) {
            add(event, book, true, charge.before(), charge.after(), -charge.amount(), charge.fence(), null);
            seen.put(book, event);
        } else if (decision instanceof ChargeRejected charge) {
            add(event, book, false, charge.value(), charge.value(), 0, charge.fence(), charge.highest());
        } else if (decision instanceof ChargeReplayed) {
            grant(book);
        } else if (decision instanceof TransactionCommitted || decision instanceof TransactionRolledBack) {
            open.remove(book);
            offered.remove(book);
        }
    }

    /** The grant that the client's oldest undecided offer went by. */
    private Optional<Grant> grant(Book book) {
        Deque<Optional<Grant>> offers = offered.get(book);
        return offers == null || offers.isEmpty() ? Optional.ofNullable(latest.get(book.client())) : offers.remove();
    }

    private void add(
            Event event,
            Book book,
            boolean accepted,
            long before,
            long after,
            long change,
            @Nullable Long fence,
            @Nullable Long highest) {
        done.add(new Attempt(
                event,
                book.resource(),
                book.client(),
                accepted,
                before,
                after,
                change,
                fence,
                highest,
                grant(book),
                Optional.ofNullable(seen.get(book))));
    }
}
