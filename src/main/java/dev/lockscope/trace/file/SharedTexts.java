package dev.lockscope.trace.file;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;

/**
 * The short texts of a file: names, keys and tokens stand in it again and again, and are kept once. A parser carries it
 * along as its context. It remembers a fixed number of them, whatever the file says. One thread at a time.
 */
final class SharedTexts extends ObjectReadContext.Base {

    /** Longer texts are seldom the same, chars. */
    private static final int LONGEST = 64;

    private static final int PLACES = 1 << 12;

    private final @Nullable String[] texts = new @Nullable String[PLACES];
    private final char[][] chars = new char[PLACES][0];

    /** The parser's current text, which is the same object as before if it has come before and was not displaced. */
    static String current(JsonParser json) {
        return json.getStringLength() <= LONGEST && json.objectReadContext() instanceof SharedTexts texts
                ? texts.shared(json)
                : json.getString();
    }

    private String shared(JsonParser json) {
        char[] all = json.getStringCharacters();
        int from = json.getStringOffset();
        int to = from + json.getStringLength();
        int hash = 0;
        for (int i = from; i < to; i++) {
            hash = 31 * hash + all[i];
        }
        int place = (hash ^ (hash >>> 15)) & (PLACES - 1);
        String known = texts[place];
        if (known == null || !Arrays.equals(chars[place], 0, chars[place].length, all, from, to)) {
            known = new String(all, from, to - from);
            texts[place] = known;
            chars[place] = known.toCharArray();
        }
        return known;
    }
}
