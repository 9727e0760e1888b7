package dev.lockscope.model;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.resource.Terms;
import dev.lockscope.scenario.Scenario;
import java.util.List;

/** The world in which a scenario begins: its nodes are empty and none of its clients was started. */
public final class Beginning {

    private Beginning() {}

    /** The world at time 0. Where the scenario has a first fencing token, the counter of each lock stands right before it. */
    public static ModelWorld of(Scenario scenario) {
        ModelWorld world = withoutFences(scenario);
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
        List<Role> roles = scenario.clients().stream()
                .map(client -> ScenarioProgram.role(client, scenario.lockOf(client)))
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
