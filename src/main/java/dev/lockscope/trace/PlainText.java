package dev.lockscope.trace;

import java.util.Locale;
import java.util.regex.Pattern;

/** Makes values short and harmless enough to stand in a sentence of one line. */
final class PlainText {

    /** How much of a value is shown at most, in characters. */
    static final int LONGEST = 120;

    private static final int TOKEN_SHOWN = 4;
    private static final Pattern TOKEN = Pattern.compile("\\b[0-9a-f]{12,}\\b");
    private static final Pattern HARMFUL = Pattern.compile(
            "[\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069\\uFEFF]+");

    private PlainText() {}

    /** The value on one line: tokens in it shortened, what would break a line or turn its direction replaced, cut off. */
    static String of(String value) {
        String shown = TOKEN.matcher(cut(value, 8 * LONGEST)).replaceAll(match -> shorten(match.group()));
        shown = HARMFUL.matcher(shown).replaceAll("\uFFFD");
        return shown.length() > LONGEST ? cut(shown, LONGEST - 1) + "…" : shown;
    }

    /** At most so many characters from the beginning, never half of a pair. */
    private static String cut(String value, int most) {
        if (value.length() <= most) {
            return value;
        }
        return value.substring(0, Character.isHighSurrogate(value.charAt(most - 1)) ? most - 1 : most);
    }

    /** A token by its first characters. */
    static String token(String token) {
        String shown = of(token);
        return shown.length() > TOKEN_SHOWN + 4 && !shown.endsWith("…") ? shorten(shown) : shown;
    }

    private static String shorten(String token) {
        return token.substring(0, TOKEN_SHOWN) + "…";
    }

    /**
     * A time in seconds to the millisecond, rounded to the nearest.
     *
     * @param nanos ns
     * @param sign the decimal sign
     */
    static String seconds(long nanos, String sign) {
        long magnitude = nanos < 0 ? -(nanos / 1000) : nanos / 1000;
        long millis = (magnitude + 500) / 1000;
        String minus = nanos < 0 && millis > 0 ? "-" : "";
        return String.format(Locale.ROOT, "%s%d%s%03d s", minus, millis / 1000, sign, millis % 1000);
    }
}
