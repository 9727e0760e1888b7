package dev.lockscope.explore;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.scenario.ScenarioLoader;
import java.util.Optional;

/** Two clients that do the same, to be explored. */
final class Cases {

    private String topology = "single";
    private String resource = "kind: sql, balance: 1000";
    private String lock = "ttl: 3s, timeout: 50ms, retry: {attempts: 2, delay: 500ms}";
    private String does = "acquire, read, work: 200ms, write: -100, release";
    private final String recipe;

    private Cases(String recipe) {
        this.recipe = recipe;
    }

    static Cases of(String recipe) {
        return new Cases(recipe);
    }

    Cases on(String other) {
        topology = other;
        return this;
    }

    Cases guarding(String other) {
        resource = other;
        return this;
    }

    Cases with(String other) {
        lock = other;
        return this;
    }

    Cases doing(String other) {
        does = other;
        return this;
    }

    Scenario scenario() throws ScenarioException {
        String text = """
                id: case
                title: {en: Case, nb: Tilfelle}
                goal: {en: To be explored., nb: Til utforsking.}
                topology: %s
                lock: lock:account
                resource: {%s}
                clients:
                  A: {recipe: %s, %s, does: [%s]}
                  B: {recipe: %s, %s, does: [%s]}
                script: []
                expect: []
                """.formatted(topology, resource, recipe, lock, does, recipe, lock, does);
        return ScenarioLoader.parse("case.yaml", text, Optional.empty());
    }
}
