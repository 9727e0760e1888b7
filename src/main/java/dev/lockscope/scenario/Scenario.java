package dev.lockscope.scenario;

import dev.lockscope.trace.Cast;
import java.util.List;
import java.util.Optional;

/**
 * A scenario: who does what with which lock, what goes wrong, and what the verdict is expected to find.
 *
 * @param id the file's id, unique among files, such as {@code gc-pause}
 * @param variant which of the file's variants it is, where the file has variants
 * @param title one line; of a variant, what the file is called and what the variant is
 * @param goal what it is there to show, one or two sentences
 * @param topology the Redis nodes
 * @param lock the lock's name, which is its key on the nodes, for clients that have none of their own
 * @param firstFence the first fencing token that is minted, where it is not 1; at least 1
 * @param maxSpeed the highest speed that the scenario bears, where something in it does not scale
 * @param clients the clients, in the order in which they are shown
 * @param resource what the lock protects
 * @param script what happens when, in order
 * @param expect the findings that the verdict must have, no more and no fewer
 * @param source the text that it was read from
 */
public record Scenario(
        String id,
        Optional<String> variant,
        Text title,
        Text goal,
        Topology topology,
        String lock,
        Optional<Long> firstFence,
        Optional<Double> maxSpeed,
        List<ClientSpec> clients,
        ResourceSpec resource,
        List<ScriptStep> script,
        Expectation expect,
        String source) {

    public Scenario {
        clients = List.copyOf(clients);
        script = List.copyOf(script);
    }

    /** A scenario of a file without variants, whose fencing tokens begin at 1 and which bears every speed. */
    public Scenario(
            String id,
            Text title,
            Text goal,
            Topology topology,
            String lock,
            List<ClientSpec> clients,
            ResourceSpec resource,
            List<ScriptStep> script,
            Expectation expect,
            String source) {
        this(
                id,
                Optional.empty(),
                title,
                goal,
                topology,
                lock,
                Optional.empty(),
                Optional.empty(),
                clients,
                resource,
                script,
                expect,
                source);
    }

    /** The id that tells it from every other scenario: {@code gc-pause}, or {@code late-del-chain:repaired}. */
    public String fullId() {
        return variant.map(name -> id + ":" + name).orElse(id);
    }

    /** Who takes part in a run of it. */
    public Cast cast() {
        return new Cast(
                clients.stream().map(ClientSpec::name).toList(),
                topology.nodes(),
                topology.sentinels(),
                List.of(resource.name()));
    }

    /** The name of the lock that a client of this scenario takes. */
    public String lockOf(ClientSpec client) {
        return client.ownLock().orElse(lock);
    }

    /** The names of all locks that clients take, each once, in the clients' order. */
    public List<String> locks() {
        return clients.stream().map(this::lockOf).distinct().toList();
    }
}
