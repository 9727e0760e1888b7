package dev.lockscope.desktop.inspector.state;

import static dev.lockscope.desktop.inspector.state.StateValue.say;

import dev.lockscope.desktop.inspector.state.StateRow.Group;
import dev.lockscope.desktop.inspector.state.StateRow.Subject;
import dev.lockscope.desktop.inspector.state.StateRow.Trait;
import dev.lockscope.desktop.inspector.state.StateValue.Instant;
import dev.lockscope.desktop.inspector.state.StateValue.Length;
import dev.lockscope.desktop.inspector.state.StateValue.Nothing;
import dev.lockscope.desktop.inspector.state.StateValue.Plain;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.world.KeyView;
import dev.lockscope.trace.world.NodeView;

/**
 * What there is to say of a node.
 *
 * @param rows where it is said
 * @param instant the instant that is shown, ns since the run's start
 */
record NodeTraits(StateRows rows, long instant) {

    void add(NodeView node) {
        Subject subject = new Subject(Group.NODE, node.name());
        rows.put(subject, Trait.of("node.process"), say(node.up() ? "process.up" : "process.down"));
        rows.put(subject, Trait.of("node.role"), role(node));
        rows.put(
                subject,
                Trait.of("node.clock"),
                node.clockMoved() == 0 ? new Nothing() : say("clock.moved", new Length(node.clockMoved())));
        for (KeyView key : node.keys()) {
            rows.put(subject, new Trait("node.key", key.key()), key(key));
        }
    }

    private static StateValue role(NodeView node) {
        if (node.role().isEmpty()) {
            return new Nothing();
        } else if (node.role().get() == Role.MASTER) {
            return say("role.master");
        } else if (node.follows().isEmpty()) {
            return say("role.replica");
        }
        return say(
                node.synced() ? "role.follows" : "role.follows-not",
                new Plain(node.follows().get()));
    }

    private StateValue key(KeyView key) {
        StateValue value = key.owner().isPresent()
                ? say(
                        "key.owned",
                        StateValue.token(key.value()),
                        new Plain(key.owner().get()))
                : say("key.value", StateValue.token(key.value()));
        if (key.expiresAt().isEmpty()) {
            return say("key.for-ever", value);
        }
        return say(
                key.isAliveAt(instant) ? "key.until" : "key.run-out",
                value,
                new Instant(key.expiresAt().getAsLong()));
    }
}
