package dev.lockscope.cli;

import static dev.lockscope.testkit.History.history;

import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.program.Step;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.Expectation;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.ResourceSpec;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.Text;
import dev.lockscope.scenario.Topology;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.Trace;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/** Scenarios and traces for tests. */
final class Samples {

    private Samples() {}

    /** A scenario that expects these findings. */
    static Scenario expecting(FindingId... findings) {
        ClientSpec client = new ClientSpec(
                "A",
                "set-nx-px",
                Duration.ofSeconds(3),
                Duration.ofSeconds(2),
                new RetryPolicy(1, Duration.ZERO, Duration.ZERO),
                ClientSpec.Start.AT_ONCE,
                List.of(new Step.Acquire()));
        return new Scenario(
                "sample",
                new Text("A sample", "En prøve"),
                new Text("Shows what a run looks like.", "Viser hvordan en kjøring ser ut."),
                new Topology.Single("n1"),
                "lock:account",
                List.of(client),
                new ResourceSpec("account", ResourceSpec.Kind.MEMORY, 1_000, Fencing.NONE),
                List.of(),
                new Expectation(Set.of(findings)),
                "");
    }

    /** Nothing breaks. */
    static Trace safe() {
        return history()
                .opens(1_000, Fencing.NONE)
                .acquires("A", 10, "aaaa", 3_000L)
                .reads("A", 20, 1_000)
                .writes("A", 30, 1_000, -100, 900)
                .releases("A", 40, "aaaa")
                .finishes("A", 50)
                .ends(60)
                .build();
    }

    /** A's lease runs out while it is paused; B gets the lock; A writes over B's write. */
    static Trace lostMoney() {
        return history()
                .opens(1_000, Fencing.NONE)
                .acquires("A", 10, "aaaa", 3_000L)
                .reads("A", 20, 1_000)
                .pauses("A", 30)
                .expires(3_010, "aaaa")
                .acquires("B", 3_020, "bbbb", 3_000L)
                .reads("B", 3_030, 1_000)
                .writes("B", 3_040, 1_000, -100, 900)
                .resumes("A", 3_050, 3_020)
                .writes("A", 3_060, 900, -200, 800)
                .releases("B", 3_070, "bbbb")
                .finishes("B", 3_080)
                .finishes("A", 3_090)
                .ends(3_100)
                .build();
    }

    /** The machine stalls. */
    static Trace disturbed() {
        return history()
                .opens(1_000, Fencing.NONE)
                .disturbed(10, 500, 300)
                .ends(600)
                .build();
    }

    /** It goes on for ever. */
    static Trace endless() {
        return history()
                .opens(1_000, Fencing.NONE)
                .acquires("A", 10, "aaaa", 3_000L)
                .build();
    }
}
