package dev.lockscope.fault;

/** A stop-the-world pause of a client: main and watchdog threads stand still together. */
public final class GcPause implements Fault {
    private final String client;
    private final Pausable pausable;

    /** A pause of {@code client} that has not begun. */
    public GcPause(String client, Pausable pausable) {
        this.client = client;
        this.pausable = pausable;
    }

    @Override
    public String kind() {
        return "gc-pause";
    }

    @Override
    public String target() {
        return client;
    }

    @Override
    public void begin() {
        pausable.pause();
    }

    @Override
    public Report end() {
        int waited = pausable.resume();
        return new Report(waited, waited == 0 ? "no call waited" : waited + " calls waited");
    }
}
