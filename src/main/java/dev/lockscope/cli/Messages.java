package dev.lockscope.cli;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.IoReason;
import dev.lockscope.trace.Phrases;
import java.io.IOException;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.ResourceBundle;

/** The command line's own texts in one language. */
final class Messages {

    static final String BUNDLE = "dev.lockscope.cli.messages";

    private final Language language;
    private final ResourceBundle bundle;

    Messages(Language language) {
        this.language = language;
        this.bundle = ResourceBundle.getBundle(
                BUNDLE,
                language.locale(),
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    /** The language that they are in. */
    Language language() {
        return language;
    }

    /**
     * The text of a key.
     *
     * @param values what goes into it; numbers are written as the language does, anything else by its own text
     */
    String text(String key, Object... values) {
        Object[] texts = Arrays.stream(values)
                .map(value -> value instanceof Number ? value : String.valueOf(value))
                .toArray();
        return new MessageFormat(bundle.getString(key), language.locale()).format(texts);
    }

    /** Whether there is a text of that key. */
    boolean knows(String key) {
        return bundle.containsKey(key);
    }

    /** Why something failed with a file, in plain words; with the file at fault where that is not the one named. */
    String reason(IOException failure, Path named) {
        return IoReason.in(language.id(), failure, named);
    }

    /** Why something failed, in plain words. */
    String reason(IOException failure) {
        return IoReason.in(language.id(), failure);
    }

    /** What the parts below say in fixed English phrases, such as why servers could not be had. */
    String phrase(String text) {
        return Phrases.in(language.id()).of(text);
    }

    /** What a person calls the actor of an event. */
    String actor(String actor) {
        return switch (actor) {
            case Event.SCRIPT, Event.RUN, Event.LEARNER -> text("actor." + actor);
            default -> actor;
        };
    }

    /** A number with the decimals given, as the language writes it, without grouping. */
    String number(double value, int decimals) {
        return String.format(language.locale(), "%." + decimals + "f", value);
    }

    /** A speed, such as {@code 1×} or {@code 0.5×}. */
    String speed(double factor) {
        String number = number(factor, 2).replaceAll("0+$", "").replaceAll("[.,]$", "");
        return number + "×";
    }
}
