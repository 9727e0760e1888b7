package dev.lockscope.desktop.words;

import java.text.Format;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.Arrays;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.value.ObservableValue;

/** One bundle of texts, in whatever language is spoken at the time. Belongs to the thread of the window. */
public final class Texts {

    private final Words words;
    private final String bundle;

    Texts(Words words, String bundle) {
        this.words = words;
        this.bundle = bundle;
    }

    /**
     * The text of a key now.
     *
     * @param values what goes into it; of an {@link ObservableValue} what it holds; numbers are written as the language
     *     does, anything else by its own text
     */
    public String say(String key, Object... values) {
        Object[] texts = Arrays.stream(values)
                .map(value -> value instanceof ObservableValue<?> observable ? observable.getValue() : value)
                .map(value -> value instanceof Number ? value : String.valueOf(value))
                .toArray();
        MessageFormat message = new MessageFormat(bundle().getString(key), words.locale());
        Format[] formats = message.getFormatsByArgumentIndex();
        for (int i = 0; i < formats.length; i++) {
            Format format = formats[i] == null && i < texts.length && texts[i] instanceof Number
                    ? NumberFormat.getInstance(words.locale())
                    : formats[i];
            if (format instanceof NumberFormat number) {
                // As verdicts and events write them, or one amount would be written in two ways beside each other.
                number.setGroupingUsed(false);
                message.setFormatByArgumentIndex(i, number);
            }
        }
        return message.format(texts);
    }

    /**
     * The text of a key, which follows the language and those of the values that can be observed.
     *
     * @param values see {@link #say}
     */
    public StringBinding bind(String key, Object... values) {
        Observable[] sources = Stream.concat(
                        Stream.of(words.language()),
                        Arrays.stream(values)
                                .filter(Observable.class::isInstance)
                                .map(Observable.class::cast))
                .toArray(Observable[]::new);
        return Bindings.createStringBinding(() -> say(key, values), sources);
    }

    /** Whether there is a text of that key. */
    public boolean knows(String key) {
        return bundle().containsKey(key);
    }

    private ResourceBundle bundle() {
        Locale locale = words.language().get().equals("nb") ? Locale.forLanguageTag("nb") : Locale.ROOT;
        // Without this, English would come out in the language of the machine, where there is a bundle for it.
        return ResourceBundle.getBundle(
                bundle, locale, ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }
}
