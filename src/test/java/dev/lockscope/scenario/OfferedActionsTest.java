package dev.lockscope.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lab.offer.Offer;
import dev.lockscope.lab.offer.Offers;
import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.trace.Cast;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.world.World;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Whatever a learner is offered can be written in a script too. */
class OfferedActionsTest {

    private static final Cast NOBODY = new Cast(List.of(), List.of(), List.of(), List.of());

    @TestFactory
    Stream<DynamicTest> everyOfferIsReadBackFromItsOwnText() throws IOException {
        return LabScenarios.each(scenario -> {
            World world = World.initial(
                    new Header("", scenario.id(), null, 1, 1, Instant.EPOCH, "test", "test", "test", NOBODY));
            Offers offers = new Offers(scenario);
            Problems problems = new Problems("offers");
            ActionParser parser = new ActionParser(problems, actors(scenario));
            Stream<Offer> all = Stream.concat(
                    offers.targets().stream().flatMap(target -> offers.of(target, world).stream()),
                    offers.useful(world, 100).stream());
            all.map(Offer::action)
                    .forEach(action -> assertThat(parser.parse(Yaml.Scalar.of(action.text())))
                            .contains(action));
            assertThat(problems.count()).isZero();
        });
    }

    private static Actors actors(Scenario scenario) {
        List<ClientDraft> drafts = scenario.clients().stream()
                .map(spec -> new ClientDraft(
                        Position.START,
                        spec.name(),
                        spec,
                        Optional.empty(),
                        Position.START,
                        Position.START,
                        List.of(),
                        true))
                .toList();
        return new Actors(drafts, scenario.topology(), scenario.locks(), true);
    }
}
