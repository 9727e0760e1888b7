package dev.lockscope.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class PairingTest {

    private static final int WINDOW = 40;

    private final Random random = new Random(5);

    private int[] some(int length, int kinds) {
        return random.ints(length, 0, kinds).toArray();
    }

    /** The same with about that share of it changed. */
    private int[] changed(int[] all, double share, int kinds) {
        List<Integer> changed = new ArrayList<>();
        for (int one : all) {
            if (random.nextDouble() >= share) {
                changed.add(one);
            } else if (random.nextBoolean()) {
                changed.add(random.nextInt(kinds));
            }
        }
        return changed.stream().mapToInt(Integer::intValue).toArray();
    }

    private static long pairs(int[] partners) {
        return Arrays.stream(partners).filter(one -> one != Pairing.NONE).count();
    }

    /** Counterparts are alike, and none crosses another. */
    private static void assertSound(int[] left, int[] right, int[] partners) {
        int last = Pairing.NONE;
        for (int i = 0; i < left.length; i++) {
            if (partners[i] != Pairing.NONE) {
                assertThat(partners[i]).isGreaterThan(last);
                assertThat(right[partners[i]]).isEqualTo(left[i]);
                last = partners[i];
            }
        }
    }

    /** The length of the longest common subsequence, the plain way. */
    private static int longest(int[] left, int[] right) {
        int[][] best = new int[left.length + 1][right.length + 1];
        for (int i = 1; i <= left.length; i++) {
            for (int j = 1; j <= right.length; j++) {
                best[i][j] =
                        left[i - 1] == right[j - 1] ? best[i - 1][j - 1] + 1 : Math.max(best[i - 1][j], best[i][j - 1]);
            }
        }
        return best[left.length][right.length];
    }

    @Test
    void asManyArePairedAsCanBe() {
        for (int round = 0; round < 500; round++) {
            int kinds = 1 + random.nextInt(8);
            int[] left = some(random.nextInt(60), kinds);
            int[] right = random.nextBoolean() ? some(random.nextInt(60), kinds) : changed(left, 0.2, kinds);
            int[] partners = Pairing.of(left, right, Progress.UNTOLD);
            assertSound(left, right, partners);
            assertThat(pairs(partners)).isEqualTo(longest(left, right));
        }
    }

    @Test
    void whereThatWouldTakeTooLongNearlyAsManyAre() {
        for (int round = 0; round < 100; round++) {
            int[] left = some(600, 9);
            int[] right = changed(left, 0.1, 9);
            int[] partners = Pairing.of(left, right, Progress.UNTOLD, 1, WINDOW);
            assertSound(left, right, partners);
            assertThat(pairs(partners)).isGreaterThan(longest(left, right) * 97L / 100);
        }
    }

    @Test
    void runsOfVeryDifferentLengthComeToAnEndToo() {
        for (int[] lengths : new int[][] {{0, 500}, {500, 0}, {1, 700}, {700, 30}}) {
            int[] left = some(lengths[0], 3);
            int[] right = some(lengths[1], 3);
            assertSound(left, right, Pairing.of(left, right, Progress.UNTOLD, 1, WINDOW));
        }
    }

    @Test
    @Timeout(60)
    void aHundredThousandEventsThatHaveNothingInCommonTakeSeconds() {
        int[] left = some(100_000, 30);
        int[] right = Arrays.stream(some(100_000, 30)).map(one -> one + 30).toArray();
        assertThat(pairs(Pairing.of(left, right, Progress.UNTOLD))).isZero();
    }
}
