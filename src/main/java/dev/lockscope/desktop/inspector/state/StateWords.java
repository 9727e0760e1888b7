package dev.lockscope.desktop.inspector.state;

import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.trace.Phrases;
import java.util.Locale;
import java.util.stream.Collectors;

/** Puts a state into the words of the language that is spoken now. */
final class StateWords {

    private static final String FAULT = "fault.on";

    private final Words words;
    private final Texts texts;

    StateWords(Words words, Texts texts) {
        this.words = words;
        this.texts = texts;
    }

    /** What the state of a thing is about. */
    String subject(StateRow.Subject subject) {
        String key = "group." + subject.group().name().toLowerCase(Locale.ROOT);
        return texts.say(key, subject.name());
    }

    String trait(StateRow.Trait trait) {
        return texts.say("trait." + trait.id(), trait.name());
    }

    /** What has changed, for those who listen. */
    String changed(String trait, String before, String now) {
        return texts.say("state.changed", trait, before, now);
    }

    String value(StateValue value) {
        if (value instanceof StateValue.Plain plain) {
            return plain.text();
        } else if (value instanceof StateValue.Count count) {
            return String.format(words.locale(), "%d", count.number());
        } else if (value instanceof StateValue.Instant instant) {
            return words.events().seconds(instant.at());
        } else if (value instanceof StateValue.Length length) {
            return words.events().seconds(length.nanos());
        } else if (value instanceof StateValue.Several several) {
            return several.values().stream().map(this::value).collect(Collectors.joining("; "));
        } else if (value instanceof StateValue.Sentence sentence) {
            return sentence(sentence);
        }
        return texts.say("state.nothing");
    }

    private String sentence(StateValue.Sentence sentence) {
        Object[] parts = sentence.parts().stream().map(this::value).toArray();
        if (sentence.key().equals(FAULT) && sentence.parts().get(0) instanceof StateValue.Plain kind) {
            parts[0] = Phrases.in(words.language().get()).fault(kind.text());
        }
        return texts.say("state." + sentence.key(), parts);
    }
}
