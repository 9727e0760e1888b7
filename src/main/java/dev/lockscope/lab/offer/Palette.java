package dev.lockscope.lab.offer;

import dev.lockscope.lock.recipe.Catalogue;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.scenario.LinkAction.Part;
import dev.lockscope.scenario.NetworkAction;
import dev.lockscope.scenario.NodeAction;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScriptStep;
import dev.lockscope.scenario.Topology;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The actions of a scenario that matter most, the most telling first. Depends on nothing that happens in a run. */
record Palette(Scenario scenario) {

    private static final Duration LEAP = Duration.ofSeconds(5);

    /** First what its script does, in order, then what usually goes wrong with such nodes and recipes; each once. */
    List<Action> actions() {
        Set<Action> all = new LinkedHashSet<>();
        scenario.script().stream().map(ScriptStep::actions).forEach(all::addAll);
        for (Action action : usual()) {
            // A leap of a clock by another length, say, is nothing that the script has not.
            if (all.stream().noneMatch(one -> alike(one, action))) {
                all.add(action);
            }
        }
        return List.copyOf(all);
    }

    private static boolean alike(Action one, Action other) {
        Naming naming = Naming.of(one);
        Naming another = Naming.of(other);
        return naming.kind() == another.kind() && naming.target().equals(another.target());
    }

    private List<Action> usual() {
        List<Action> all = new ArrayList<>();
        ClientSpec first = scenario.clients().get(0);
        all.add(new ClientAction.Pause(first.name()));
        all.add(new ClientAction.Resume(first.name()));
        if (renews(first)) {
            all.add(new ClientAction.Stall(first.name()));
        }
        all.addAll(ofTopology(first.name()));
        all.add(new ClientAction.Crash(first.name()));
        scenario.clients().stream().skip(1).limit(1).forEach(other -> {
            all.add(new ClientAction.Pause(other.name()));
            all.add(new ClientAction.Resume(other.name()));
        });
        return all;
    }

    private static boolean renews(ClientSpec client) {
        return Catalogue.find(client.recipe())
                .filter(entry -> entry.steps().stream()
                        .anyMatch(step -> step.startsWith("renew.") || step.startsWith("extend.")))
                .isPresent();
    }

    private List<Action> ofTopology(String client) {
        Topology topology = scenario.topology();
        if (topology instanceof Topology.Replicated replicated) {
            return ofMaster(client, replicated.master(), replicated.replicas());
        } else if (topology instanceof Topology.Guarded guarded) {
            return ofMaster(client, guarded.master(), guarded.replicas());
        } else if (topology instanceof Topology.Independent independent) {
            return ofMasters(client, independent.nodes());
        }
        return ofSingle(client, topology.nodes().get(0));
    }

    private static List<Action> ofSingle(String client, String node) {
        return List.of(
                new LinkAction.LoseNext(client, node, Part.REPLIES),
                new LinkAction.Hold(client, node, Part.BOTH),
                new LinkAction.Open(client, node),
                new NodeAction.Crash(node),
                new NodeAction.Restart(node, Optional.empty(), false),
                new NodeAction.JumpClock(node, LEAP),
                new NodeAction.Flush(node));
    }

    private List<Action> ofMaster(String client, String master, List<String> replicas) {
        List<Action> all = new ArrayList<>();
        all.add(new NodeAction.Crash(master));
        if (!replicas.isEmpty()) {
            String replica = replicas.get(0);
            all.add(new LinkAction.Hold(replica, master, Part.BOTH));
            all.add(new LinkAction.Open(replica, master));
            all.add(new NodeAction.Promote(replica));
        }
        all.add(new NetworkAction.Partition(List.of(client, master)));
        all.add(new NetworkAction.Heal());
        all.add(new NodeAction.Restart(master, Optional.empty(), false));
        return all;
    }

    private static List<Action> ofMasters(String client, List<String> nodes) {
        List<Action> all = new ArrayList<>();
        String middle = nodes.get(nodes.size() / 2);
        all.add(new NodeAction.Crash(middle));
        all.add(new NodeAction.Restart(middle, Optional.empty(), false));
        all.add(new NodeAction.JumpClock(middle, LEAP));
        List<String> minority = new ArrayList<>(List.of(client));
        minority.addAll(nodes.subList(0, (nodes.size() - 1) / 2));
        all.add(new NetworkAction.Partition(minority));
        all.add(new NetworkAction.Heal());
        return all;
    }
}
