package dev.lockscope.desktop.words;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import dev.lockscope.verdict.VerdictText;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** The language of the window, and what speaks it. Belongs to the thread of the window. */
public final class Words {

    /** The ids of the languages that there are. */
    public static final List<String> LANGUAGES = List.of("en", "nb");

    static final String BUNDLE = "dev.lockscope.desktop.words.words";

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

    /** An event with who did it, such as {@code A read 1000}. */
    public String tell(Event event) {
        return who(event.actor()) + " " + events().of(event);
    }

    /** What names a moment by the event before it; the beginning where there is none. */
    public String moment(Optional<Event> before) {
        return before.map(this::tell).orElseGet(() -> of(BUNDLE).say("beginning"));
    }

    /** Who does something: a name, or what the run, its script and the person at the screen are called. */
    public String who(String actor) {
        return switch (actor) {
            case Event.SCRIPT, Event.RUN, Event.LEARNER -> of(BUNDLE).say("actor." + actor);
            default -> actor;
        };
    }

    /** What tells verdicts in the language that is spoken now. */
    public VerdictText verdicts() {
        return VerdictText.in(language.get());
    }
}
