package dev.lockscope.lock.recipe;

import dev.lockscope.lock.contract.OwnedReleaseContract;
import dev.lockscope.lock.contract.TestWorld;
import dev.lockscope.lock.contract.WorldOfTest;
import dev.lockscope.lock.contract.Worlds;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The recipes for one node that keep the second rung, in every world.
 *
 * <p>Some of them have flaws that no call of the contract gets at: between two commands, in a watchdog, in a fencing
 * token. See {@code FlawsOnTheModelTest} and {@code WatchdogOnTheModelTest}.
 */
@ParameterizedClass(name = "{0} in {1}")
@MethodSource("recipesInWorlds")
@Timeout(60)
class OwnedReleaseTest implements OwnedReleaseContract {

    private static final List<String> RECIPES = List.of(
            "set-nx-px-safe",
            "get-then-del",
            "set-nx-px-timed",
            "set-nx-px-watched",
            "set-nx-px-watched-unchecked",
            "set-then-wait",
            "set-then-wait-unchecked",
            "set-nx-px-sentinel",
            "separate-incr",
            "fair-queue");

    private final String recipe;

    @RegisterExtension
    final WorldOfTest world;

    OwnedReleaseTest(String recipe, Worlds kind) {
        this.recipe = recipe;
        this.world = kind.withNodes(1);
    }

    static Stream<Arguments> recipesInWorlds() {
        return RECIPES.stream()
                .flatMap(recipe -> Arrays.stream(Worlds.values()).map(kind -> Arguments.of(recipe, kind)));
    }

    @Override
    public TestWorld world() {
        return world.get();
    }

    @Override
    public String recipe() {
        return recipe;
    }

    /** The timed one gives back what comes too late, so its lease has to outlast a stall of the machine. */
    @Override
    public Duration brief() {
        return recipe.equals("set-nx-px-timed") ? Duration.ofMillis(500) : SHORT;
    }

    /** The queue is joined before its head takes the lock. */
    @Override
    public int commandsBefore() {
        return recipe.equals("fair-queue") ? 1 : 0;
    }
}
