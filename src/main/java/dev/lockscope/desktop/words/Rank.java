package dev.lockscope.desktop.words;

import java.util.Arrays;
import java.util.Locale;

/** How near a name comes to what a person typed to find it, the nearest first. */
public enum Rank {
    /** It is the very name. */
    EXACT,
    /** The name begins with it. */
    BEGINS,
    /** Within the name a word begins with it. */
    WITHIN,
    /** Each of its words begins a word of the name. */
    WORDS,
    /** It is found by something else. */
    REST;

    /**
     * The rank of a name.
     *
     * @param query what was typed; after nothing at all every name comes as near as every other
     * @param locale of the language of the name
     */
    public static Rank of(String name, String query, Locale locale) {
        String whole = name.strip().toLowerCase(locale);
        String wanted = query.strip().toLowerCase(locale);
        if (wanted.isEmpty()) {
            return REST;
        } else if (whole.equals(wanted)) {
            return EXACT;
        } else if (whole.startsWith(wanted)) {
            return BEGINS;
        } else if (whole.contains(" " + wanted)) {
            return WITHIN;
        }
        boolean all = Arrays.stream(wanted.split("\\s+", -1)).allMatch(word -> (" " + whole).contains(" " + word));
        return all ? WORDS : REST;
    }
}
