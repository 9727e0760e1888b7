package dev.lockscope.scenario.yaml;

/** A collection of which the end has not come yet. */
sealed interface OpenCollection permits OpenSequence, OpenMapping {

    /** The next value in it; in a mapping keys and values take turns. */
    void add(Yaml value);

    /** The whole collection. */
    Yaml close();
}
