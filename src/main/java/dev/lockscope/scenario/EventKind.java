package dev.lockscope.scenario;

import java.util.Set;

/** The kinds of event that a script can wait for. */
public enum EventKind {
    STARTED("started", Of.CLIENT, Of.NODE, Of.SENTINEL),
    REQUESTED("requested", Of.CLIENT),
    REFUSED("refused", Of.CLIENT),
    ACQUIRED("acquired", Of.CLIENT),
    ENTERED("entered", Of.CLIENT),
    NOT_ACQUIRED("not-acquired", Of.CLIENT),
    REACHED("reached", Of.CLIENT),
    SENT("sent", Of.CLIENT),
    REPLIED("replied", Of.CLIENT),
    READ("read", Of.CLIENT),
    WORKS("works", Of.CLIENT),
    WORKED("worked", Of.CLIENT),
    WROTE("wrote", Of.CLIENT),
    REJECTED("rejected", Of.CLIENT),
    CONFLICTED("conflicted", Of.CLIENT),
    CHARGED("charged", Of.CLIENT),
    LOOKED_UP("looked-up", Of.CLIENT),
    REMEMBERED("remembered", Of.CLIENT),
    COMPUTES("computes", Of.CLIENT),
    COMPUTED("computed", Of.CLIENT),
    COMMITTED("committed", Of.CLIENT),
    LEFT("left", Of.CLIENT),
    RELEASED("released", Of.CLIENT),
    LOST("lost", Of.CLIENT),
    PAUSED("paused", Of.CLIENT),
    RESUMED("resumed", Of.CLIENT),
    STALLED("stalled", Of.CLIENT),
    UNSTALLED("unstalled", Of.CLIENT),
    CRASHED("crashed", Of.CLIENT, Of.NODE),
    FINISHED("finished", Of.CLIENT),
    STORED("stored", Of.NODE),
    EXTENDED("extended", Of.NODE),
    EXPIRED("expired", Of.NODE),
    DELETED("deleted", Of.NODE),
    EVICTED("evicted", Of.NODE),
    STOPPED("stopped", Of.NODE),
    PROMOTED("promoted", Of.NODE),
    FOLLOWS("follows", Of.NODE),
    SYNCED("synced", Of.NODE),
    DETACHED("detached", Of.NODE),
    CLOCK_MOVED("clock-moved", Of.NODE),
    SUSPECTED("suspected", Of.SENTINEL),
    HEARD("heard", Of.SENTINEL),
    DOWN("down", Of.SENTINEL),
    FAILOVER("failover", Of.SENTINEL),
    NAMED("named", Of.SENTINEL),
    /** A message of the actor waits in the link that the actor has opened. */
    HELD("held", Of.CLIENT, Of.NODE, Of.SENTINEL),
    /** A message in a link that the actor has opened will never arrive. */
    LOST_MESSAGE("lost-message", Of.CLIENT, Of.NODE, Of.SENTINEL);

    /** Whose event it is. */
    public enum Of {
        CLIENT,
        NODE,
        SENTINEL
    }

    private final String id;

    @SuppressWarnings("ImmutableEnumChecker") // Set.of cannot be changed.
    private final Set<Of> actors;

    EventKind(String id, Of... actors) {
        this.id = id;
        this.actors = Set.of(actors);
    }

    /** The kind's id, as in scenario files. */
    public String id() {
        return id;
    }

    /** Whether a pattern can say which step, node, key or end of a link an event of this kind is about. */
    public boolean hasDetail() {
        return switch (this) {
            case STORED, EXTENDED, EXPIRED, DELETED, EVICTED -> true;
            case REACHED, SENT, REPLIED, HELD, LOST_MESSAGE -> true;
            case FOLLOWS, SYNCED, DETACHED, SUSPECTED, HEARD, DOWN, FAILOVER, NAMED -> true;
            default -> false;
        };
    }

    /** Whether it is an event of such actors. */
    public boolean happensTo(Of actor) {
        return actors.contains(actor);
    }
}
