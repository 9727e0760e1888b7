package dev.lockscope.verdict;

import java.util.Locale;

/** Writes times and money for people. */
final class Measures {

    private static final long MICROSECOND = 1_000;
    private static final long MILLISECOND = 1_000_000;

    private final char decimalSign;

    /** @param decimalSign what stands before the decimals */
    Measures(char decimalSign) {
        this.decimalSign = decimalSign;
    }

    /** An instant, such as {@code 3.004 s}. */
    String instant(long nanos) {
        return seconds(nanos) + " s";
    }

    /** A length of time without needless zeros, such as {@code 1.84 s}; below a millisecond, such as {@code 250 µs}. */
    String length(long nanos) {
        if (nanos != 0 && Math.abs(nanos) < MILLISECOND) {
            return Math.max(1, Math.round((double) nanos / MICROSECOND)) + " µs";
        }
        String text = seconds(nanos);
        int end = text.length();
        while (text.charAt(end - 1) == '0' && text.charAt(end - 2) != decimalSign) {
            end--;
        }
        return text.substring(0, end) + " s";
    }

    /** Whole kroner, such as {@code 100 kr}. */
    String money(long kroner) {
        return kroner + " kr";
    }

    private String seconds(long nanos) {
        long millis = Math.round((double) nanos / MILLISECOND);
        return String.format(Locale.ROOT, "%d%c%03d", millis / 1000, decimalSign, Math.abs(millis % 1000));
    }
}
