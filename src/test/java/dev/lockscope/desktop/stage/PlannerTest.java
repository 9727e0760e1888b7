package dev.lockscope.desktop.stage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.trace.Cast;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Where things are on the stage. */
final class PlannerTest {

    private static final double TEXT = 13;
    private static final double ROUNDING = 0.01;

    private record Size(double width, double height) {}

    private static final List<Size> SIZES = List.of(
            new Size(500, 260),
            new Size(700, 330),
            new Size(730, 420),
            new Size(900, 300),
            new Size(620, 700),
            new Size(1100, 500),
            new Size(1500, 800));

    private static List<String> names(String prefix, int count) {
        return IntStream.rangeClosed(1, count).mapToObj(i -> prefix + i).toList();
    }

    private static Parties parties(int clients, int nodes, int sentinels, boolean following) {
        return new Parties(
                names("C", clients), names("n", nodes), names("s", sentinels), List.of("account"), following);
    }

    /** Every kind of topology that a scenario can have, with one client to nine. */
    private static List<Parties> topologies() {
        List<Parties> all = new ArrayList<>();
        for (int clients : List.of(1, 2, 3, 4, 6, 8, 9)) {
            all.add(parties(clients, 1, 0, false));
            for (int nodes = 2; nodes <= 4; nodes++) {
                all.add(parties(clients, nodes, 0, true));
                all.add(parties(clients, nodes, 3, true));
                all.add(parties(clients, nodes, 5, true));
            }
            for (int nodes : List.of(3, 5, 7)) {
                all.add(parties(clients, nodes, 0, false));
            }
        }
        return all;
    }

    private static List<Parties> scenarios() throws Exception {
        List<Parties> all = new ArrayList<>();
        for (Scenario scenario : LabScenarios.all()) {
            List<String> clients =
                    scenario.clients().stream().map(client -> client.name()).toList();
            Cast cast = new Cast(
                    clients, scenario.topology().nodes(), scenario.topology().sentinels(), List.of("account"));
            all.add(Parties.of(cast, java.util.Optional.of(scenario)));
        }
        return all;
    }

    private interface Check {
        void of(Parties parties, Size size, Plan plan);
    }

    private static void everywhere(Check check) throws Exception {
        List<Parties> all = new ArrayList<>(topologies());
        all.addAll(scenarios());
        for (Parties parties : all) {
            for (Size size : SIZES) {
                check.of(parties, size, Planner.plan(parties, size.width(), size.height(), TEXT));
            }
        }
    }

    @Test
    void everyPartyHasOneCard() throws Exception {
        everywhere((parties, size, plan) -> {
            Set<String> wanted = new HashSet<>(parties.clients());
            wanted.addAll(parties.nodes());
            wanted.addAll(parties.sentinels());
            wanted.addAll(parties.resources());
            assertEquals(wanted.size(), plan.stands().size());
            wanted.forEach(name -> assertTrue(plan.stand(name).isPresent(), name));
        });
    }

    @Test
    void noTwoCardsOverlapAndNoneIsOutside() throws Exception {
        everywhere((parties, size, plan) -> {
            Place stage = new Place(0, 0, size.width() + ROUNDING, size.height() + ROUNDING);
            List<Stand> stands = plan.stands();
            for (int i = 0; i < stands.size(); i++) {
                Place place = stands.get(i).place();
                assertTrue(place.isInside(stage), () -> parties + " " + size + " " + place);
                for (Stand other : stands.subList(i + 1, stands.size())) {
                    assertFalse(place.overlaps(other.place()), () -> parties + " " + size + " " + other);
                }
            }
        });
    }

    @Test
    void noLinkRunsThroughACardOrLeavesTheStage() throws Exception {
        everywhere((parties, size, plan) -> {
            for (Route route : plan.routes()) {
                for (double share = 0; share <= 1; share += 0.02) {
                    Spot point = route.curve().at(share);
                    assertTrue(
                            point.x() >= 0 && point.x() <= size.width() && point.y() >= 0 && point.y() <= size.height(),
                            () -> parties + " " + size + " " + route.link());
                    for (Stand stand : plan.stands()) {
                        assertFalse(
                                stand.place().covers(point),
                                () -> parties + " " + size + " " + route.link() + " through " + stand.name());
                    }
                }
            }
        });
    }

    @Test
    void everyLinkThatThereCanBeHasAWay() {
        Plan plan = Planner.plan(parties(2, 3, 3, true), 900, 500, TEXT);
        int clients = 2 * 3 + 2;
        int copies = 3 * 2;
        int questions = 3 * 3 + 3 * 2;
        assertEquals(clients + copies + questions, plan.routes().size());
        assertEquals(
                plan.routes().size(),
                plan.routes().stream().map(Route::link).distinct().count());
    }

    @Test
    void cardsShrinkToOneLineWhereThereAreMany() {
        Plan few = Planner.plan(parties(2, 1, 0, false), 700, 420, TEXT);
        Plan many = Planner.plan(parties(9, 7, 0, false), 700, 330, TEXT);
        assertTrue(few.stand("C1").orElseThrow().rows() >= 3);
        assertEquals(0, many.stand("C1").orElseThrow().rows());
        assertEquals(0, many.stand("n1").orElseThrow().rows());
    }

    @Test
    void textGrowsWithTheSpaceAndStaysReadableInTheSmallestWindow() {
        Parties redlock = parties(3, 5, 0, false);
        double small = Planner.plan(redlock, 500, 260, TEXT).em();
        double usual = Planner.plan(redlock, 730, 420, TEXT).em();
        double large = Planner.plan(redlock, 1500, 800, TEXT).em();
        assertTrue(small < usual && usual < large, small + " " + usual + " " + large);
        assertTrue(small > 9, "px: " + small);
    }

    @Test
    void largerTextInTheWindowNeverTakesMoreThanTheStage() {
        Plan plan = Planner.plan(parties(3, 5, 3, true), 800, 500, 2 * TEXT);
        Place stage = new Place(0, 0, 800 + ROUNDING, 500 + ROUNDING);
        plan.stands().forEach(stand -> assertTrue(stand.place().isInside(stage)));
    }
}
