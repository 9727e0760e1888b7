package dev.lockscope.desktop.inspector.state;

import static dev.lockscope.desktop.inspector.state.StateValue.say;

import dev.lockscope.desktop.inspector.state.StateRow.Group;
import dev.lockscope.desktop.inspector.state.StateRow.Subject;
import dev.lockscope.desktop.inspector.state.StateRow.Trait;
import dev.lockscope.desktop.inspector.state.StateValue.Count;
import dev.lockscope.desktop.inspector.state.StateValue.Nothing;
import dev.lockscope.desktop.inspector.state.StateValue.Plain;
import dev.lockscope.trace.world.ResourceView;

/**
 * What there is to say of a resource.
 *
 * @param rows where it is said
 */
record ResourceTraits(StateRows rows) {

    void add(ResourceView resource) {
        Subject subject = new Subject(Group.RESOURCE, resource.name());
        if (resource.kind().isEmpty()) {
            rows.put(subject, Trait.of("resource.value"), say("resource.closed"));
            return;
        }
        rows.put(subject, Trait.of("resource.value"), new Count(resource.value()));
        rows.put(
                subject,
                Trait.of("resource.expected"),
                resource.discrepancy() == 0 ? new Nothing() : new Count(resource.expected()));
        rows.put(
                subject,
                Trait.of("resource.fence"),
                resource.highest().isPresent() ? new Count(resource.highest().getAsLong()) : new Nothing());
        rows.put(
                subject,
                Trait.of("resource.writes"),
                resource.offered() == 0
                        ? new Nothing()
                        : say(
                                "writes.of",
                                new Count(resource.offered()),
                                new Count(resource.accepted()),
                                new Count(resource.rejected())));
        resource.books()
                .charges()
                .forEach((key, times) -> rows.put(subject, new Trait("resource.charged", key), new Count(times)));
        rows.put(
                subject,
                Trait.of("resource.keys"),
                StateValue.plain(String.join(", ", resource.books().keys())));
        rows.put(
                subject,
                Trait.of("resource.transactions"),
                StateValue.several(resource.books().transactions().stream()
                        .<StateValue>map(Plain::new)
                        .toList()));
    }
}
