package dev.lockscope.fault;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * A node whose clock runs at another rate. Emulated: every so often the expiry of its keys is moved by what the clock has
 * gained or lost since.
 */
public final class ClockDrift extends TargetedFault {

    /** The id of this kind. */
    public static final String KIND = "clock-drift";

    private final FaultyNode server;
    private final double rate;
    private final Duration step;
    private final RunTimer timer;
    private int moved;
    private long since;
    private RunTimer.@Nullable Appointment appointment;

    /**
     * A drift of the clock of {@code node} that has not begun.
     *
     * @param rate seconds that its clock counts in a second
     * @param step the time between two moves
     */
    public ClockDrift(String node, FaultyNode server, double rate, Duration step, RunTimer timer) {
        super(KIND, node);
        this.server = server;
        this.rate = rate;
        this.step = step;
        this.timer = timer;
    }

    @Override
    public void begin(long cause) {
        since = timer.now();
        appointment = timer.after(
                step,
                "clock-" + target(),
                () -> {
                    move(cause);
                    return step;
                },
                () -> {});
    }

    /** Redis counts expiry in whole milliseconds; what is below is left for the next time. */
    private synchronized void move(long cause) {
        long now = timer.now();
        long gained = Math.round((now - since) * (rate - 1) / 1e6);
        if (gained != 0) {
            try {
                moved = Math.max(moved, server.shiftClock(Duration.ofMillis(gained), cause));
            } catch (FaultRefused e) {
                // It is down; when it is up again its clock has gone on all the same, but its keys are others.
                since = now;
                return;
            }
            since += Math.round(gained * 1e6 / (rate - 1));
        }
    }

    @Override
    public Report end(long cause) {
        if (appointment != null) {
            appointment.callOff();
        }
        synchronized (this) {
            return Effect.EXPIRIES_MOVED.report(moved);
        }
    }
}
