package dev.lockscope.lab.offer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lab.offer.Reason.Why;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.NodeAction;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.trace.Cast;
import dev.lockscope.trace.ClientFact.ClientStarted;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.FaultFact.FaultBegan;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.NodeFact.NodeAdopted;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.NodeFact.NodeStarted;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.world.World;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class OffersTest {

    private static Scenario scenario(String id) throws IOException {
        return LabScenarios.all().stream()
                .filter(one -> one.fullId().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static Header header(Scenario scenario) {
        Cast cast = new Cast(
                scenario.clients().stream().map(ClientSpec::name).toList(),
                scenario.topology().nodes(),
                scenario.topology().sentinels(),
                List.of(scenario.resource().name()));
        return new Header("", scenario.id(), null, 1, 1, Instant.EPOCH, "test", "test", "test", cast);
    }

    private static World after(Scenario scenario, Fact... facts) {
        World world = World.initial(header(scenario));
        long seq = 0;
        for (Fact fact : facts) {
            world = world.after(new Event(++seq, seq, Event.RUN, Event.NO_CAUSE, fact));
        }
        return world;
    }

    private static List<String> ids(List<Offer> offers) {
        return offers.stream().map(Offer::id).toList();
    }

    private static Optional<Why> reason(List<Offer> offers, String id) {
        Offer offer =
                offers.stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
        return offer.reason().map(Reason::why);
    }

    @Test
    void aClientThatRunsCanBePausedAndNotStarted() throws IOException {
        Scenario pause = scenario("gc-pause");
        List<Offer> offers = new Offers(pause).of(new Target.OfClient("A"), after(pause, new ClientStarted("A")));
        assertThat(reason(offers, "pause A")).isEmpty();
        assertThat(reason(offers, "start A")).contains(Why.HAS_BEGUN);
        assertThat(reason(offers, "resume A")).contains(Why.GOES_ON);
    }

    @Test
    void whoseWorkWaitsForNobodyIsNotToldToFinish() throws IOException {
        Scenario pause = scenario("gc-pause");
        Offers offers = new Offers(pause);
        World world = after(pause);
        assertThat(ids(offers.of(new Target.OfClient("A"), world))).doesNotContain("finish A");
        assertThat(ids(offers.of(new Target.OfClient("B"), world))).contains("finish B");
    }

    @Test
    void aNodeThatStaysAwayDoesSoForTwiceTheLongestLease() throws IOException {
        Scenario away = scenario("amnesia-restart:stays-away");
        assertThat(ids(new Offers(away).of(new Target.OfNode("n3"), after(away))))
                .contains("restart n3 after 120000ms");
    }

    @Test
    void nothingIsDoneToServersOfOthers() throws IOException {
        Scenario pause = scenario("gc-pause");
        World world =
                after(pause, new NodeAdopted("redis", "lockscope:", 1), new NodeStarted("redis", "7.4.0", Role.MASTER));
        assertThat(new Offers(pause).of(new Target.OfNode("redis"), world))
                .isNotEmpty()
                .allMatch(offer -> offer.reason().map(Reason::why).equals(Optional.of(Why.NOT_OURS)));
    }

    @Test
    void aPartitionHoldsTheLinksThatCrossItAndNoOthers() throws IOException {
        Scenario clocks = scenario("clock-leap:leaps");
        Offers offers = new Offers(clocks);
        World world = after(clocks, new FaultBegan(1, "partition", "A n1"));
        assertThat(reason(offers.of(new Target.OfLink("A", "n2"), world), "cut A-n2"))
                .contains(Why.HELD);
        assertThat(reason(offers.of(new Target.OfLink("A", "n1"), world), "cut A-n1"))
                .isEmpty();
    }

    @Test
    void beforeANodeWasUpItIsNeitherCrashedNorRestarted() throws IOException {
        Scenario pause = scenario("gc-pause");
        Target redis = new Target.OfNode("redis");
        Offers offers = new Offers(pause);
        assertThat(reason(offers.of(redis, after(pause)), "restart redis")).contains(Why.NOTHING_BEGUN);
        assertThat(reason(offers.of(redis, after(pause)), "crash redis")).contains(Why.NOTHING_BEGUN);
        World crashed = after(pause, new NodeStarted("redis", "7.4.0", Role.MASTER), new NodeCrashed("redis"));
        assertThat(reason(offers.of(redis, crashed), "restart redis")).isEmpty();
        assertThat(reason(offers.of(redis, crashed), "crash redis")).contains(Why.DOWN);
    }

    @Test
    void theResourceAndSentinelsSayWhyNothingIsDoneToThem() throws IOException {
        Scenario sentinels = scenario("sentinel-two-masters:min-replicas");
        Offers offers = new Offers(sentinels);
        Target resource = new Target.OfResource(sentinels.resource().name());
        assertThat(offers.of(resource, after(sentinels))).isEmpty();
        assertThat(offers.none(resource).map(Reason::why)).contains(Why.RESOURCE);
        assertThat(offers.none(new Target.OfSentinel("s1")).map(Reason::why)).contains(Why.SENTINEL);
        assertThat(offers.targets()).contains(new Target.OfLink("s1", "n1"), new Target.OfLink("n2", "n1"));
    }

    @Test
    void thePaletteBeginsWithTheScriptAndHasNoActionTwice() throws IOException {
        for (Scenario scenario : LabScenarios.all()) {
            List<Action> palette = new Offers(scenario)
                    .useful(after(scenario), 100).stream().map(Offer::action).toList();
            List<Action> script = scenario.script().stream()
                    .flatMap(step -> step.actions().stream())
                    .distinct()
                    .toList();
            assertThat(palette).doesNotHaveDuplicates();
            assertThat(palette.subList(0, script.size())).isEqualTo(script);
        }
    }

    @Test
    void buttonsStayWhereTheyAre() throws IOException {
        Scenario pause = scenario("gc-pause");
        Offers offers = new Offers(pause);
        assertThat(ids(offers.useful(after(pause), 8)))
                .isEqualTo(ids(offers.useful(after(pause, new ClientStarted("A")), 8)))
                .hasSize(8);
    }

    @Test
    void aLeapThatTheScriptHasKeepsItsLength() throws IOException {
        Scenario leaps = scenario("clock-leap:leaps");
        Offer leap = new Offers(leaps)
                .useful(after(leaps), 100).stream()
                        .filter(offer -> offer.action() instanceof NodeAction.JumpClock)
                        .findFirst()
                        .orElseThrow();
        assertThat(OfferWords.in("en").label(leap)).isEqualTo("n3's clock + 61 s");
    }

    @TestFactory
    Stream<DynamicTest> everyOfferHasWordsInBothLanguages() throws IOException {
        return LabScenarios.each(scenario -> {
            Offers offers = new Offers(scenario);
            World world = after(scenario);
            for (String language : List.of("en", "nb")) {
                OfferWords words = OfferWords.in(language);
                Stream.concat(
                                offers.targets().stream().flatMap(target -> offers.of(target, world).stream()),
                                offers.useful(world, 100).stream())
                        .forEach(offer -> {
                            assertThat(words.label(offer)).isNotBlank().doesNotContain("{");
                            assertThat(words.sentence(offer)).isNotBlank().doesNotContain("{");
                            offer.reason()
                                    .ifPresent(reason -> assertThat(words.reason(reason))
                                            .isNotBlank()
                                            .doesNotContain("{"));
                        });
            }
        });
    }
}
