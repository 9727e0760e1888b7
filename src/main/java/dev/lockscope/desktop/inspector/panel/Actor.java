package dev.lockscope.desktop.inspector.panel;

import dev.lockscope.trace.Cast;
import dev.lockscope.trace.Event;

/**
 * Who did something.
 *
 * @param name as in the trace
 * @param kind what it is
 * @param place a client's place in the cast, by which it has its colour; 0 for all others
 */
public record Actor(String name, Kind kind, int place) {

    /** What an actor is. */
    public enum Kind {
        /** A client. */
        CLIENT,
        /** A Redis node. */
        NODE,
        /** A sentinel. */
        SENTINEL,
        /** A guarded resource. */
        RESOURCE,
        /** The script. */
        SCRIPT,
        /** The person at the screen. */
        LEARNER,
        /** The run itself, or somebody unknown. */
        RUN
    }

    /** The actor of that name in a cast. */
    public static Actor of(Cast cast, String name) {
        int place = cast.clients().indexOf(name);
        return place >= 0 ? new Actor(name, Kind.CLIENT, place) : new Actor(name, kind(cast, name), 0);
    }

    private static Kind kind(Cast cast, String name) {
        if (cast.nodes().contains(name)) {
            return Kind.NODE;
        } else if (cast.sentinels().contains(name)) {
            return Kind.SENTINEL;
        } else if (cast.resources().contains(name)) {
            return Kind.RESOURCE;
        }
        return switch (name) {
            case Event.SCRIPT -> Kind.SCRIPT;
            case Event.LEARNER -> Kind.LEARNER;
            default -> Kind.RUN;
        };
    }
}
