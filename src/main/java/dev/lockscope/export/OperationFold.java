package dev.lockscope.export;

import dev.lockscope.export.Operation.Outcome;
import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.CriticalSectionLeft;
import dev.lockscope.trace.ClientFact.StepReached;
import dev.lockscope.trace.CommandFact.CommandReplied;
import dev.lockscope.trace.CommandFact.Reply;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.LockFact;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.LockFact.LockNotAcquired;
import dev.lockscope.trace.LockFact.LockReleased;
import dev.lockscope.trace.LockFact.LockRequested;
import dev.lockscope.trace.Trace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Folds events into operations. One that ended without an answer, because its client died or the run was over, may or may
 * not have taken effect. Belongs to one export.
 */
final class OperationFold {

    private static final String RELEASE = "release";

    private record Lock(String client, String name) {}

    private final Map<Lock, Event> asked = new HashMap<>();
    private final Map<String, Long> letsGo = new HashMap<>();
    private final Map<String, LockAcquired> holds = new HashMap<>();
    private final Set<String> inDoubt = new HashSet<>();
    private final List<Operation> done = new ArrayList<>();
    private final Set<Long> used = new HashSet<>();
    private final Offers offers = new Offers(done::add, used::add);
    private long now;

    private OperationFold() {}

    /**
     * The operations of a run.
     *
     * @param all in the order in which they were called
     * @param used the events, by their {@code seq}, that they are made of
     */
    record Operations(List<Operation> all, Set<Long> used) {}

    static Operations of(Trace trace) {
        OperationFold fold = new OperationFold();
        trace.events().forEach(fold::take);
        fold.end();
        fold.done.sort(Comparator.comparingLong(Operation::called));
        return new Operations(List.copyOf(fold.done), fold.used);
    }

    private void take(Event event) {
        now = Math.max(now, event.at());
        Fact fact = event.fact();
        if (fact instanceof LockFact lock) {
            take(event, lock);
        } else if (fact instanceof CommandReplied replied && replied.reply() == Reply.UNKNOWN) {
            inDoubt.add(replied.client());
        } else if (fact instanceof CriticalSectionLeft left && holds.containsKey(left.client())) {
            letsGo.putIfAbsent(left.client(), event.at());
        } else if (fact instanceof StepReached step
                && step.step().startsWith(RELEASE)
                && holds.containsKey(step.client())) {
            letsGo.putIfAbsent(step.client(), event.at());
        } else if (fact instanceof ClientCrashed crashed) {
            crash(crashed.client());
        }
        offers.take(event);
    }

    private void take(Event event, LockFact fact) {
        String client = fact.client();
        Lock lock = new Lock(client, fact.lock());
        if (fact instanceof LockRequested) {
            used.add(event.seq());
            asked.putIfAbsent(lock, event);
            inDoubt.remove(client);
        } else if (fact instanceof LockAcquired acquired) {
            used.add(event.seq());
            Fields result = new Fields().with("token", acquired.token()).with("fence", acquired.fence());
            acquire(lock, Outcome.OK, result);
            holds.put(client, acquired);
            letsGo.remove(client);
        } else if (fact instanceof LockNotAcquired) {
            used.add(event.seq());
            acquire(lock, inDoubt.contains(client) ? Outcome.INFO : Outcome.FAIL, new Fields());
        } else if (fact instanceof LockReleased released) {
            used.add(event.seq());
            Outcome outcome = switch (released.outcome()) {
                case RELEASED -> Outcome.OK;
                case NOT_OURS -> Outcome.FAIL;
                case UNKNOWN -> Outcome.INFO;
            };
            release(client, fact.lock(), released.token(), outcome);
        }
    }

    private void acquire(Lock lock, Outcome outcome, Fields result) {
        Event request = asked.remove(lock);
        long called = request == null ? now : request.at();
        done.add(new Operation(lock.client(), "acquire", lock.name(), Map.of(), result.map(), outcome, called, now));
    }

    private void release(String client, String lock, String token, Outcome outcome) {
        @Nullable Long began = letsGo.remove(client);
        holds.remove(client);
        Map<String, Object> argument = new Fields().with("token", token).map();
        done.add(new Operation(client, RELEASE, lock, argument, Map.of(), outcome, began == null ? now : began, now));
    }

    /** It may have done anything that it had begun. */
    private void crash(String client) {
        for (Lock lock : List.copyOf(asked.keySet())) {
            if (lock.client().equals(client)) {
                acquire(lock, Outcome.INFO, new Fields());
            }
        }
        LockAcquired held = holds.remove(client);
        if (held != null && letsGo.containsKey(client)) {
            release(client, held.lock(), held.token(), Outcome.INFO);
        }
        offers.crash(client, now);
    }

    private void end() {
        for (Lock lock : List.copyOf(asked.keySet())) {
            acquire(lock, Outcome.INFO, new Fields());
        }
        for (String client : List.copyOf(letsGo.keySet())) {
            LockAcquired held = holds.get(client);
            if (held != null) {
                release(client, held.lock(), held.token(), Outcome.INFO);
            }
        }
        offers.end(now);
    }
}
