package dev.lockscope.model;

import static dev.lockscope.model.ModelRuns.events;

import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.program.Step;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.ClientSpec.Start;
import dev.lockscope.scenario.EventKind;
import dev.lockscope.scenario.Persistence;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScriptStep;
import dev.lockscope.scenario.Topology;
import dev.lockscope.scenario.Topology.Replication;
import dev.lockscope.trace.ClientFact.WorkStarted;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.NodeFact;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.SentinelFact;
import dev.lockscope.trace.StoreFact;
import dev.lockscope.trace.Trace;
import java.time.Duration;
import java.util.List;

/** Topologies and clients for tests of faults in the model, and what to read from the traces. */
final class FaultScenes {

    static final Duration WORK = Duration.ofMillis(500);

    private FaultScenes() {}

    static Topology single(Persistence persistence) {
        return new Topology.Single("redis", persistence);
    }

    static Topology pair(Replication replication) {
        return new Topology.Replicated("n1", List.of("n2"), replication, Persistence.NOTHING);
    }

    static Topology pair() {
        return pair(Replication.UNCHECKED);
    }

    static Topology guarded() {
        return new Topology.Guarded(
                "n1",
                List.of("n2"),
                List.of("s1", "s2", "s3"),
                Duration.ofSeconds(1),
                Replication.UNCHECKED,
                Persistence.NOTHING);
    }

    static Scenario scene(Topology topology, List<ClientSpec> clients, ScriptStep... script) {
        return Scenarios.on(topology, Scenarios.of(Fencing.NONE, clients, script));
    }

    /** Takes the lock and works until it is told that it is done. */
    static ClientSpec holder(String name, Start start) {
        ClientSpec client = Scenarios.client(name, "set-nx-px-safe", start, WORK);
        List<Step> does = List.of(new Step.Acquire(), new Step.Read(), new Step.WorkUntilTold(), new Step.Release());
        return new ClientSpec(
                name, client.recipe(), client.ttl(), client.timeout(), RetryPolicy.once(), client.start(), does);
    }

    static ClientSpec holder(String name) {
        return holder(name, Start.AT_ONCE);
    }

    /** As soon as a client works under its lock, that is done. */
    static ScriptStep whileWorking(String client, Action... actions) {
        return Scenarios.when(client, EventKind.WORKS, actions);
    }

    /** The kinds of the facts that nodes, stores and sentinels have told since that client began to work. */
    static List<String> sinceWork(Trace trace, String client) {
        return trace.events().stream()
                .dropWhile(event -> !(event.actor().equals(client) && event.fact() instanceof WorkStarted))
                .filter(event -> event.fact() instanceof NodeFact
                        || event.fact() instanceof StoreFact
                        || event.fact() instanceof SentinelFact)
                .map(event -> event.actor() + " " + event.fact().getClass().getSimpleName())
                .toList();
    }

    static long at(Trace trace, Class<? extends Fact> kind) {
        return events(trace, kind).get(0).at();
    }
}
