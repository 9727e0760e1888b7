package dev.lockscope.app;

import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.scenario.LinkAction.Part;
import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.scenario.NetworkAction;
import dev.lockscope.scenario.NodeAction;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.Randomness;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Draws actions, possible and impossible ones, on whoever is in a scenario. */
final class SoakActions {

    private final Randomness chance;
    private final List<String> clients;
    private final List<String> nodes;
    private final List<LinkEnds> links = new ArrayList<>();
    private final String lock;

    SoakActions(Scenario scenario, Randomness chance) {
        this.chance = chance;
        this.lock = scenario.lock();
        clients = scenario.clients().stream().map(ClientSpec::name).toList();
        nodes = scenario.topology().nodes();
        clients.forEach(client -> nodes.forEach(node -> links.add(new LinkEnds(client, node))));
        links.addAll(scenario.topology().peers());
    }

    /** Another action; endings come about as often as beginnings. */
    Action next() {
        return switch ((int) chance.nextLong(4)) {
            case 0 -> onClient(one(clients));
            case 1 -> onLink(one(links));
            case 2 -> onNode(one(nodes));
            default -> ending();
        };
    }

    /** Everything that ends what the others began, so that a run can come to its end. */
    List<Action> endings() {
        Stream<Action> heal = Stream.of(new NetworkAction.Heal());
        Stream<Action> open = links.stream().map(link -> new LinkAction.Open(link.from(), link.to()));
        Stream<Action> up = nodes.stream()
                .flatMap(node ->
                        Stream.of(new NodeAction.Resume(node), new NodeAction.Restart(node, Optional.empty(), false)));
        Stream<Action> on = clients.stream().map(ClientAction.Resume::new);
        return Stream.of(heal, open, up, on).flatMap(actions -> actions).toList();
    }

    private Action ending() {
        return one(endings());
    }

    private Action onClient(String client) {
        return switch ((int) chance.nextLong(8)) {
            case 0 -> new ClientAction.Crash(client);
            case 1, 2 -> new ClientAction.Stall(client);
            case 3 -> new ClientAction.DriftClock(client, 0.5 + chance.nextLong(10) / 10.0);
            default -> new ClientAction.Pause(client);
        };
    }

    private Action onLink(LinkEnds link) {
        Part part = one(List.of(Part.values()));
        Part one = one(List.of(Part.REQUESTS, Part.REPLIES));
        String from = link.from();
        String to = link.to();
        return switch ((int) chance.nextLong(8)) {
            case 0 -> new LinkAction.HoldNext(from, to, one);
            case 1 -> new LinkAction.Cut(from, to);
            case 2 -> new LinkAction.Lose(from, to, part);
            case 3 -> new LinkAction.LoseNext(from, to, one);
            case 4 -> new LinkAction.Reset(from, to);
            case 5 ->
                new LinkAction.Delay(
                        from,
                        to,
                        Duration.ofMillis(1 + chance.nextLong(50)),
                        Duration.ofMillis(chance.nextLong(50)),
                        part);
            default -> new LinkAction.Hold(from, to, part);
        };
    }

    private Action onNode(String node) {
        return switch ((int) chance.nextLong(12)) {
            case 0, 1 -> new NodeAction.Crash(node);
            case 2 -> new NodeAction.Stop(node);
            case 3 -> new NodeAction.LosePower(node);
            case 4 -> new NodeAction.Promote(node);
            case 5 -> new NodeAction.Stall(node);
            case 6 -> new NodeAction.JumpClock(node, Duration.ofMillis(chance.nextLong(4_000) - 2_000));
            case 7 -> new NodeAction.DriftClock(node, 0.5 + chance.nextLong(10) / 10.0);
            case 8 -> new NodeAction.Evict(node);
            case 9 -> new NodeAction.Flush(node);
            case 10 -> new NodeAction.Delete(node, lock);
            default -> new NetworkAction.Partition(List.of(node, one(clients)));
        };
    }

    private <T> T one(List<T> of) {
        return of.get((int) chance.nextLong(of.size()));
    }
}
