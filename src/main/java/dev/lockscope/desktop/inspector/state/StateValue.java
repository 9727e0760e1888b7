package dev.lockscope.desktop.inspector.state;

import java.util.List;

/** A piece of a state, before it is put into the words of a language. */
sealed interface StateValue {

    /** There is nothing to say: as it always is unless something happens. */
    record Nothing() implements StateValue {}

    /** A text that is the same in all languages. */
    record Plain(String text) implements StateValue {}

    /** A number. */
    record Count(long number) implements StateValue {}

    /** An instant, ns since the run's start. */
    record Instant(long at) implements StateValue {}

    /** A length of time, ns. */
    record Length(long nanos) implements StateValue {}

    /**
     * A sentence.
     *
     * @param key that of its text
     * @param parts what goes into it
     */
    record Sentence(String key, List<StateValue> parts) implements StateValue {
        public Sentence {
            parts = List.copyOf(parts);
        }
    }

    /** Several, one after another. */
    record Several(List<StateValue> values) implements StateValue {
        public Several {
            values = List.copyOf(values);
        }
    }

    /** A sentence. */
    static StateValue say(String key, StateValue... parts) {
        return new Sentence(key, List.of(parts));
    }

    /** A text. */
    static StateValue plain(String text) {
        return text.isEmpty() ? new Nothing() : new Plain(text);
    }

    /** A token, by its first characters where it is long. */
    static StateValue token(String token) {
        return new Plain(token.length() > 8 ? token.substring(0, 4) + "…" : token);
    }

    /** Several, or nothing. */
    static StateValue several(List<StateValue> values) {
        return values.isEmpty() ? new Nothing() : new Several(values);
    }
}
