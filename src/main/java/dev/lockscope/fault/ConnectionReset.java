package dev.lockscope.fault;

/** The connections of a link are reset; new ones pass. */
public final class ConnectionReset extends TargetedFault {

    /** The id of this kind. */
    public static final String KIND = "connection-reset";

    private final FaultyLink link;
    private int lost;

    /** A reset of {@code link} that has not come. */
    public ConnectionReset(String target, FaultyLink link) {
        super(KIND, target);
        this.link = link;
    }

    @Override
    public void begin(long cause) {
        lost = link.reset(cause);
    }

    @Override
    public Report end(long cause) {
        return Effect.MESSAGES_LOST.report(lost);
    }
}
