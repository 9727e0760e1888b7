package dev.lockscope.lab;

import dev.lockscope.scenario.Action;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.ResourceFact;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.Trace;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;

/** Plays a run by hand, while another thread waits for its end. */
final class Player implements AutoCloseable {

    private static final long EVER = 60_000_000_000L;

    private final Run run;
    private final CompletableFuture<Ending> ending = new CompletableFuture<>();

    Player(Run run) {
        this.run = run;
    }

    Run run() {
        return run;
    }

    /** Starts the run. */
    Player begin() {
        run.start();
        Thread waiter = new Thread(
                () -> {
                    try {
                        ending.complete(run.awaitEnd());
                    } catch (InterruptedException | RuntimeException e) {
                        ending.completeExceptionally(e);
                    }
                },
                "waiter");
        waiter.setDaemon(true);
        waiter.start();
        return this;
    }

    /** Waits until an event of that kind is there. */
    Event await(Class<? extends Fact> kind) throws InterruptedException {
        return await(0, event -> kind.isInstance(event.fact()));
    }

    /** Waits for an event beyond the first {@code count}. */
    Event await(int count, Predicate<Event> wanted) throws InterruptedException {
        int read = count;
        while (true) {
            for (Event event : run.recorder().from(read)) {
                read++;
                if (wanted.test(event)) {
                    return event;
                }
            }
            if (!run.recorder().awaitMoreThan(read, EVER)) {
                throw new AssertionError("it did not come: " + run.recorder().from(0));
            }
        }
    }

    /** Lets a client take a step and waits for what it does. */
    Event step(String client) throws InterruptedException {
        int count = run.recorder().size();
        if (!run.step(client)) {
            throw new AssertionError(client + " cannot step: " + run.recorder().from(0));
        }
        return await(
                count,
                event -> event.actor().equals(client)
                        || (event.fact() instanceof ResourceFact.Decision decision
                                && decision.client().equals(client)));
    }

    /** Lets a client take steps up to and with an event of that kind. */
    Event stepTo(String client, Class<? extends Fact> kind) throws InterruptedException {
        Event event = step(client);
        while (!kind.isInstance(event.fact())) {
            event = step(client);
        }
        return event;
    }

    boolean apply(Action action) {
        return run.apply(action);
    }

    Ending awaitEnd() {
        return ending.join();
    }

    Trace trace() {
        return run.trace();
    }

    /** What an actor did, in the order of arrival. */
    List<Fact> of(String actor) {
        return run.recorder().from(0).stream()
                .filter(event -> event.actor().equals(actor))
                .map(Event::fact)
                .toList();
    }

    @Override
    public void close() {
        run.close();
    }
}
