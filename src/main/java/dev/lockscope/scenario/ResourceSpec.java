package dev.lockscope.scenario;

import dev.lockscope.trace.ResourceFact.Fencing;

/**
 * The resource that the lock protects.
 *
 * @param name a short name such as {@code account}
 * @param kind where it keeps its value
 * @param balance its first value, in whole kroner
 * @param fencing how it checks fencing tokens
 */
public record ResourceSpec(String name, Kind kind, long balance, Fencing fencing) {

    /** Where a resource keeps its value. */
    public enum Kind {
        /** In this program's memory. */
        MEMORY("memory"),
        /** In an embedded SQL database. */
        SQL("sql");

        private final String id;

        Kind(String id) {
            this.id = id;
        }

        /** The kind's id, as in scenario files. */
        public String id() {
            return id;
        }
    }
}
