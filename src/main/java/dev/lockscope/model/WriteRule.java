package dev.lockscope.model;

import org.jspecify.annotations.Nullable;

/**
 * What a server says to writes instead of doing them.
 *
 * @param alone to one that comes alone, or null to do it
 * @param inScript to one in a script, or null to do it
 */
record WriteRule(@Nullable String alone, @Nullable String inScript) {

    /** It does them. */
    static final WriteRule TAKEN = new WriteRule(null, null);

    /** It is a replica. */
    static final WriteRule READ_ONLY = new WriteRule(
            "READONLY You can't write against a read only replica.",
            "READONLY You can't write against a read only replica.");

    /** Not enough replicas hear from it. In scripts, 6.2 does not look at that; 7 and later do. */
    static final WriteRule TOO_FEW_REPLICAS = new WriteRule("NOREPLICAS Not enough good replicas to write.", null);
}
