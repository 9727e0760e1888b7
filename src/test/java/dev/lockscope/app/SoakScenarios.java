package dev.lockscope.app;

import dev.lockscope.lock.recipe.Catalogue;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.time.Randomness;
import java.util.ArrayList;
import java.util.List;

/** Makes scenarios without a script, in which chance does what a script would. */
final class SoakScenarios {

    private static final List<String> TOPOLOGIES = List.of(
            "single",
            "{kind: single, keeps: aof-everysec}",
            "{kind: independent, nodes: 3}",
            "{kind: independent, nodes: 5, keeps: aof-always}",
            "{kind: replicated, replicas: 1}",
            "{kind: replicated, replicas: 2, keeps: aof-everysec}",
            "{kind: sentinel, replicas: 1}");
    private static final List<String> RESOURCES = List.of(
            "{kind: memory, balance: 1000}",
            "{kind: sql, balance: 1000}",
            "{kind: sql, balance: 1000, fencing: at-least}",
            "{kind: sql, balance: 1000, fencing: strict}",
            "{kind: redis, balance: 1000}",
            "{kind: redis, balance: 1000, compare: version}");
    private static final int ROUNDS = 8;

    private final Randomness chance;

    SoakScenarios(Randomness chance) {
        this.chance = chance;
    }

    /** Another scenario: three clients that take, use and give back the same lock several times. */
    Scenario next(int number) throws ScenarioException {
        String id = "soak-" + number;
        String resource = one(RESOURCES);
        StringBuilder text = new StringBuilder("""
                id: %s
                title: {en: Soak, nb: Soak}
                goal: {en: Soak., nb: Soak.}
                topology: %s
                lock: lock:account
                resource: %s
                clients:
                """.formatted(id, one(TOPOLOGIES), resource));
        for (String name : List.of("A", "B", "C")) {
            text.append("""
                      %s:
                        recipe: %s
                        ttl: %dms
                        timeout: %dms
                        retry: {attempts: 20, delay: 50ms, jitter: 50ms}
                        does: [%s]
                    """.formatted(
                            name,
                            recipe(resource.contains("fencing")),
                            200 + chance.nextLong(1_800),
                            50 + chance.nextLong(200),
                            String.join(", ", rounds())));
        }
        return ScenarioLoader.parse(id + ".yaml", text.append("expect: safe\n").toString())
                .get(0);
    }

    private String recipe(boolean fenced) {
        List<String> ids = Catalogue.entries().stream()
                .filter(entry -> !fenced || entry.fenced())
                .map(Catalogue.Entry::id)
                .toList();
        return one(ids);
    }

    private List<String> rounds() {
        List<String> steps = new ArrayList<>();
        for (int i = 0; i < ROUNDS; i++) {
            steps.addAll(
                    List.of("acquire", "read", "work: " + (1 + chance.nextLong(60)) + "ms", "write: -1", "release"));
        }
        return steps;
    }

    private String one(List<String> of) {
        return of.get((int) chance.nextLong(of.size()));
    }
}
