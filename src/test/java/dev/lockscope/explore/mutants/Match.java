package dev.lockscope.explore.mutants;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.scenario.ScenarioLoader;
import java.util.List;
import java.util.Optional;

/**
 * Clients that compete for one lock.
 *
 * @param topology as in scenarios
 * @param resource its terms as in scenarios
 * @param lock how it is taken, as in scenarios
 * @param does what each client does, as in scenarios
 */
record Match(String topology, String resource, String lock, List<String> does) {

    static final String UPDATE = "acquire, read, work: 200ms, write: -100, release";

    Match {
        does = List.copyOf(does);
    }

    /** Two clients that read, work and write, once each, under a lock on one node that lasts three seconds. */
    static Match usual() {
        return new Match("single", "", "ttl: 3s, timeout: 50ms, retry: {attempts: 1, delay: 500ms}", List.of())
                .doing(UPDATE, UPDATE);
    }

    Match on(String other) {
        return new Match(other, resource, lock, does);
    }

    Match guarding(String terms) {
        return new Match(topology, ", " + terms, lock, does);
    }

    Match with(String other) {
        return new Match(topology, resource, other, does);
    }

    /** One program a client; there are as many clients as programs. */
    Match doing(String... programs) {
        return new Match(topology, resource, lock, List.of(programs));
    }

    Scenario scenario(String recipe) throws ScenarioException {
        StringBuilder clients = new StringBuilder();
        for (int i = 0; i < does.size(); i++) {
            clients.append("  %c: {recipe: %s, %s, does: [%s]}%n".formatted('A' + i, recipe, lock, does.get(i)));
        }
        String text = """
                id: match
                title: {en: Match, nb: Kamp}
                goal: {en: To be explored., nb: Til utforsking.}
                topology: %s
                lock: lock:account
                resource: {kind: sql, balance: 1000%s}
                clients:
                %sscript: []
                expect: []
                """.formatted(topology, resource, clients);
        return ScenarioLoader.parse("match.yaml", text, Optional.empty());
    }
}
