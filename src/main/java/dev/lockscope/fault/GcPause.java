package dev.lockscope.fault;

/** A stop-the-world pause of a client: its main and watchdog threads stand still together. */
public final class GcPause implements Fault {

    /** The id of this kind. */
    public static final String KIND = "gc-pause";

    private final String client;
    private final Pausable pausable;

    /** A pause of {@code client} that has not begun. */
    public GcPause(String client, Pausable pausable) {
        this.client = client;
        this.pausable = pausable;
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String target() {
        return client;
    }

    @Override
    public void begin(long cause) {
        pausable.pause(cause);
    }

    @Override
    public Report end(long cause) {
        return Effect.CALLS_WAITED.report(pausable.resume(cause));
    }
}
