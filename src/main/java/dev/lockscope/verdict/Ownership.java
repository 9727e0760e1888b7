package dev.lockscope.verdict;

import dev.lockscope.trace.CommandFact;
import dev.lockscope.trace.CommandFact.CommandExecuted;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.StoreFact;
import dev.lockscope.trace.StoreFact.KeyStored;
import dev.lockscope.trace.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Whose lock a stored value is.
 *
 * <p>First of all the client whose command stored it; where that is not known, the client that acquired the lock with
 * it next; and for a value whose client never learnt that it was stored, the first client with a command that names it.
 */
final class Ownership {

    private final Map<Long, Event> events;
    private final Map<String, List<Event>> acquisitions = new HashMap<>();
    private final Map<String, String> namers = new HashMap<>();

    Ownership(Trace trace, Map<Long, Event> events) {
        this.events = events;
        Set<String> values = new HashSet<>();
        for (Event event : trace.events()) {
            if (event.fact() instanceof KeyStored stored) {
                values.add(stored.value());
            }
        }
        for (Event event : trace.events()) {
            if (event.fact() instanceof LockAcquired acquired) {
                acquisitions
                        .computeIfAbsent(acquired.token(), token -> new ArrayList<>())
                        .add(event);
            } else if (event.fact() instanceof CommandSent sent) {
                name(values, sent.text(), sent.client());
            } else if (event.fact() instanceof CommandExecuted executed) {
                name(values, executed.text(), executed.client());
            }
        }
    }

    private void name(Set<String> values, String text, String client) {
        for (String word : text.replace("\"", "").split(" ", -1)) {
            if (values.contains(word)) {
                namers.putIfAbsent(word, client);
            }
        }
    }

    /** The client whose lock the value is. */
    Optional<String> ownerOf(Event event, KeyStored stored) {
        Optional<String> storer = commanderOf(event);
        if (storer.isPresent()) {
            return storer;
        }
        List<LockAcquired> acquired = acquisitions.getOrDefault(stored.value(), List.of()).stream()
                .filter(candidate -> Trace.ORDER.compare(candidate, event) > 0)
                .map(candidate -> (LockAcquired) candidate.fact())
                .filter(candidate -> candidate.lock().equals(stored.key()))
                .toList();
        return acquired.isEmpty()
                ? Optional.ofNullable(namers.get(stored.value()))
                : Optional.of(acquired.get(0).client());
    }

    /**
     * The client whose command made a node change what it stores. Only the direct cause counts, or that of the master's
     * change which a replica followed: further back stands what led the client to its command, maybe another client.
     */
    Optional<String> commanderOf(Event event) {
        Event cause = causeOf(event);
        while (cause != null && cause.fact() instanceof StoreFact) {
            cause = causeOf(cause);
        }
        return cause != null && cause.fact() instanceof CommandFact command
                ? Optional.of(command.client())
                : Optional.empty();
    }

    /** What led to an event; only what arrived before it, so that following causes comes to an end in any trace. */
    private @Nullable Event causeOf(Event event) {
        return event.cause() < event.seq() ? events.get(event.cause()) : null;
    }
}
