package dev.lockscope.scenario.problem;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/**
 * Finds the word that was probably meant, by edit distance: how many letters must be put in, left out, changed, or
 * swapped with their neighbour.
 *
 * <p>Source: optimal string alignment, the restricted form of F. J. Damerau's distance ("A technique for computer
 * detection and correction of spelling errors", 1964).
 */
public final class NearMatch {

    private static final int LONGEST = 60;

    private NearMatch() {}

    /**
     * The nearest of {@code known} words, if it is near enough: one edit in three letters, at least one. Case does not
     * count; of equally near words the first is taken.
     */
    public static Optional<String> of(String word, Collection<String> known) {
        if (word.length() > LONGEST) {
            return Optional.empty();
        }
        String nearest = null;
        int least = Math.max(1, word.length() / 3) + 1;
        for (String candidate : known) {
            int distance = distance(word.toLowerCase(Locale.ROOT), candidate.toLowerCase(Locale.ROOT));
            // A word of one letter is near every other; only its other case is meant.
            int most = candidate.length() < 2 ? 0 : candidate.length() - 1;
            if (distance < least && distance <= most) {
                nearest = candidate;
                least = distance;
            }
        }
        return Optional.ofNullable(nearest);
    }

    static int distance(String a, String b) {
        int[][] edits = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                edits[i][j] = i == 0 || j == 0 ? i + j : fewest(edits, a, b, i, j);
            }
        }
        return edits[a.length()][b.length()];
    }

    private static int fewest(int[][] edits, String a, String b, int i, int j) {
        int change = edits[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        int best = Math.min(change, Math.min(edits[i - 1][j], edits[i][j - 1]) + 1);
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(best, edits[i - 2][j - 2] + 1) : best;
    }
}
