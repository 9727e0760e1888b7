package dev.lockscope.explore.ttl;

import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.program.Step;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.Expectation;
import dev.lockscope.scenario.ResourceSpec;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.Text;
import dev.lockscope.scenario.Topology;
import dev.lockscope.trace.ResourceFact.Keys;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The scenario of one run: all clients want the lock at once, and each changes the account's balance once under it. In the
 * midst of its work each waits until it is told to go on; what is to happen to it happens there.
 */
final class TtlScenario {

    /** The resource's name. */
    static final String ACCOUNT = "account";

    private static final String LOCK = "lock:account";

    private TtlScenario() {}

    /** The scenario of a run with these draws. */
    static Scenario of(Experiment experiment, Protection protection, Duration ttl, Draws draws) {
        List<ClientSpec> clients = new ArrayList<>();
        for (int i = 0; i < draws.clients().size(); i++) {
            clients.add(new ClientSpec(
                    name(i),
                    protection.recipe(),
                    ttl,
                    Experiment.PATIENCE,
                    new RetryPolicy(Integer.MAX_VALUE, experiment.retry(), experiment.retry()),
                    ClientSpec.Start.AT_ONCE,
                    steps(protection, draws.clients().get(i))));
        }
        Text title = new Text("A run of the TTL laboratory", "En kjøring i TTL-laboratoriet");
        return new Scenario(
                "ttl",
                title,
                title,
                new Topology.Single("redis"),
                LOCK,
                clients,
                new ResourceSpec(
                        ACCOUNT, ResourceSpec.Kind.MEMORY, 1000, protection.fencing(), protection.compare(), Keys.NONE),
                List.of(),
                new Expectation(Set.of()),
                "");
    }

    /** A client's name by its place. */
    static String name(int client) {
        return client < 26 ? String.valueOf((char) ('A' + client)) : "C" + client;
    }

    private static List<Step> steps(Protection protection, Draws.OfClient drawn) {
        List<Step> steps = new ArrayList<>(List.of(
                new Step.Acquire(),
                new Step.Read(),
                new Step.Work(Duration.ofNanos(drawn.before())),
                new Step.WorkUntilTold(),
                new Step.Work(Duration.ofNanos(drawn.after()))));
        if (protection.looksBeforeWriting()) {
            steps.add(new Step.Check());
        }
        steps.add(new Step.Write(-1));
        steps.add(new Step.Release());
        return steps;
    }
}
