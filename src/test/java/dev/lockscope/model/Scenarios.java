package dev.lockscope.model;

import dev.lockscope.lock.Renewal;
import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.program.Step;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.ClientSpec.Start;
import dev.lockscope.scenario.EventKind;
import dev.lockscope.scenario.EventPattern;
import dev.lockscope.scenario.Expectation;
import dev.lockscope.scenario.ResourceSpec;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScriptStep;
import dev.lockscope.scenario.Text;
import dev.lockscope.scenario.Topology;
import dev.lockscope.trace.ResourceFact.Fencing;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Scenarios for tests of the model: one node, one account of 1,000 kr. */
final class Scenarios {

    static final Duration TTL = Duration.ofSeconds(3);
    static final Duration TIMEOUT = Duration.ofMillis(50);

    private Scenarios() {}

    static Scenario of(Fencing fencing, List<ClientSpec> clients, ScriptStep... script) {
        Text text = new Text("test", "test");
        return new Scenario(
                "test",
                text,
                text,
                new Topology.Single("redis"),
                "lock:account",
                clients,
                new ResourceSpec("account", ResourceSpec.Kind.MEMORY, 1_000, fencing),
                Arrays.asList(script),
                new Expectation(Set.of()),
                "");
    }

    /** Takes the lock, reads, works, takes 100 kr away, and gives the lock back. */
    static ClientSpec client(String name, String recipe, Start start, Duration work) {
        return client(name, recipe, start, RetryPolicy.once(), work);
    }

    static ClientSpec client(String name, String recipe, Start start, RetryPolicy retry, Duration work) {
        List<Step> does = List.of(
                new Step.Acquire(), new Step.Read(), new Step.Work(work), new Step.Write(-100), new Step.Release());
        return new ClientSpec(name, recipe, TTL, TIMEOUT, retry, start, does);
    }

    /** The same client with another renewal. */
    static ClientSpec renewing(ClientSpec client, Renewal renewal) {
        return new ClientSpec(
                client.name(),
                client.recipe(),
                client.ttl(),
                client.timeout(),
                client.retry(),
                renewal,
                client.durability(),
                client.process(),
                client.start(),
                client.does());
    }

    /** The same client in a process that others may share. */
    static ClientSpec in(String process, ClientSpec client) {
        return new ClientSpec(
                client.name(),
                client.recipe(),
                client.ttl(),
                client.timeout(),
                client.retry(),
                client.renewal(),
                client.durability(),
                process,
                client.start(),
                client.does());
    }

    /** The same scenario with other nodes. */
    static Scenario on(Topology topology, Scenario one) {
        return new Scenario(
                one.id(),
                one.title(),
                one.goal(),
                topology,
                one.lock(),
                one.clients(),
                one.resource(),
                one.script(),
                one.expect(),
                one.source());
    }

    static ScriptStep when(String actor, EventKind kind, Action... actions) {
        return when(new EventPattern(actor, kind, Optional.empty()), actions);
    }

    static ScriptStep when(String actor, EventKind kind, String detail, Action... actions) {
        return when(new EventPattern(actor, kind, Optional.of(detail)), actions);
    }

    private static ScriptStep when(EventPattern pattern, Action... actions) {
        return new ScriptStep(pattern, List.of(actions), Duration.ofSeconds(10));
    }
}
