package dev.lockscope.trace;

import dev.lockscope.trace.CommandFact.CommandReplied;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Tells events in plain words of one language: a fragment of a sentence each, on one line, whose subject is the event's
 * actor. Immutable, so any thread may use it.
 */
public final class EventText {

    /** What stands for the value of a key that holds a list. */
    private static final String LIST = "(list)";

    private static final String BUNDLE = "dev.lockscope.trace.events";

    /** What stands for any time and any random value. */
    private static final String ANY = "…";

    /** A random value that was made short, see {@link PlainText}. */
    private static final Pattern SHORTENED = Pattern.compile("\\b[0-9a-f]{4}" + ANY);

    private final ResourceBundle bundle;
    private final Phrases phrases;
    private final String sign;
    private final boolean comparable;

    private EventText(ResourceBundle bundle, Phrases phrases, boolean comparable) {
        this.bundle = bundle;
        this.phrases = phrases;
        this.comparable = comparable;
        this.sign = bundle.getString("decimal.sign");
    }

    /**
     * The words of a language.
     *
     * @param language {@code nb} for Norwegian Bokmål, else English
     */
    public static EventText in(String language) {
        return new EventText(bundle(language), Phrases.in(language), false);
    }

    /**
     * Words by which the same event of two runs is known: three dots stand for times and random values, which are others
     * in every run. To compare, not to read.
     */
    public static EventText comparable() {
        return new EventText(bundle("en"), Phrases.in("en"), true);
    }

    static ResourceBundle bundle(String language) {
        return bundle(BUNDLE, language);
    }

    static ResourceBundle bundle(String name, String language) {
        Locale locale = language.equals("nb") ? Locale.forLanguageTag("nb") : Locale.ROOT;
        // Without this, English would come out in the language of the machine, where there is a bundle for it.
        ResourceBundle.Control noFallback =
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        return ResourceBundle.getBundle(name, locale, noFallback);
    }

    /** The event's fact in words, without its time and actor. */
    public String of(Event event) {
        return of(event.fact());
    }

    /**
     * The fact in words.
     *
     * @throws MissingResourceException when the language has no words for facts of that kind: a mistake in the program
     */
    public String of(Fact fact) {
        Map<String, @Nullable Object> fields = FactFields.of(fact);
        String template = bundle.getString(fact.getClass().getSimpleName());
        String said = fill(template, fact, fields);
        return comparable ? SHORTENED.matcher(said).replaceAll(ANY) : said;
    }

    private String fill(String template, Fact fact, Map<String, @Nullable Object> fields) {
        return Template.fill(template, new Template.Words() {
            @Override
            public boolean knows(String name) {
                return isKnown(fields.get(name));
            }

            @Override
            public String say(String name, String format) {
                if (!fields.containsKey(name)) {
                    throw new IllegalArgumentException("no field " + name + " in " + fact);
                }
                if (fact instanceof CommandReplied replied && isStored(replied)) {
                    return word(fields.get(name), "");
                }
                return format.equals("effect") && fact instanceof FaultFact.FaultEnded ended
                        ? phrases.effect(PlainText.of(ended.effect()), ended.touched())
                        : word(fields.get(name), format);
            }
        });
    }

    /** What a server holds is nobody's phrase, even where it reads like one. */
    private static boolean isStored(CommandReplied replied) {
        return replied.reply() == CommandFact.Reply.VALUE && !replied.text().contains(", acknowledged by ");
    }

    /** An instant or a length of time in words, such as {@code 3.004 s}. */
    public String seconds(long nanos) {
        return PlainText.seconds(nanos, sign);
    }

    /** Empty texts and false are as good as not known: nothing is to be said of them. */
    private static boolean isKnown(@Nullable Object value) {
        return value != null && !value.equals("") && !value.equals(false);
    }

    private String word(@Nullable Object value, String format) {
        if (value instanceof Enum<?> constant) {
            return bundle.getString(constant.getDeclaringClass().getSimpleName() + "." + constant.name());
        } else if (value == null || value instanceof Boolean) {
            return "";
        } else if (comparable && (format.equals("s") || format.equals("token"))) {
            return ANY;
        } else if (format.equals("s") && value instanceof Long nanos) {
            return seconds(nanos);
        } else if (format.equals("token")) {
            return value.equals(LIST) ? phrases.of(LIST) : PlainText.token(value.toString());
        } else if (format.equals("fault")) {
            return phrases.fault(PlainText.of(value.toString()));
        } else if (format.equals("phrase")) {
            return phrases.of(PlainText.of(value.toString()));
        } else if (format.isEmpty()) {
            return value instanceof Number ? value.toString() : PlainText.of(value.toString());
        }
        throw new IllegalArgumentException("cannot say " + value + " as " + format);
    }
}
