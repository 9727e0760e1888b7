package dev.lockscope.lab.offer;

import dev.lockscope.lab.offer.Reason.Why;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.scenario.LinkEnds;
import dev.lockscope.scenario.NetworkAction;
import dev.lockscope.scenario.NodeAction;
import dev.lockscope.trace.world.ClientState;
import dev.lockscope.trace.world.NodeView;
import dev.lockscope.trace.world.World;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** When an action can be done, as the lab and the model have it. */
record Conditions(List<String> clients, List<String> nodes, List<LinkEnds> links) {

    Conditions {
        clients = List.copyOf(clients);
        nodes = List.copyOf(nodes);
        links = List.copyOf(links);
    }

    /** Why an action cannot be done in a world, if so. */
    Optional<Reason> refusal(Action action, World world) {
        if (world.run().isEnded()) {
            return because(Why.RUN_ENDED);
        }
        FaultsOn faults = FaultsOn.in(world);
        if (action instanceof ClientAction client) {
            return ofClient(client, world, faults);
        } else if (action instanceof NodeAction node) {
            return ofNode(node, world, faults);
        } else if (action instanceof LinkAction link) {
            return ofLink(link, faults);
        } else if (action instanceof NetworkAction network) {
            return ofNetwork(network, faults);
        }
        throw new IllegalStateException("no condition for " + action);
    }

    private Optional<Reason> ofClient(ClientAction action, World world, FaultsOn faults) {
        String client = action.client();
        if (!clients.contains(client)) {
            return because(Why.NOT_THERE, client);
        }
        ClientState state = world.client(client).state();
        if (action instanceof ClientAction.Start) {
            return unless(state instanceof ClientState.NotStarted, Why.HAS_BEGUN, client);
        } else if (action instanceof ClientAction.Resume) {
            return unless(faults.standsStill(client), Why.GOES_ON, client);
        } else if (action instanceof ClientAction.DriftClock drift) {
            return drift.rate() == 1 ? unless(faults.clientDrifts(client), Why.NO_DRIFT, client) : over(client, state);
        }
        Optional<Reason> notRunning =
                state instanceof ClientState.NotStarted ? because(Why.NOT_BEGUN, client) : over(client, state);
        boolean stops = action instanceof ClientAction.Pause || action instanceof ClientAction.Stall;
        if (notRunning.isPresent() || !stops) {
            return notRunning;
        }
        return unless(!faults.standsStill(client), Why.STANDS_STILL, client);
    }

    private static Optional<Reason> over(String client, ClientState state) {
        if (state instanceof ClientState.Crashed) {
            return because(Why.CRASHED, client);
        }
        return unless(!(state instanceof ClientState.Finished), Why.FINISHED, client);
    }

    private Optional<Reason> ofNode(NodeAction action, World world, FaultsOn faults) {
        String name = action.node();
        NodeView node = world.node(name);
        if (!nodes.contains(name)) {
            return because(Why.NOT_THERE, name);
        } else if (node.adopted()) {
            return because(Why.NOT_OURS, name);
        } else if (action instanceof NodeAction.Restart) {
            return restart(node, faults);
        } else if (action instanceof NodeAction.Resume) {
            return unless(faults.isStalled(name), Why.NOT_STALLED, name);
        } else if (action instanceof NodeAction.DriftClock drift) {
            return unless(drift.rate() != 1 || faults.nodeDrifts(name), Why.NO_DRIFT, name);
        } else if (!node.up()) {
            return because(wasUp(node) ? Why.DOWN : Why.NOTHING_BEGUN, name);
        } else if (action instanceof NodeAction.Stall) {
            return unless(!faults.isStalled(name), Why.STALLED, name);
        } else if (action instanceof NodeAction.Promote) {
            return unless(node.follows().isPresent(), Why.MASTER, name);
        }
        boolean writes = action instanceof NodeAction.Evict
                || action instanceof NodeAction.Flush
                || action instanceof NodeAction.Delete;
        return unless(!writes || node.follows().isEmpty(), Why.REPLICA, name);
    }

    private static Optional<Reason> restart(NodeView node, FaultsOn faults) {
        if (faults.isComing(node.name())) {
            return because(Why.COMING, node.name());
        } else if (!wasUp(node)) {
            return because(Why.NOTHING_BEGUN, node.name());
        }
        return unless(!node.up(), Why.UP, node.name());
    }

    /** A node has its role from its first start on; before that it is not down either. */
    private static boolean wasUp(NodeView node) {
        return node.up() || node.role().isPresent();
    }

    private Optional<Reason> ofLink(LinkAction action, FaultsOn faults) {
        LinkEnds ends = new LinkEnds(action.from(), action.to());
        if (!links.contains(ends)) {
            return because(Why.NOT_THERE, ends.name());
        } else if (faults.isHeld(ends)) {
            return because(Why.HELD, ends.from(), ends.to());
        }
        boolean opens = action instanceof LinkAction.Open;
        return unless(!opens || faults.isTroubled(ends), Why.OPEN, ends.from(), ends.to());
    }

    private Optional<Reason> ofNetwork(NetworkAction action, FaultsOn faults) {
        if (action instanceof NetworkAction.Partition partition) {
            return faults.isParted()
                    ? because(Why.PARTED)
                    : unless(parts(partition.group()), Why.PARTS_NOBODY, String.join(" ", partition.group()));
        }
        return unless(faults.isParted(), Why.NOT_PARTED);
    }

    /** Whether a link leads from the group to somebody else, or from somebody else into it. */
    boolean parts(List<String> members) {
        Set<String> group = new HashSet<>(members);
        return links.stream().anyMatch(link -> group.contains(link.from()) != group.contains(link.to()));
    }

    private static Optional<Reason> unless(boolean fulfilled, Why otherwise, String... arguments) {
        return fulfilled ? Optional.empty() : because(otherwise, arguments);
    }

    private static Optional<Reason> because(Why why, String... arguments) {
        return Optional.of(Reason.of(why, arguments));
    }
}
