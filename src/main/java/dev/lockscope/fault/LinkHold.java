package dev.lockscope.fault;

/** A link that keeps what it carries until the fault ends; loses nothing. */
public final class LinkHold implements Fault {

    /** The id of this kind. */
    public static final String KIND = "held-link";

    private final String target;
    private final FaultyLink link;

    /** A hold of {@code link} that has not begun. */
    public LinkHold(String target, FaultyLink link) {
        this.target = target;
        this.link = link;
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String target() {
        return target;
    }

    @Override
    public void begin() {
        link.hold();
    }

    @Override
    public Report end() {
        return Effect.MESSAGES_WAITED.report(link.open());
    }
}
