package dev.lockscope.lab.offer;

import dev.lockscope.lock.program.Step;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.scenario.LinkAction.Part;
import dev.lockscope.scenario.NetworkAction;
import dev.lockscope.scenario.NodeAction;
import dev.lockscope.scenario.Persistence;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.Topology;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Everything that exists for a thing of a scenario, in a fixed order, with usual parameters. */
record Menu(Scenario scenario) {

    private static final Duration JUMP = Duration.ofSeconds(5);
    private static final Duration LATENCY = Duration.ofMillis(200);
    private static final Duration JITTER = Duration.ofMillis(50);
    /** The longest time that a scenario may name. */
    private static final Duration LONGEST = Duration.ofHours(1);

    private static final double FAST = 1.5;
    private static final double SLOW = 0.5;

    List<Action> of(Target target) {
        if (target instanceof Target.OfClient client) {
            return ofClient(client.name());
        } else if (target instanceof Target.OfNode node) {
            return ofNode(node.name());
        } else if (target instanceof Target.OfLink link) {
            return ofLink(link.from(), link.to());
        }
        return target instanceof Target.OfNetwork ? ofNetwork() : List.of();
    }

    /** Work is ended only by who has work that waits to be ended. */
    private List<Action> ofClient(String client) {
        List<Action> all = new ArrayList<>(List.of(
                new ClientAction.Start(client),
                new ClientAction.Pause(client),
                new ClientAction.Stall(client),
                new ClientAction.Resume(client),
                new ClientAction.Crash(client)));
        boolean waits = scenario.clients().stream()
                .filter(spec -> spec.name().equals(client))
                .anyMatch(spec -> spec.does().contains(new Step.WorkUntilTold()));
        if (waits) {
            all.add(new ClientAction.Finish(client));
        }
        all.add(new ClientAction.DriftClock(client, FAST));
        all.add(new ClientAction.DriftClock(client, SLOW));
        all.add(new ClientAction.DriftClock(client, 1));
        return all;
    }

    private List<Action> ofNode(String node) {
        boolean keeps = scenario.topology().persistence() != Persistence.NOTHING;
        List<Action> all = new ArrayList<>();
        all.add(new NodeAction.Crash(node));
        all.add(new NodeAction.Stop(node));
        if (keeps) {
            all.add(new NodeAction.LosePower(node));
        }
        all.add(new NodeAction.Restart(node, Optional.empty(), false));
        if (keeps) {
            all.add(new NodeAction.Restart(node, Optional.empty(), true));
        }
        all.add(new NodeAction.Restart(node, Optional.of(pastEveryLease()), false));
        if (!replicas().isEmpty()) {
            all.add(new NodeAction.Promote(node));
        }
        all.add(new NodeAction.Stall(node));
        all.add(new NodeAction.Resume(node));
        all.add(new NodeAction.JumpClock(node, JUMP));
        all.add(new NodeAction.JumpClock(node, JUMP.negated()));
        all.add(new NodeAction.DriftClock(node, FAST));
        all.add(new NodeAction.DriftClock(node, SLOW));
        all.add(new NodeAction.DriftClock(node, 1));
        scenario.locks().forEach(lock -> all.add(new NodeAction.Delete(node, lock)));
        all.add(new NodeAction.Evict(node));
        all.add(new NodeAction.Flush(node));
        return all;
    }

    /** Twice the longest time to live, as a scenario's longest time allows. */
    private Duration pastEveryLease() {
        Duration longest = scenario.clients().stream()
                .map(ClientSpec::ttl)
                .max(Duration::compareTo)
                .orElse(JUMP);
        Duration twice = longest.multipliedBy(2);
        return twice.compareTo(LONGEST) < 0 ? twice : LONGEST;
    }

    private List<String> replicas() {
        if (scenario.topology() instanceof Topology.Replicated replicated) {
            return replicated.replicas();
        }
        return scenario.topology() instanceof Topology.Guarded guarded ? guarded.replicas() : List.of();
    }

    private static List<Action> ofLink(String from, String to) {
        return List.of(
                new LinkAction.Hold(from, to, Part.BOTH),
                new LinkAction.Hold(from, to, Part.REQUESTS),
                new LinkAction.Hold(from, to, Part.REPLIES),
                new LinkAction.HoldNext(from, to, Part.REQUESTS),
                new LinkAction.HoldNext(from, to, Part.REPLIES),
                new LinkAction.Delay(from, to, LATENCY, JITTER, Part.BOTH),
                new LinkAction.Lose(from, to, Part.BOTH),
                new LinkAction.Lose(from, to, Part.REQUESTS),
                new LinkAction.Lose(from, to, Part.REPLIES),
                new LinkAction.LoseNext(from, to, Part.REQUESTS),
                new LinkAction.LoseNext(from, to, Part.REPLIES),
                new LinkAction.Reset(from, to),
                new LinkAction.Cut(from, to),
                new LinkAction.Open(from, to));
    }

    /** The splits that a scenario's parties make likely, and their end. */
    private List<Action> ofNetwork() {
        List<Action> all = new ArrayList<>();
        groups().stream().distinct().forEach(group -> all.add(new NetworkAction.Partition(group)));
        all.add(new NetworkAction.Heal());
        return all;
    }

    /** Each client alone, each node alone, and the first client with the master, or with a minority of the masters. */
    private List<List<String>> groups() {
        List<List<String>> groups = new ArrayList<>();
        scenario.clients().forEach(client -> groups.add(List.of(client.name())));
        List<String> nodes = scenario.topology().nodes();
        if (nodes.size() > 1) {
            nodes.forEach(node -> groups.add(List.of(node)));
            int few = scenario.topology() instanceof Topology.Independent ? (nodes.size() - 1) / 2 : 1;
            List<String> together = new ArrayList<>();
            together.add(scenario.clients().get(0).name());
            together.addAll(nodes.subList(0, few));
            groups.add(together);
        }
        return groups;
    }
}
