package dev.lockscope.fault.link;

import dev.lockscope.time.Randomness;
import java.time.Duration;

/**
 * Makes every message late, by a time that varies evenly. That a message with a short time waits for the one before it
 * is the flow's business.
 */
final class Delay implements Rule {

    private final long base;
    private final long choices;
    private final Randomness randomness;

    /** Late by {@code base} at least, and by less than {@code jitter} and 1 ns more. */
    Delay(Duration base, Duration jitter, Randomness randomness) {
        if (base.isNegative() || jitter.isNegative()) {
            throw new IllegalArgumentException("a delay cannot be negative: " + base + " and up to " + jitter);
        }
        this.base = base.toNanos();
        this.choices = jitter.toNanos() + 1;
        this.randomness = randomness;
    }

    @Override
    public Fate fate(long connection, long message) {
        long extra = choices == 1 ? 0 : randomness.nextLong(choices);
        return new Fate.Late(Duration.ofNanos(base + extra));
    }
}
