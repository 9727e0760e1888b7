package dev.lockscope.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.testkit.LabScenarios;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FromNowTest {

    private static final int WALKS = 40;
    private static final int MOVES = 120;

    @ParameterizedTest
    @ValueSource(
            strings = {"gc-pause", "safe-release", "gc-pause-fenced", "redlock", "failover-forgets", "watchdog", "herd"
            })
    void whateverHappensNextIsTheSameHoweverTimesAreTold(String id) throws Exception {
        Scenario scenario = ScenarioLoader.load(LabScenarios.file(id)).get(0);
        for (int seed = 0; seed < WALKS; seed++) {
            walk(Beginning.of(scenario), new Random(seed));
        }
    }

    private static void walk(ModelWorld first, Random random) {
        ModelWorld plain = first;
        ModelWorld told = FromNow.of(first);
        for (int i = 0; i < MOVES; i++) {
            List<UnaryOperator<ModelWorld>> moves = moves(plain);
            List<UnaryOperator<ModelWorld>> same = moves(told);
            assertThat(same).hasSameSizeAs(moves);
            if (moves.isEmpty()) {
                return;
            }
            int choice = random.nextInt(moves.size());
            plain = moves.get(choice).apply(plain);
            told = FromNow.of(same.get(choice).apply(told));
            assertThat(told).isEqualTo(FromNow.of(plain));
        }
    }

    private static List<UnaryOperator<ModelWorld>> moves(ModelWorld world) {
        List<UnaryOperator<ModelWorld>> moves = new ArrayList<>();
        long next = world.nextByItself();
        for (int client = 0; client < world.clients().size(); client++) {
            int who = client;
            next = Math.min(next, world.nextTimer(client));
            ModelClient one = world.clients().get(client);
            if (one.phase() instanceof Phase.BeforeStart) {
                moves.add(before -> before.started(who));
            } else if (one.waitsToBeTold()) {
                moves.add(before -> before.told(who));
            }
            for (int program = 0; program < one.strands().size(); program++) {
                int which = program;
                if (world.canStep(client, program)) {
                    moves.add(before -> before.step(who, which, Chance.NONE, Witness.NONE));
                }
            }
        }
        for (int place = 0; place < world.flights().size(); place++) {
            int which = place;
            if (!(world.flights().get(place).stage() instanceof Flight.Stage.Arrived)
                    && !(world.flights().get(place).stage() instanceof Flight.Stage.Acknowledging)) {
                moves.add(before -> before.arrive(before.flights().get(which).number(), Witness.NONE));
            }
        }
        for (int node = 0; node < world.servers().nodes().size(); node++) {
            int which = node;
            if (world.ships(node)) {
                moves.add(before -> before.ship(which, Witness.NONE));
            }
        }
        if (next != Long.MAX_VALUE) {
            long passes = next - world.now();
            moves.add(before -> before.advancedTo(before.now() + passes, Witness.NONE));
        }
        return moves;
    }
}
