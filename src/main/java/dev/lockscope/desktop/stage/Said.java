package dev.lockscope.desktop.stage;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * What was said last of each thing, so that it is not put into words again in every frame while nothing changes.
 *
 * @param <K> the kind of name
 * @param <V> the kind of state
 * @param <T> the kind of words
 */
final class Said<K, V, T> {

    private final Map<K, Pair<V, T>> last = new HashMap<>();

    private record Pair<V, T>(V state, T words) {}

    /** The words for the state of a thing. */
    T of(K name, V state, Function<V, T> say) {
        Pair<V, T> before = last.get(name);
        if (before != null && before.state().equals(state)) {
            return before.words();
        }
        T words = say.apply(state);
        last.put(name, new Pair<>(state, words));
        return words;
    }

    /** Everything is to be put into words again, as in another language. */
    void forget() {
        last.clear();
    }
}
