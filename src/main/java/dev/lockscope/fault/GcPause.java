package dev.lockscope.fault;

/** A stop-the-world pause of a client: its main and watchdog threads stand still together. */
public final class GcPause extends TargetedFault {

    /** The id of this kind. */
    public static final String KIND = "gc-pause";

    private final Pausable process;

    /** A pause of {@code client} that has not begun. */
    public GcPause(String client, Pausable process) {
        super(KIND, client);
        this.process = process;
    }

    @Override
    public void begin(long cause) {
        process.pause(cause);
    }

    @Override
    public Report end(long cause) {
        return Effect.CALLS_WAITED.report(process.resume(cause));
    }
}
