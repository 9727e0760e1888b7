package dev.lockscope.lab.offer;

import dev.lockscope.lab.offer.Reason.Why;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What can be done to the things of a scenario. Lists depend on the scenario alone, so that menus and buttons stay where
 * they are over a run; the world says which of them apply.
 *
 * <p>An offer without a reason is accepted by the run, and one with a reason is refused, as long as nothing happens
 * between the world's latest event and the action: while a run goes on, a client that has just been told to start has not
 * told of it yet, a node may come down by itself, and a failover or a delayed restart may be under way. The run has the
 * last word, and its trace tells why it refused. Neither does a world know that a server process is broken. Immutable;
 * any thread.
 */
public final class Offers {

    private final Scenario scenario;
    private final Conditions conditions;
    private final Menu menu;
    private final List<Action> palette;
    private final List<LinkEnds> links;

    /** The offers of a scenario. */
    public Offers(Scenario scenario) {
        this.scenario = scenario;
        this.links = links(scenario);
        this.conditions = new Conditions(
                scenario.clients().stream().map(ClientSpec::name).toList(),
                scenario.topology().nodes(),
                links);
        this.menu = new Menu(scenario);
        this.palette = new Palette(scenario).actions();
    }

    /** Those of clients, to all nodes and sentinels, then those of nodes and sentinels among themselves. */
    private static List<LinkEnds> links(Scenario scenario) {
        List<String> servers = Stream.concat(
                        scenario.topology().nodes().stream(), scenario.topology().sentinels().stream())
                .toList();
        Stream<LinkEnds> own = scenario.clients().stream()
                .flatMap(client -> servers.stream().map(server -> new LinkEnds(client.name(), server)));
        return Stream.concat(own, scenario.topology().peers().stream()).toList();
    }

    /** Every thing of the scenario: clients, nodes, sentinels, the resource, links, the network. */
    public List<Target> targets() {
        List<Target> all = new ArrayList<>();
        scenario.clients().forEach(client -> all.add(new Target.OfClient(client.name())));
        scenario.topology().nodes().forEach(node -> all.add(new Target.OfNode(node)));
        scenario.topology().sentinels().forEach(sentinel -> all.add(new Target.OfSentinel(sentinel)));
        all.add(new Target.OfResource(scenario.resource().name()));
        links.forEach(link -> all.add(new Target.OfLink(link.from(), link.to())));
        all.add(new Target.OfNetwork());
        return List.copyOf(all);
    }

    /**
     * Everything that exists for a thing, in an order that never changes; what does not apply now has its reason. What the
     * scenario has no place for at all is left out: a power cut where nothing is kept on disk, a promotion where nothing
     * is replicated, an end of work where no work waits for it. Empty where nothing can be done to a thing, see
     * {@link #none}.
     */
    public List<Offer> of(Target target, World world) {
        return none(target).isPresent()
                ? List.of()
                : menu.of(target).stream().map(action -> offer(action, world)).toList();
    }

    /** Why there is nothing that could ever be done to a thing, if so. */
    public Optional<Reason> none(Target target) {
        if (target instanceof Target.OfSentinel sentinel) {
            return Optional.of(Reason.of(Why.SENTINEL, sentinel.name()));
        } else if (target instanceof Target.OfResource resource) {
            return Optional.of(Reason.of(Why.RESOURCE, resource.name()));
        }
        return targets().contains(target) ? Optional.empty() : Optional.of(Reason.of(Why.NOT_THERE, name(target)));
    }

    private static String name(Target target) {
        if (target instanceof Target.OfClient client) {
            return client.name();
        } else if (target instanceof Target.OfNode node) {
            return node.name();
        }
        return target instanceof Target.OfLink link ? new LinkEnds(link.from(), link.to()).name() : "";
    }

    /**
     * The scenario's most useful actions: those of its script, in order and each once, then what usually matters for its
     * nodes and recipes. The same actions in the same order over the whole run.
     *
     * @param most how many there are at most, 0 or more
     */
    public List<Offer> useful(World world, int most) {
        return palette.stream().limit(most).map(action -> offer(action, world)).toList();
    }

    /** Any action as an offer, such as one that was written by hand. */
    public Offer offer(Action action, World world) {
        Naming naming = Naming.of(action);
        return new Offer(
                naming.kind(), naming.target(), action, naming.parameters(), conditions.refusal(action, world));
    }
}
