package dev.lockscope.course;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * The learners that share a machine. Immutable.
 *
 * @param current the name of the one who learns now; empty for the usual one, who has no name
 * @param all how far each has come, by their names
 */
public record Profiles(String current, Map<String, Progress> all) {

    /** The usual learner alone, who has begun nothing. */
    public static final Profiles NONE = new Profiles("", Map.of());

    public Profiles {
        all = Collections.unmodifiableSortedMap(new TreeMap<>(all));
    }

    /** How far the current learner has come. */
    public Progress progress() {
        return all.getOrDefault(current, Progress.NONE);
    }

    /** The same, with other progress of the current learner. */
    public Profiles with(Progress progress) {
        Map<String, Progress> changed = new TreeMap<>(all);
        changed.put(current, progress);
        return new Profiles(current, changed);
    }

    /** The same, with another learner, who may be new. */
    public Profiles of(String name) {
        return new Profiles(name.strip(), all).with(all.getOrDefault(name.strip(), Progress.NONE));
    }

    /** The same, with nothing begun by the current learner. */
    public Profiles reset() {
        return with(Progress.NONE);
    }

    /** The same without the current learner; the usual one is the current one then. */
    public Profiles forget() {
        Map<String, Progress> changed = new TreeMap<>(all);
        changed.remove(current);
        return new Profiles("", changed);
    }
}
