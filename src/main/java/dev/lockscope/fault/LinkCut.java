package dev.lockscope.fault;

/** A link whose connections are reset until the fault ends; to lose messages is its job. */
public final class LinkCut extends TargetedFault {

    /** The id of this kind. */
    public static final String KIND = "cut-link";

    private final FaultyLink link;
    private int lost;

    /** A cut of {@code link} that has not begun. */
    public LinkCut(String target, FaultyLink link) {
        super(KIND, target);
        this.link = link;
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
