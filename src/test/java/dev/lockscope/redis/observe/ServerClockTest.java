package dev.lockscope.redis.observe;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ServerClockTest {

    private static final long EPOCH = 1_700_000_000_000_000L;

    @Test
    void readingsNarrowTheDifferenceDown() {
        ServerClock clock = new ServerClock();
        clock.learn(0, EPOCH + 500, 1_000_000);
        assertThat(clock.error()).isBetween(500_000L, 501_000L);
        clock.learn(2_000_000, EPOCH + 2_010, 2_020_000);
        assertThat(clock.error()).isLessThan(11_000);
        assertThat(clock.toRun(EPOCH + 5_000)).isBetween(4_990_000L, 5_011_000L);
    }

    @Test
    void wideReadingChangesNothing() {
        ServerClock clock = new ServerClock();
        clock.learn(0, EPOCH + 10, 20_000);
        long before = clock.toRun(EPOCH);
        clock.learn(0, EPOCH + 10, 900_000_000);
        assertThat(clock.toRun(EPOCH)).isEqualTo(before);
    }

    @Test
    void movedWallClockReplacesWhatWasKnown() {
        ServerClock clock = new ServerClock();
        clock.learn(0, EPOCH + 10, 20_000);
        clock.learn(1_000_000, EPOCH + 60_001_010, 1_020_000);
        assertThat(clock.toRun(EPOCH + 60_001_010)).isBetween(1_000_000L, 1_021_000L);
    }
}
