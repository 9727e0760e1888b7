package dev.lockscope.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lab.Lab;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.lab.offer.Offer;
import dev.lockscope.lab.offer.Offers;
import dev.lockscope.lab.offer.Reason.Why;
import dev.lockscope.lab.offer.Target;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.world.World;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OffersOnTheModelTest {

    private static final int WALKS = 5;
    private static final int ACTIONS = 120;
    private static final int MOST_MOVES = 3;

    /** What a random walk over all scenarios cannot meet: what is not in them, servers of others, and no run at all. */
    private static final Set<Why> NEVER_OFFERED =
            EnumSet.of(Why.NOT_OURS, Why.NOT_THERE, Why.SENTINEL, Why.RESOURCE, Why.PARTS_NOBODY, Why.NOTHING_BEGUN);

    private final Set<Why> met = EnumSet.noneOf(Why.class);
    private int accepted;

    @Test
    void anOfferIsAcceptedExactlyIfItHasNoReason() throws IOException {
        for (Scenario scenario : LabScenarios.all()) {
            for (int seed = 1; seed <= WALKS; seed++) {
                walk(scenario, seed);
            }
        }
        assertThat(accepted).isGreaterThan(1_000);
        assertThat(met).containsAll(EnumSet.complementOf(EnumSet.copyOf(NEVER_OFFERED)));
    }

    private void walk(Scenario scenario, long seed) {
        Randomness random = Randomness.seeded(seed);
        Offers offers = new Offers(scenario);
        ModelLab lab = new ModelLab(WallClock.system(), new Lab.Versions("test", "17"));
        try (ModelRun run = (ModelRun) lab.open(scenario, new RunOptions(1, seed))) {
            run.start();
            World world = World.initial(run.header());
            List<String> done = new ArrayList<>();
            for (int i = 0; i < ACTIONS; i++) {
                for (long moves = random.nextLong(MOST_MOVES); moves > 0; moves--) {
                    run.goOn();
                }
                run.settle();
                world = heard(run, world);
                Offer offer = any(random, offers, world);
                boolean could = run.apply(offer.action());
                done.add(offer.id() + " " + offer.reason());
                assertThat(could).as("%s after %s", scenario.fullId(), done).isEqualTo(offer.applies());
                offer.reason().ifPresent(reason -> met.add(reason.why()));
                accepted += could ? 1 : 0;
            }
        }
    }

    private static World heard(ModelRun run, World world) {
        World latest = world;
        for (Event event : run.recorder().from(world.events())) {
            latest = latest.after(event);
        }
        return latest;
    }

    /** Any offer of any thing; clients and nodes as often as the many links. */
    private static Offer any(Randomness random, Offers offers, World world) {
        boolean link = random.nextLong(3) == 0;
        List<Target> targets = offers.targets().stream()
                .filter(target -> target instanceof Target.OfLink == link)
                .filter(target -> offers.none(target).isEmpty())
                .toList();
        List<Offer> all = offers.of(targets.get((int) random.nextLong(targets.size())), world);
        return all.get((int) random.nextLong(all.size()));
    }
}
