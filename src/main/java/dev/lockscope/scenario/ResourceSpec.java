package dev.lockscope.scenario;

import dev.lockscope.trace.ResourceFact.Compare;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.ResourceFact.Keys;
import dev.lockscope.trace.ResourceFact.ResourceOpened;

/**
 * The resource that the lock protects.
 *
 * @param name a short name such as {@code account}
 * @param kind where it keeps its value
 * @param balance its first value, in whole kroner
 * @param fencing how it checks fencing tokens
 * @param compare what it compares before it takes a write
 * @param keys how it guards the keys of charges
 */
public record ResourceSpec(String name, Kind kind, long balance, Fencing fencing, Compare compare, Keys keys) {

    /** A resource that neither compares nor guards keys. */
    public ResourceSpec(String name, Kind kind, long balance, Fencing fencing) {
        this(name, kind, balance, fencing, Compare.NONE, Keys.NONE);
    }

    /** Where a resource keeps its value. */
    public enum Kind {
        /** In this program's memory. */
        MEMORY("memory"),
        /** In an embedded SQL database. */
        SQL("sql"),
        /** In a Redis server of its own. */
        REDIS("redis");

        private final String id;

        Kind(String id) {
            this.id = id;
        }

        /** The kind's id, as in scenario files. */
        public String id() {
            return id;
        }
    }

    /** The fact that it is ready. */
    public ResourceOpened opened() {
        return new ResourceOpened(name, kind.id(), balance, fencing, compare, keys);
    }
}
