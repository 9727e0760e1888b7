package dev.lockscope.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of one language for what facts say by an id or in a fixed phrase: kinds of faults, what they came to, and why
 * something was refused, lost or ended. What is not known is said as it stands. Immutable, so any thread may use it.
 */
public final class Phrases {

    private static final String BUNDLE = "dev.lockscope.trace.words";

    /** A minus is a part of it where it is no dash within a word, such as in {@code UTF-8} or {@code 2026-01-31}. */
    private static final Pattern NUMBER = Pattern.compile("(?:(?<![\\w-])-)?[0-9]+");

    private static final Pattern PLACE = Pattern.compile("\\{([0-9])\\}");
    private static final String PART = ": ";
    private static final String NAMED = "named.";
    private static final ResourceBundle ENGLISH = EventText.bundle(BUNDLE, "en");

    private final ResourceBundle bundle;

    private Phrases(ResourceBundle bundle) {
        this.bundle = bundle;
    }

    /**
     * The words of a language.
     *
     * @param language {@code nb} for Norwegian Bokmål, else English
     */
    public static Phrases in(String language) {
        return new Phrases(EventText.bundle(BUNDLE, language));
    }

    /** A fixed phrase, such as {@code 2 of 5 nodes granted it}; one with a colon is looked up in its parts. */
    public String of(String text) {
        Optional<String> named = named(text);
        if (named.isPresent()) {
            return named.get();
        }
        int colon = text.indexOf(PART);
        if (colon > 0) {
            return of(text.substring(0, colon)) + PART + of(text.substring(colon + PART.length()));
        }
        List<String> numbers = new ArrayList<>();
        for (Matcher number = NUMBER.matcher(text); number.find(); ) {
            numbers.add(number.group());
        }
        return find("phrase." + slug(text), numbers, text);
    }

    /** A phrase with a name or another piece in it, such as {@code found report there already}. */
    private Optional<String> named(String text) {
        for (String key : ENGLISH.keySet()) {
            if (key.startsWith(NAMED)) {
                String[] around = ENGLISH.getString(key).split(Pattern.quote("{0}"), -1);
                int most = text.length() - around[0].length() - around[1].length();
                if (most > 0 && text.startsWith(around[0]) && text.endsWith(around[1])) {
                    String piece = text.substring(around[0].length(), around[0].length() + most);
                    return Optional.of(bundle.getString(key).replace("{0}", piece));
                }
            }
        }
        return Optional.empty();
    }

    /** A kind of fault by its id. */
    public String fault(String kind) {
        return find("fault." + kind, List.of(), kind);
    }

    /** What a fault came to, by the id of its effect and how many things it touched. */
    public String effect(String id, int touched) {
        String count = touched == 0 ? "none" : touched == 1 ? "one" : "several";
        return find("effect." + id + "." + count, List.of(Integer.toString(touched)), of(id));
    }

    private static String slug(String text) {
        String plain = NUMBER.matcher(text.toLowerCase(Locale.ROOT)).replaceAll("n");
        return plain.replaceAll("[^a-z]+", "-").replaceAll("^-|-$", "");
    }

    private String find(String key, List<String> numbers, String otherwise) {
        if (!bundle.containsKey(key)) {
            return otherwise;
        }
        return PLACE.matcher(bundle.getString(key)).replaceAll(place -> numbers.get(Integer.parseInt(place.group(1))));
    }
}
