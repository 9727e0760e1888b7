package dev.lockscope.verdict;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.ResourceFact.ValueRead;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.ResourceFact.WriteOffered;
import dev.lockscope.trace.ResourceFact.WriteRejected;
import dev.lockscope.trace.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Folds offers and decisions into writes, each with the grant that its writer went by when it handed it in. */
final class AttemptFold {

    private record Book(String client, String resource) {}

    private final Map<Long, Grant> grants;
    private final Map<String, Grant> latest = new HashMap<>();
    private final Map<Book, Optional<Grant>> offered = new HashMap<>();
    private final Map<Book, Event> seen = new HashMap<>();
    private final List<Attempt> done = new ArrayList<>();

    private AttemptFold(Map<Long, Grant> grants) {
        this.grants = grants;
    }

    /** Every decided write, in the order of the decisions. */
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
            offered.put(new Book(offer.client(), offer.resource()), Optional.ofNullable(latest.get(offer.client())));
        } else if (event.fact() instanceof WriteAccepted write) {
            Book book = new Book(write.client(), write.resource());
            add(event, book, true, write.before(), write.after(), write.change(), write.fence(), null);
            seen.put(book, event);
        } else if (event.fact() instanceof WriteRejected write) {
            Book book = new Book(write.client(), write.resource());
            add(event, book, false, write.value(), write.value(), 0, write.fence(), write.highest());
        }
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
        Optional<Grant> offer = offered.remove(book);
        Optional<Grant> grant = offer == null ? Optional.ofNullable(latest.get(book.client())) : offer;
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
                grant,
                Optional.ofNullable(seen.get(book))));
    }
}
