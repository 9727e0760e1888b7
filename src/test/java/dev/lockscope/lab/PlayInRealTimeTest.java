package dev.lockscope.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.resource.Ledgers;
import dev.lockscope.resource.Terms;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.RunFact.Ending;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class PlayInRealTimeTest extends PlayContract {

    @Override
    Run open(Scenario scenario, RunOptions options) throws Exception {
        return new Lab(
                        (topology, recorder, clock) -> new MemoryCluster(recorder, topology),
                        spec -> Ledgers.inMemory(spec.balance(), Terms.NONE),
                        SystemRunClock::startingNow,
                        WallClock.system(),
                        new Lab.Versions("test", "test"))
                .open(scenario, options);
    }

    @Test
    void noStepOfTheScriptRunsOutOfTimeInAHold() throws Exception {
        try (Player player =
                player("A: " + WRITER, "{when: A.released, do: crash A, within: 200ms}", new Play.Scripted())) {
            player.run().hold();
            player.begin();
            player.step("A");
            assertNothingHappensFor(Duration.ofMillis(500), player);
            player.run().proceed();

            assertThat(player.awaitEnd()).isEqualTo(Ending.COMPLETED);
        }
    }

    private static void assertNothingHappensFor(Duration time, Player player) throws InterruptedException {
        int count = player.run().recorder().size();
        assertThat(player.run().recorder().awaitMoreThan(count, time.toNanos())).isFalse();
    }
}
