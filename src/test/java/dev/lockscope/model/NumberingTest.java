package dev.lockscope.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.ScenarioLoader;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The numbers of messages say nothing that does not matter. */
class NumberingTest {

    @Test
    void whoseRequestWasLostFirstMakesNoDifference() throws Exception {
        ModelWorld first = Beginning.of(ScenarioLoader.parse("lost.yaml", """
                id: lost
                title: {en: Lost, nb: Tapt}
                goal: {en: To lose requests., nb: Å miste forespørsler.}
                topology: single
                lock: lock:account
                resource: {kind: sql, balance: 1000}
                clients:
                  A: {recipe: set-nx-px, ttl: 3s, does: [acquire, release]}
                  B: {recipe: set-nx-px, ttl: 3s, does: [acquire, release]}
                script: []
                expect: []
                """, Optional.empty()));

        ModelWorld oneWay = FromNow.of(losing(losing(first, 0), 1));
        ModelWorld otherWay = FromNow.of(losing(losing(first, 1), 0));

        assertThat(oneWay.clients()).noneMatch(who -> who.phase() instanceof Phase.Running);
        assertThat(oneWay).isEqualTo(otherWay);
    }

    /** A client begins and asks, and its request is lost. */
    private static ModelWorld losing(ModelWorld world, int client) {
        ModelWorld after = world.started(client);
        while (after.flights().isEmpty()) {
            after = after.step(client, Chance.NONE, Witness.NONE);
        }
        return after.lose(after.flights().get(0).number());
    }
}
