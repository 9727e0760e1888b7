package dev.lockscope.scenario;

import java.util.Optional;

/**
 * Which event a script step waits for: {@code actor.event} or {@code actor.event detail}, such as {@code A.read} or
 * {@code A.reached release.del}.
 *
 * @param actor the name of a client or node
 * @param kind the kind of event
 * @param detail the step for {@link EventKind#REACHED}, the node for {@link EventKind#SENT} and
 *     {@link EventKind#REPLIED}, the key for a node's events; else, and where any will do, empty
 */
public record EventPattern(String actor, EventKind kind, Optional<String> detail) {

    @Override
    public String toString() {
        return actor + "." + kind.id() + detail.map(text -> " " + text).orElse("");
    }
}
