package dev.lockscope.model;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Whole numbers as Redis reads them ({@code string2ll}): no plus sign, no leading zeros, no blanks. */
final class RedisNumber {

    private static final Pattern FORM = Pattern.compile("0|-?[1-9][0-9]{0,18}");

    private RedisNumber() {}

    /** The number, or null where the text is none or does not fit into 64 bits. */
    static @Nullable Long parse(String text) {
        if (!FORM.matcher(text).matches()) {
            return null;
        }
        try {
            return Long.valueOf(text);
        } catch (NumberFormatException e) {
            return null;
        }
    }
}
