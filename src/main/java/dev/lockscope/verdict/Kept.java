package dev.lockscope.verdict;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.StoreFact.KeyStored;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A value that a node stores, while its events are folded.
 *
 * @param stored its storing
 * @param expiresAt its deadline, ns since the run's start, or null for none
 * @param told the {@code seq} of the event that told the deadline
 * @param set the last event by which a client set the deadline
 * @param down what took its node down, while that is so and until it is loaded again
 * @param up the node's next start, from which on it must be loaded again
 */
record Kept(
        Event stored,
        String value,
        Optional<String> owner,
        @Nullable Long expiresAt,
        long told,
        Event set,
        List<Extension> extensions,
        Optional<Event> down,
        Optional<Event> up) {

    static Kept of(Event event, KeyStored stored, Optional<String> owner) {
        return new Kept(
                event,
                stored.value(),
                owner,
                stored.expiresAt(),
                event.seq(),
                event,
                new ArrayList<>(),
                Optional.empty(),
                Optional.empty());
    }

    /** Whether its node is down, or has not loaded it again since. */
    boolean isDown() {
        return down.isPresent();
    }

    Kept extended(Event event, Optional<String> by, @Nullable Long deadline) {
        extensions.add(new Extension(event.seq(), event.at(), by, expiresAt, deadline));
        Event setter = by.isPresent() ? event : set;
        return new Kept(stored, value, owner, deadline, event.seq(), setter, extensions, down, up);
    }

    Kept again(Event event, @Nullable Long deadline) {
        return new Kept(stored, value, owner, deadline, event.seq(), event, extensions, down, up);
    }

    Kept loaded(Event event, @Nullable Long deadline) {
        return new Kept(
                stored, value, owner, deadline, event.seq(), set, extensions, Optional.empty(), Optional.empty());
    }

    Kept downBy(Event event) {
        return new Kept(stored, value, owner, expiresAt, told, set, extensions, Optional.of(event), Optional.empty());
    }

    Kept upBy(Event event) {
        return isDown()
                ? new Kept(stored, value, owner, expiresAt, told, set, extensions, down, Optional.of(event))
                : this;
    }
}
