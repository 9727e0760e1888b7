package dev.lockscope.explore;

import java.time.Duration;

/**
 * Where a search stops that has found nothing.
 *
 * @param states how many states it may find, 1 to 2,000,000,000
 * @param depth how many moves a schedule may have
 * @param time how long it may take
 */
public record Limits(int states, int depth, Duration time) {

    /** What most searches end within: ten million states, a minute. */
    public static final Limits USUAL = new Limits(10_000_000, 10_000, Duration.ofMinutes(1));
}
