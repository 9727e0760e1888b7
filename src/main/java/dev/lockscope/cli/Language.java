package dev.lockscope.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A language that the program speaks. */
enum Language {
    ENGLISH("en"),
    BOKMAL("nb");

    /** What one writes on the command line to choose. */
    static final String OPTION = "--lang";

    private static final List<String> NORWEGIAN = List.of("nb", "no", "nn");

    private final String id;

    Language(String id) {
        this.id = id;
    }

    /** The language's id, as in {@code --lang}. */
    String id() {
        return id;
    }

    /** Its rules for writing numbers. */
    Locale locale() {
        return Locale.forLanguageTag(id);
    }

    /** The language of that id, if it is one. */
    static Optional<Language> of(String id) {
        return Arrays.stream(values())
                .filter(language -> language.id.equals(id))
                .findFirst();
    }

    /** Bokmål for a person who reads any Norwegian, else English. */
    static Language near(Locale locale) {
        return NORWEGIAN.contains(locale.getLanguage()) ? BOKMAL : ENGLISH;
    }

    /** Whether arguments ask for a language. */
    static boolean isAsked(List<String> arguments) {
        return arguments.stream().anyMatch(argument -> argument.equals(OPTION) || argument.startsWith(OPTION + "="));
    }

    /**
     * The language that arguments ask for, looked up before they are parsed, because what is said about wrong ones
     * depends on it.
     */
    static Language wanted(List<String> arguments, Locale locale) {
        Language wanted = near(locale);
        for (int i = 0; i < arguments.size(); i++) {
            String argument = arguments.get(i);
            if (argument.startsWith(OPTION + "=")) {
                wanted = of(argument.substring(OPTION.length() + 1)).orElse(wanted);
            } else if (argument.equals(OPTION) && i + 1 < arguments.size()) {
                wanted = of(arguments.get(i + 1)).orElse(wanted);
            }
        }
        return wanted;
    }
}
