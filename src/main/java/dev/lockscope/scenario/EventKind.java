package dev.lockscope.scenario;

/** The kinds of event that a script can wait for. */
public enum EventKind {
    STARTED("started", Of.CLIENT),
    REQUESTED("requested", Of.CLIENT),
    REFUSED("refused", Of.CLIENT),
    ACQUIRED("acquired", Of.CLIENT),
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
    RELEASED("released", Of.CLIENT),
    LOST("lost", Of.CLIENT),
    PAUSED("paused", Of.CLIENT),
    RESUMED("resumed", Of.CLIENT),
    CRASHED("crashed", Of.CLIENT),
    FINISHED("finished", Of.CLIENT),
    STORED("stored", Of.NODE),
    EXTENDED("extended", Of.NODE),
    EXPIRED("expired", Of.NODE),
    DELETED("deleted", Of.NODE);

    /** Whose event it is. */
    public enum Of {
        CLIENT,
        NODE
    }

    private final String id;
    private final Of of;

    EventKind(String id, Of of) {
        this.id = id;
        this.of = of;
    }

    /** The kind's id, as in scenario files. */
    public String id() {
        return id;
    }

    /** Whose event it is. */
    public Of of() {
        return of;
    }
}
