package dev.lockscope.scenario;

import java.util.List;

/**
 * A scenario: who does what with which lock, what goes wrong, and what the verdict is expected to find.
 *
 * @param id unique among scenarios, such as {@code gc-pause}
 * @param title one line
 * @param goal what it is there to show, one or two sentences
 * @param topology the Redis nodes
 * @param lock the lock's name, which is its key on the nodes
 * @param clients the clients, in the order in which they are shown
 * @param resource what the lock protects
 * @param script what happens when, in order
 * @param expect the findings that the verdict must have, no more and no fewer
 * @param source the text that it was read from
 */
public record Scenario(
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

    public Scenario {
        clients = List.copyOf(clients);
        script = List.copyOf(script);
    }
}
