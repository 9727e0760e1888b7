package dev.lockscope.compare;

import dev.lockscope.trace.Header;
import java.util.Objects;

/** What two runs that are compared have to do with one another. */
public enum Kinship {
    /** Runs of the same variant of the same scenario, written alike. */
    SAME,
    /** Runs of the same variant of a scenario whose file was another one, such as one with other parameters. */
    REWRITTEN,
    /** Runs of two variants of one scenario. */
    VARIANTS,
    /** Runs of two scenarios that go much the same way. */
    RELATED,
    /** Runs of two scenarios that have so little in common that a list of differences tells nothing. */
    STRANGERS;

    /** Runs of different scenarios that have less than this in common are strangers. */
    static final double LITTLE = 0.34;

    /** What runs have to do with one another, by what they are runs of and by what came of comparing them. */
    public static Kinship of(Header left, Header right, Tally tally) {
        if (!left.scenarioName().equals(right.scenarioName())) {
            return tally.inCommon() < LITTLE ? STRANGERS : RELATED;
        } else if (!Objects.equals(left.variant(), right.variant())) {
            return VARIANTS;
        }
        return left.scenario().equals(right.scenario()) ? SAME : REWRITTEN;
    }
}
