package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Goes through a script in its order and checks that every action can do something when its turn comes, and that
 * whoever waits to be told is told.
 */
final class ScriptCheck {

    private final Map<String, ClientCourse> clients = new LinkedHashMap<>();
    private final Map<String, NodeCourse> nodes = new LinkedHashMap<>();
    private final LinkCourse links;

    ScriptCheck(Problems problems, List<ClientDraft> clients, Topology topology) {
        clients.forEach(client -> this.clients.put(client.name(), new ClientCourse(client, problems)));
        topology.nodes().forEach(node -> nodes.put(node, new NodeCourse(node, topology, problems)));
        this.links = new LinkCourse(problems);
    }

    void check(List<StepDraft> script) {
        script.forEach(step -> step.actions().forEach(action -> take(action.value(), action.at())));
        clients.values().forEach(ClientCourse::end);
    }

    private void take(Action action, Position at) {
        if (action instanceof ClientAction client) {
            take(client, Objects.requireNonNull(clients.get(client.client())), at);
        } else if (action instanceof NodeAction node) {
            Objects.requireNonNull(nodes.get(node.node())).take(node, at);
        } else if (action instanceof LinkAction link) {
            links.take(link, at);
        } else if (action instanceof NetworkAction network) {
            links.take(network, at);
        }
    }

    private static void take(ClientAction action, ClientCourse course, Position at) {
        if (action instanceof ClientAction.Start) {
            course.start(at);
        } else if (action instanceof ClientAction.Pause) {
            course.pause(at);
        } else if (action instanceof ClientAction.Stall) {
            course.stall(at);
        } else if (action instanceof ClientAction.Resume) {
            course.resume(at);
        } else if (action instanceof ClientAction.Crash) {
            course.crash(at);
        } else if (action instanceof ClientAction.Finish) {
            course.finish(at);
        } else if (action instanceof ClientAction.DriftClock) {
            course.driftClock(at);
        }
    }
}
