package dev.lockscope.fault;

/** A link that loses what it carries until the fault ends; to lose messages is its job. */
public final class LinkCut implements Fault {

    /** The id of this kind. */
    public static final String KIND = "cut-link";

    private final String target;
    private final FaultyLink link;
    private int lost;

    /** A cut of {@code link} that has not begun. */
    public LinkCut(String target, FaultyLink link) {
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
    public void begin(long cause) {
        lost = link.cut(cause);
    }

    @Override
    public Report end(long cause) {
        link.open(cause);
        return Effect.MESSAGES_LOST.report(lost);
    }
}
