package dev.lockscope.model;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.recipe.Catalogue;
import dev.lockscope.resource.Terms;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.Scenario;
import java.util.List;
import java.util.function.Function;

/** The world in which a scenario begins: its nodes are empty and none of its clients was started. */
public final class Beginning {

    private Beginning() {}

    /** The world at time 0. Where the scenario has a first fencing token, the counter of each lock stands right before it. */
    public static ModelWorld of(Scenario scenario) {
        return of(scenario, client -> ScenarioProgram.recipe(client.recipe()));
    }

    /**
     * The same with other recipes.
     *
     * @param recipes the recipe of each client
     */
    public static ModelWorld of(Scenario scenario, Function<ClientSpec, Catalogue.Entry> recipes) {
        ModelWorld world = withoutFences(scenario, recipes);
        if (scenario.firstFence().isEmpty()) {
            return world;
        }
        String before = Long.toString(scenario.firstFence().get() - 1);
        for (String lock : scenario.locks()) {
            world = world.holding(LockSettings.fenceKey(lock), before);
        }
        return world;
    }

    static ModelWorld withoutFences(Scenario scenario) {
        return withoutFences(scenario, client -> ScenarioProgram.recipe(client.recipe()));
    }

    private static ModelWorld withoutFences(Scenario scenario, Function<ClientSpec, Catalogue.Entry> recipes) {
        List<Role> roles = scenario.clients().stream()
                .map(client -> ScenarioProgram.role(client, scenario.lockOf(client), recipes.apply(client)))
                .toList();
        return ModelWorld.of(
                Setting.of(scenario.topology(), scenario.resource().name()),
                roles,
                ModelResource.holding(
                        scenario.resource().balance(),
                        new Terms(
                                scenario.resource().fencing(),
                                scenario.resource().compare(),
                                scenario.resource().keys())));
    }
}
