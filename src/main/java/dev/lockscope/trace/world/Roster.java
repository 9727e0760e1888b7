package dev.lockscope.trace.world;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Things by name, in the order in which they came; replacing one keeps its place.
 *
 * <p>Immutable: a change makes a copy, which is cheap for the few things that a run has.
 *
 * @param <K> the kind of name
 * @param <V> the kind of thing
 */
public final class Roster<K, V> implements Iterable<V> {

    private final Map<K, V> things;

    private Roster(Map<K, V> things) {
        this.things = things;
    }

    /** Nothing. */
    public static <K, V> Roster<K, V> empty() {
        return new Roster<>(Map.of());
    }

    /** What goes by that name, if anything. */
    public Optional<V> get(K name) {
        return Optional.ofNullable(things.get(name));
    }

    /** Whether anything goes by that name. */
    public boolean has(K name) {
        return things.containsKey(name);
    }

    /** How many things there are. */
    public int size() {
        return things.size();
    }

    /** The names, in order. */
    public Set<K> names() {
        return Collections.unmodifiableSet(things.keySet());
    }

    /** The things, in order. */
    public Collection<V> values() {
        return Collections.unmodifiableCollection(things.values());
    }

    /** The same with a thing put in the place of its name, or at the end. */
    public Roster<K, V> with(K name, V thing) {
        Map<K, V> copy = new LinkedHashMap<>(things);
        copy.put(name, thing);
        return new Roster<>(copy);
    }

    /** The same without what goes by that name. */
    public Roster<K, V> without(K name) {
        if (!things.containsKey(name)) {
            return this;
        }
        Map<K, V> copy = new LinkedHashMap<>(things);
        copy.remove(name);
        return new Roster<>(copy);
    }

    @Override
    public Iterator<V> iterator() {
        return values().iterator();
    }

    /** Equal to a roster with equal things of equal names in the same order. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Roster<?, ?> roster
                && new ArrayList<>(things.entrySet()).equals(new ArrayList<>(roster.things.entrySet()));
    }

    @Override
    public int hashCode() {
        return things.hashCode();
    }

    @Override
    public String toString() {
        return things.toString();
    }
}
