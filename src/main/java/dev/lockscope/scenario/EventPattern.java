package dev.lockscope.scenario;

import java.util.Optional;

/**
 * Which event a script step waits for: {@code actor.event} or {@code actor.event detail}, such as {@code A.read} or
 * {@code A.reached release.del}.
 *
 * @param actor the name of a client, node or sentinel
 * @param kind the kind of event
 * @param detail the step for {@link EventKind#REACHED}; the other end of the link for {@link EventKind#SENT},
 *     {@link EventKind#REPLIED}, {@link EventKind#HELD} and {@link EventKind#LOST_MESSAGE}; the key for what happens to
 *     keys; the master for what replicas do; the node for what sentinels see; else, and where any will do, empty
 */
public record EventPattern(String actor, EventKind kind, Optional<String> detail) {

    @Override
    public String toString() {
        return actor + "." + kind.id() + detail.map(text -> " " + text).orElse("");
    }
}
