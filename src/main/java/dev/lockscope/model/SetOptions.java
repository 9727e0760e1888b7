package dev.lockscope.model;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What follows the value in {@code SET key value …}, as far as locks use it.
 *
 * @param ifAbsent whether {@code NX} stands there
 * @param px what follows {@code PX}, or null
 */
record SetOptions(boolean ifAbsent, @Nullable String px) {

    /** Reads the words, or answers null where Redis calls them a syntax error. */
    static @Nullable SetOptions parse(List<String> words) {
        boolean ifAbsent = false;
        String px = null;
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i).toUpperCase(Locale.ROOT);
            if (word.equals("NX")) {
                ifAbsent = true;
            } else if (word.equals("PX") && px == null && i + 1 < words.size()) {
                i++;
                px = words.get(i);
            } else {
                return null;
            }
        }
        return new SetOptions(ifAbsent, px);
    }
}
