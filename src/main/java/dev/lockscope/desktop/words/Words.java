package dev.lockscope.desktop.words;

import dev.lockscope.trace.EventText;
import dev.lockscope.verdict.VerdictText;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** The language of the window, and what speaks it. Belongs to the thread of the window. */
public final class Words {

    /** The ids of the languages that there are. */
    public static final List<String> LANGUAGES = List.of("en", "nb");

    private final ReadOnlyStringWrapper language = new ReadOnlyStringWrapper(this, "language");

    /**
     * Words of a language.
     *
     * @param language an id of {@link #LANGUAGES}
     */
    public Words(String language) {
        speak(language);
    }

    /** The id of the language that is spoken now. */
    public ReadOnlyStringProperty language() {
        return language.getReadOnlyProperty();
    }

    /**
     * Goes over to another language; all that is bound follows.
     *
     * @param id an id of {@link #LANGUAGES}
     */
    public void speak(String id) {
        if (!LANGUAGES.contains(id)) {
            throw new IllegalArgumentException("not one of " + LANGUAGES + ": " + id);
        }
        language.set(id);
    }

    /** How the language writes numbers. */
    public Locale locale() {
        return Locale.forLanguageTag(language.get());
    }

    /**
     * The texts of a bundle.
     *
     * @param bundle its full name, such as {@code dev.lockscope.desktop.stage.stage}
     */
    public Texts of(String bundle) {
        return new Texts(this, bundle);
    }

    /** What tells events in the language that is spoken now. */
    public EventText events() {
        return EventText.in(language.get());
    }

    /** What tells verdicts in the language that is spoken now. */
    public VerdictText verdicts() {
        return VerdictText.in(language.get());
    }
}
