package dev.lockscope.model;

import dev.lockscope.time.Randomness;
import java.util.function.LongSupplier;

/**
 * What is drawn in a {@link Trial}.
 *
 * @param delays how much longer than its least time a message takes, ns
 * @param randomness what clients draw from
 */
record TrialChance(LongSupplier delays, Randomness randomness) implements Chance {

    @Override
    public long jitter(String client, long most) {
        return randomness.nextLong(most + 1);
    }

    @Override
    public long delay(String link, long most) {
        return delays.getAsLong();
    }
}
