package dev.lockscope.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.model.Chance;
import dev.lockscope.model.ClientFaults;
import dev.lockscope.model.Flight;
import dev.lockscope.model.FromNow;
import dev.lockscope.model.ModelClient;
import dev.lockscope.model.ModelWorld;
import dev.lockscope.model.Phase;
import dev.lockscope.model.Witness;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the search leaves out hides nothing: it finds what a search of every single call and message finds. */
class ReductionTest {

    private static final int MOST = 400_000;

    /** A state of the search that leaves nothing out. */
    private record Fine(ModelWorld world, Watch watch, int pauses) {}

    @ParameterizedTest
    @CsvSource({
        "no-lock, 0",
        "set-nx-px, 0",
        "set-nx-px, 1",
        "set-nx-px-safe, 0",
        "set-nx-px-safe, 1",
        "get-then-del, 1",
        "setnx-then-expire, 1",
        "set-nx-px-timed, 1",
    })
    void whatBreaksIsTheSame(String recipe, int pauses) throws Exception {
        Cases two = Cases.of(recipe)
                .with("ttl: 300ms, timeout: 50ms, retry: {attempts: 1, delay: 100ms}")
                .doing("acquire, read, work: 100ms, write: -100, release");
        Problem problem = Problem.of(
                two.scenario(), pauses == 0 ? Budget.NONE : Budget.one(FaultKind.PAUSE), EnumSet.allOf(Property.class));

        for (Property property : EnumSet.of(Property.EXCLUSION, Property.NO_STALE_WRITE, Property.NO_LOST_UPDATE)) {
            Problem one = new Problem(problem.first(), problem.locks(), problem.budget(), Set.of(property));
            Result result = new Search(one, Limits.USUAL, 1, System::nanoTime).run(() -> false, tally -> {});
            assertThat(result instanceof Result.Broken)
                    .as("%s of %s with %s pauses", property, recipe, pauses)
                    .isEqualTo(finely(problem, pauses).contains(property));
        }
    }

    /** Everything that can be broken, by a search of every call and message on its own. */
    private static Set<Property> finely(Problem problem, int pauses) {
        ModelWorld first = FromNow.of(problem.first());
        Cast cast = new Cast(first);
        Set<Property> broken = EnumSet.noneOf(Property.class);
        Set<Fine> seen = new HashSet<>();
        Deque<Fine> open = new ArrayDeque<>();
        Fine start = new Fine(first, Watch.NOTHING, 0);
        seen.add(start);
        open.add(start);
        while (!open.isEmpty()) {
            for (Fine next : after(open.remove(), cast, pauses, broken)) {
                if (seen.add(next)) {
                    open.add(next);
                }
            }
            assertThat(seen.size()).isLessThan(MOST);
        }
        return broken;
    }

    private static List<Fine> after(Fine state, Cast cast, int pauses, Set<Property> broken) {
        List<Fine> next = new ArrayList<>();
        ModelWorld world = state.world();
        boolean waits = false;
        for (int client = 0; client < world.clients().size(); client++) {
            int who = client;
            ModelClient one = world.clients().get(client);
            if (one.phase() instanceof Phase.BeforeStart) {
                next.add(changed(state, cast, broken, witness -> world.started(who), 0));
            } else if (one.isPaused()) {
                next.add(changed(state, cast, broken, witness -> ClientFaults.resumed(world, who, witness), 0));
            } else if (world.canStep(client)) {
                waits = true;
                next.add(changed(state, cast, broken, witness -> world.step(who, Chance.NONE, witness), 0));
                if (state.pauses() < pauses) {
                    next.add(changed(state, cast, broken, witness -> ClientFaults.paused(world, who, witness), 1));
                }
            }
        }
        for (Flight flight : world.flights()) {
            if (!(flight.stage() instanceof Flight.Stage.Arrived)) {
                waits = true;
                next.add(changed(state, cast, broken, witness -> world.arrive(flight.number(), witness), 0));
            }
        }
        long instant = instant(world);
        if (!waits && instant != Long.MAX_VALUE) {
            next.add(changed(state, cast, broken, witness -> world.advancedTo(instant, witness), 0));
        }
        return next;
    }

    private static long instant(ModelWorld world) {
        long next = world.nextByItself();
        for (int client = 0; client < world.clients().size(); client++) {
            next = Math.min(next, Patience.timer(world, client));
        }
        return next;
    }

    private static Fine changed(
            Fine state, Cast cast, Set<Property> broken, Function<Witness, ModelWorld> change, int pauses) {
        Deeds deeds = new Deeds(cast);
        ModelWorld after = change.apply((at, actor, fact) -> deeds.saw(fact));
        Watch.Seen seen = state.watch().seen(deeds.in(after), cast);
        broken.addAll(seen.broken());
        return new Fine(FromNow.of(after), seen.after(), state.pauses() + pauses);
    }
}
