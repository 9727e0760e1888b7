package dev.lockscope.time;

import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A run clock over {@link System#nanoTime()}, which does not follow changes of the computer's wall clock. */
public final class SystemRunClock implements RunClock {

    private final long origin;

    private SystemRunClock(long origin) {
        this.origin = origin;
    }

    /** A clock that reads 0 now. */
    public static SystemRunClock startingNow() {
        return new SystemRunClock(System.nanoTime());
    }

    @Override
    public long nanos() {
        return System.nanoTime() - origin;
    }

    @Override
    public Optional<CalendarReading> calendar() {
        long before = nanos();
        Instant now = Instant.now();
        long after = nanos();
        return Optional.of(
                new CalendarReading(before, now.getEpochSecond() * 1_000_000 + now.getNano() / 1_000, after));
    }

    @Override
    public void sleepUntil(long deadline) throws InterruptedException {
        long left;
        while ((left = deadline - nanos()) > 0) {
            TimeUnit.NANOSECONDS.sleep(left);
        }
    }
}
