package dev.lockscope.compare;

import com.github.difflib.algorithm.Change;
import com.github.difflib.algorithm.myers.MyersDiffWithLinearSpace;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;

/**
 * Which event of one run is the counterpart of which of the other, none crossing another.
 *
 * <p>It is the shortest edit script (Myers, "An O(ND) Difference Algorithm and Its Variations", Algorithmica 1986), unless
 * the runs have so little in common that finding it would take minutes. Then it is the shortest one within a window that
 * moves along both, which takes time in proportion to their length, but loses its way in a stretch longer than the window
 * that one of them has alone. What is counted is comparisons, not time, so that the same runs always come out the same.
 */
final class Pairing {

    /** What stands for no counterpart. */
    static final int NONE = -1;

    /** How many comparisons the shortest script may take; about a second. */
    private static final long MOST_COMPARISONS = 50_000_000;

    /** How many events of each run a window has. */
    private static final int WINDOW = 1_000;

    /** After so many comparisons it is looked whether to go on. */
    private static final int LOOK = 0xffff;

    /** How much of the progress is the attempt to find the shortest script. */
    private static final double ATTEMPT = 0.5;

    private final List<Integer> left;
    private final List<Integer> right;
    private final int[] partners;
    private final Progress progress;
    private final long mostComparisons;
    private final int window;

    private Pairing(int[] left, int[] right, Progress progress, long mostComparisons, int window) {
        this.left = boxed(left);
        this.right = boxed(right);
        this.partners = new int[left.length];
        this.progress = progress;
        this.mostComparisons = mostComparisons;
        this.window = window;
        Arrays.fill(partners, NONE);
    }

    /**
     * The counterparts.
     *
     * @param left the events of the left run; those that may be counterparts have the same number
     * @return the place of each one's counterpart among the right ones, or {@link #NONE}
     * @throws CancellationException when the calling thread is interrupted
     */
    static int[] of(int[] left, int[] right, Progress progress) {
        return of(left, right, progress, MOST_COMPARISONS, WINDOW);
    }

    static int[] of(int[] left, int[] right, Progress progress, long mostComparisons, int window) {
        return new Pairing(left, right, progress, mostComparisons, window).find();
    }

    /** Made once, because each is looked at again and again. */
    private static List<Integer> boxed(int[] all) {
        return Arrays.stream(all).boxed().toList();
    }

    private int[] find() {
        int from = 0;
        int leftTo = left.size();
        int rightTo = right.size();
        while (from < Math.min(leftTo, rightTo) && left.get(from).equals(right.get(from))) {
            partners[from] = from++;
        }
        while (leftTo > from && rightTo > from && left.get(leftTo - 1).equals(right.get(rightTo - 1))) {
            partners[--leftTo] = --rightTo;
        }
        try {
            pair(from, leftTo, from, rightTo, new Budget(mostComparisons, ATTEMPT));
        } catch (Exhausted e) {
            Arrays.fill(partners, from, leftTo, NONE);
            along(from, leftTo, from, rightTo);
        }
        progress.at(1);
        return partners;
    }

    /** Moves a window along both. */
    private void along(int leftFrom, int leftTo, int rightFrom, int rightTo) {
        int atLeft = leftFrom;
        int atRight = rightFrom;
        double all = Math.max(1, (double) leftTo - leftFrom + rightTo - rightFrom);
        while (atLeft < leftTo && atRight < rightTo) {
            int leftEnd = Math.min(leftTo, atLeft + window);
            int rightEnd = Math.min(rightTo, atRight + window);
            pair(atLeft, leftEnd, atRight, rightEnd, new Budget(Long.MAX_VALUE, 0));
            boolean isLast = leftEnd == leftTo && rightEnd == rightTo;
            if (isLast) {
                break;
            }
            // What is found near the window's end may be paired better with what comes behind it.
            int kept = atLeft;
            int last = NONE;
            for (int i = atLeft; i < leftEnd; i++) {
                boolean early = i < atLeft + window / 2 || partners[i] < atRight + window / 2;
                if (partners[i] != NONE && early) {
                    kept = i + 1;
                    last = partners[i];
                }
            }
            Arrays.fill(partners, kept, leftEnd, NONE);
            atLeft = last == NONE ? Math.min(leftTo, atLeft + window / 2) : kept;
            atRight = last == NONE ? Math.min(rightTo, atRight + window / 2) : last + 1;
            progress.at(ATTEMPT + (1 - ATTEMPT) * ((double) atLeft - leftFrom + atRight - rightFrom) / all);
        }
    }

    private void pair(int leftFrom, int leftTo, int rightFrom, int rightTo, Budget budget) {
        List<Change> changes = new MyersDiffWithLinearSpace<Integer>((one, other) -> {
                    budget.compared();
                    return one.intValue() == other.intValue();
                })
                .computeDiff(left.subList(leftFrom, leftTo), right.subList(rightFrom, rightTo), null);
        int atLeft = leftFrom;
        int atRight = rightFrom;
        for (Change change : changes) {
            while (atLeft < leftFrom + change.startOriginal) {
                partners[atLeft++] = atRight++;
            }
            atLeft = leftFrom + change.endOriginal;
            atRight = rightFrom + change.endRevised;
        }
        while (atLeft < leftTo) {
            partners[atLeft++] = atRight++;
        }
    }

    /** Counts comparisons, and ends them when there were too many or nobody waits for them. */
    private final class Budget {

        private final long most;
        private final double worth;
        private long compared;

        private Budget(long most, double worth) {
            this.most = most;
            this.worth = worth;
        }

        private void compared() {
            if ((++compared & LOOK) != 0 && compared < most) {
                return;
            }
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException();
            } else if (compared >= most) {
                throw new Exhausted();
            } else if (worth > 0) {
                progress.at(worth * compared / most);
            }
        }
    }

    /** The shortest script would take too long. */
    private static final class Exhausted extends RuntimeException {
        private static final long serialVersionUID = 1;

        private Exhausted() {
            super("", null, false, false);
        }
    }
}
