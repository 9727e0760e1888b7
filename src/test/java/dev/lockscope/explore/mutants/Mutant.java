package dev.lockscope.explore.mutants;

import dev.lockscope.explore.Budget;
import dev.lockscope.explore.Problem;
import dev.lockscope.explore.Property;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.recipe.Catalogue;
import dev.lockscope.model.Beginning;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioException;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;

/**
 * A recipe with a bug, and under what the bug does harm that the recipe without it does not.
 *
 * @param name what is wrong, in a few words
 * @param wrong makes the recipe with the bug
 * @param trial what the recipe without the bug stands and the one with it does not
 */
record Mutant(String name, BiFunction<Ports, LockSettings, LockRecipe> wrong, Trial trial) {

    /** What is searched for the recipe with the bug. */
    Problem problem() throws ScenarioException {
        return trial.problem(wrong);
    }

    /**
     * What a recipe has to stand.
     *
     * @param like the id of the recipe that mutants are copies of
     * @param right makes the recipe without a bug
     * @param match who competes, and for what
     * @param budget what may go wrong
     * @param property what holds without the bug
     */
    record Trial(
            String like,
            BiFunction<Ports, LockSettings, LockRecipe> right,
            Match match,
            Budget budget,
            Property property) {

        /** A trial of a recipe of the catalogue. */
        static Trial of(String like, Match match, Budget budget, Property property) {
            return new Trial(like, Catalogue.find(like).orElseThrow().maker(), match, budget, property);
        }

        /** What is searched for the recipe without a bug. */
        Problem problem() throws ScenarioException {
            return problem(right);
        }

        private Problem problem(BiFunction<Ports, LockSettings, LockRecipe> maker) throws ScenarioException {
            Scenario scenario = match.scenario(like);
            Catalogue.Entry entry = new Catalogue.Entry(like, LockRecipe.class, maker, false, List.of());
            return new Problem(Beginning.of(scenario, client -> entry), scenario.locks(), budget, Set.of(property));
        }
    }
}
