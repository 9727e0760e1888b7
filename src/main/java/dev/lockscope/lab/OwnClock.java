package dev.lockscope.lab;

import dev.lockscope.fault.DriftingClock;
import dev.lockscope.time.DriftingRunClock;
import dev.lockscope.trace.ClientFact.ClientClockDrifts;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.Recorder;

/** A client's own clock, which tells the trace when its rate changes. Safe for use by several threads. */
final class OwnClock implements DriftingClock {

    private final String client;
    private final DriftingRunClock clock;
    private final Recorder recorder;

    OwnClock(String client, DriftingRunClock clock, Recorder recorder) {
        this.client = client;
        this.clock = clock;
        this.recorder = recorder;
    }

    @Override
    public void drift(double rate, long cause) {
        clock.drift(rate);
        recorder.record(client, cause, new ClientClockDrifts(client, rate));
    }

    @Override
    public int settle(long cause) {
        int reads = clock.drift(1);
        recorder.record(client, cause, new ClientClockDrifts(client, 1));
        return reads;
    }

    /** A fact of the client with its instants by the run's clock, as the trace has them. */
    Fact inRunTime(Fact fact) {
        return fact instanceof LockAcquired acquired && acquired.validUntil() != null
                ? new LockAcquired(
                        acquired.client(),
                        acquired.lock(),
                        acquired.token(),
                        acquired.fence(),
                        runInstant(clock, acquired.validUntil()))
                : fact;
    }

    /** When a clock reads {@code own}; for ever stays for ever. */
    static long runInstant(DriftingRunClock clock, long own) {
        return own == Long.MAX_VALUE ? own : clock.runInstant(own);
    }
}
