package dev.lockscope.export;

import dev.lockscope.export.Operation.Outcome;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.ResourceFact;
import dev.lockscope.trace.ResourceFact.ChargeAccepted;
import dev.lockscope.trace.ResourceFact.ChargeOffered;
import dev.lockscope.trace.ResourceFact.ChargeRejected;
import dev.lockscope.trace.ResourceFact.ChargeReplayed;
import dev.lockscope.trace.ResourceFact.TransactionBegan;
import dev.lockscope.trace.ResourceFact.TransactionCommitted;
import dev.lockscope.trace.ResourceFact.TransactionRolledBack;
import dev.lockscope.trace.ResourceFact.ValueRead;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.ResourceFact.WriteConflicted;
import dev.lockscope.trace.ResourceFact.WriteOffered;
import dev.lockscope.trace.ResourceFact.WriteRejected;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Joins what clients hand in to resources with what the resources made of it. Belongs to one fold. */
final class Offers {

    private record Book(String client, String resource) {}

    private record Offer(String function, Map<String, Object> argument, long at) {}

    private final Consumer<Operation> done;
    private final Consumer<Long> used;
    private final Map<Book, Deque<Offer>> open = new HashMap<>();
    private final Set<Book> transactions = new HashSet<>();
    private final Map<String, Long> latest = new HashMap<>();

    Offers(Consumer<Operation> done, Consumer<Long> used) {
        this.done = done;
        this.used = used;
    }

    void take(Event event) {
        Fact fact = event.fact();
        if (fact instanceof ResourceFact resource) {
            Concern.client(fact)
                    .map(client -> new Book(client, resource.resource()))
                    .ifPresent(book -> take(event, book));
        }
        Concern.client(fact).ifPresent(client -> latest.put(client, event.at()));
    }

    private void take(Event event, Book book) {
        Fact fact = event.fact();
        if (fact instanceof ValueRead read) {
            used.accept(event.seq());
            // It was read after the client did something else, and before it told of it.
            long called = latest.getOrDefault(book.client(), event.at());
            add(
                    book,
                    new Offer("read", Map.of(), Math.min(called, event.at())),
                    Outcome.OK,
                    value(read.value()),
                    event.at());
        } else if (fact instanceof WriteOffered write) {
            used.accept(event.seq());
            Fields argument = new Fields()
                    .with("value", write.value())
                    .with("change", write.change())
                    .with("fence", write.fence());
            offer(book, new Offer("write", argument.map(), event.at()));
        } else if (fact instanceof ChargeOffered charge) {
            used.accept(event.seq());
            Fields argument = new Fields()
                    .with("key", charge.key())
                    .with("value", charge.amount())
                    .with("fence", charge.fence());
            offer(book, new Offer("charge", argument.map(), event.at()));
        } else if (fact instanceof TransactionBegan) {
            transactions.add(book);
        } else {
            decide(event, book);
        }
    }

    /** Outside a transaction, what was offered before and never decided never will be. */
    private void offer(Book book, Offer offer) {
        Deque<Offer> offers = open.computeIfAbsent(book, none -> new ArrayDeque<>());
        if (!transactions.contains(book)) {
            giveUp(book, Outcome.INFO, offer.at());
        }
        offers.add(offer);
    }

    private void decide(Event event, Book book) {
        Fact fact = event.fact();
        if (fact instanceof WriteAccepted write) {
            decided(event, book, "write", Outcome.OK, value(write.after()));
        } else if (fact instanceof WriteRejected || fact instanceof WriteConflicted) {
            decided(event, book, "write", Outcome.FAIL, Map.of());
        } else if (fact instanceof ChargeAccepted charge) {
            decided(event, book, "charge", Outcome.OK, value(charge.after()));
        } else if (fact instanceof ChargeReplayed charge) {
            decided(
                    event,
                    book,
                    "charge",
                    Outcome.OK,
                    new Fields()
                            .with("replayed", true)
                            .with("value", charge.after())
                            .map());
        } else if (fact instanceof ChargeRejected) {
            decided(event, book, "charge", Outcome.FAIL, Map.of());
        } else if (fact instanceof TransactionCommitted) {
            transactions.remove(book);
        } else if (fact instanceof TransactionRolledBack) {
            transactions.remove(book);
            giveUp(book, Outcome.FAIL, event.at());
        }
    }

    private static Map<String, Object> value(long value) {
        return new Fields().with("value", value).map();
    }

    private void decided(Event event, Book book, String function, Outcome outcome, Map<String, Object> result) {
        used.accept(event.seq());
        Deque<Offer> offers = open.get(book);
        Offer offer = offers == null || offers.isEmpty() ? new Offer(function, Map.of(), event.at()) : offers.remove();
        add(book, offer, outcome, result, event.at());
    }

    private void add(Book book, Offer offer, Outcome outcome, Map<String, Object> result, long at) {
        done.accept(new Operation(
                book.client(), offer.function(), book.resource(), offer.argument(), result, outcome, offer.at(), at));
    }

    private void giveUp(Book book, Outcome outcome, long at) {
        Deque<Offer> offers = open.getOrDefault(book, new ArrayDeque<>());
        while (!offers.isEmpty()) {
            add(book, offers.remove(), outcome, Map.of(), at);
        }
    }

    void crash(String client, long at) {
        for (Book book : List.copyOf(open.keySet())) {
            if (book.client().equals(client)) {
                giveUp(book, Outcome.INFO, at);
            }
        }
    }

    void end(long at) {
        List.copyOf(open.keySet()).forEach(book -> giveUp(book, Outcome.INFO, at));
    }
}
