package dev.lockscope.fault;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * A node that is down stays away for a time and starts again then. Ends by itself when it has started; where it is ended
 * before, it never starts.
 */
public final class DelayedRestart extends TargetedFault {

    /** The id of this kind. */
    public static final String KIND = "delayed-restart";

    private final FaultyNode server;
    private final Duration after;
    private final boolean empty;
    private final RunTimer timer;
    private final Runnable onDone;
    private volatile Report report = Effect.NEVER_DUE.report(0);
    private RunTimer.@Nullable Appointment appointment;

    /**
     * A restart of {@code node} that has not begun to wait.
     *
     * @param after how long it stays away
     * @param onDone is called, on the timer's thread, when it has started or could not
     */
    public DelayedRestart(
            String node, FaultyNode server, Duration after, boolean empty, RunTimer timer, Runnable onDone) {
        super(KIND, node);
        this.server = server;
        this.after = after;
        this.empty = empty;
        this.timer = timer;
        this.onDone = onDone;
    }

    @Override
    public void begin(long cause) {
        appointment = timer.after(
                after,
                "restart-" + target(),
                () -> {
                    report = restart(cause);
                    return Duration.ZERO;
                },
                onDone);
    }

    private Report restart(long cause) {
        try {
            return Effect.KEYS_FOUND.report(server.restart(empty, cause));
        } catch (FaultRefused e) {
            return Effect.REFUSED.report(0);
        }
    }

    @Override
    public Report end(long cause) {
        if (appointment != null) {
            appointment.callOff();
        }
        return report;
    }
}
