package dev.lockscope.explore.mutants;

import dev.lockscope.explore.Budget;
import dev.lockscope.explore.Problem;
import dev.lockscope.explore.Property;
import dev.lockscope.explore.mutants.Mutant.Trial;
import dev.lockscope.scenario.ScenarioException;

/** What the explorer is compared with others on: two clients that pass through one lock once, and no time need go by. */
public final class Comparison {

    private static final String PASS = "acquire, read, write: -100, release";

    private static final Trial TRIAL =
            Trial.of("set-nx-px-safe", Match.usual().doing(PASS, PASS), Budget.NONE, Property.EXCLUSION);

    private Comparison() {}

    /** With the lock that takes in one command. */
    public static Problem right() throws ScenarioException {
        return TRIAL.problem();
    }

    /** With the lock that looks and takes in two commands. */
    public static Problem flawed() throws ScenarioException {
        return new Mutant("GET, then SET", LooksThenSets::new, TRIAL).problem();
    }
}
