package dev.lockscope.redis.guest;

import dev.lockscope.lab.Cluster;
import dev.lockscope.lab.ClusterFactory;
import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.redis.Endpoint;
import dev.lockscope.redis.observe.Looker;
import dev.lockscope.scenario.Topology;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.NodeFact.NodeAdopted;
import dev.lockscope.trace.NodeFact.NodeStarted;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Lets servers that run already stand in for those of a topology. Safe for use by several threads. */
public final class GuestClusterFactory implements ClusterFactory {

    /** The environment variable that holds the servers' password. */
    public static final String PASSWORD = "LOCKSCOPE_REDIS_PASSWORD";

    private final List<InetSocketAddress> addresses;
    private final String password;
    private final Supplier<String> runIds;
    private final GuestTexts texts;

    /**
     * A factory for servers of the user's own.
     *
     * @param addresses where they listen, in the order of a topology's nodes; what is too many is left alone
     * @param password the password of all of them, empty where they ask for none
     * @param runIds gives a random word for each run
     * @param language of the texts of problems: {@code nb} for Norwegian Bokmål, else English
     */
    public GuestClusterFactory(
            List<InetSocketAddress> addresses, String password, Supplier<String> runIds, String language) {
        this.addresses = List.copyOf(addresses);
        this.password = password;
        this.runIds = runIds;
        this.texts = new GuestTexts(language);
    }

    @Override
    public Cluster open(Topology topology, Recorder recorder, RunClock clock) throws EnvironmentProblem {
        if (!(topology instanceof Topology.Single || topology instanceof Topology.Independent)) {
            throw texts.problem("topology", topology.id());
        }
        List<String> names = topology.nodes();
        if (names.size() > addresses.size()) {
            throw texts.problem("too-few", Integer.toString(names.size()), Integer.toString(addresses.size()));
        }
        KeyPrefix prefix = new KeyPrefix("lockscope:" + runIds.get() + ":");
        List<GuestNode> nodes = new ArrayList<>();
        try {
            for (int i = 0; i < names.size(); i++) {
                nodes.add(node(names.get(i), addresses.get(i), prefix, recorder, clock));
            }
        } catch (EnvironmentProblem | RuntimeException e) {
            nodes.forEach(node -> node.looker().close());
            throw e;
        }
        return new GuestCluster(nodes, prefix, recorder, clock);
    }

    private GuestNode node(String name, InetSocketAddress address, KeyPrefix prefix, Recorder recorder, RunClock clock)
            throws EnvironmentProblem {
        Endpoint endpoint = new Endpoint(address, password);
        try {
            Looker looker = Looker.open(endpoint, clock);
            String version = looker.version();
            recorder.record(name, Event.NO_CAUSE, new NodeStarted(name, version, Role.MASTER));
            recorder.record(name, Event.NO_CAUSE, new NodeAdopted(name, prefix.text(), GuestCluster.GLANCE.toNanos()));
            GuestStore store = new GuestStore(name, prefix, looker, recorder, clock);
            return new GuestNode(name, endpoint, version, looker, store);
        } catch (IOException e) {
            throw texts.problem("unreachable", shown(address), texts.reason(e));
        }
    }

    /** As it is written in the option, where an IPv6 address stands in brackets. */
    private static String shown(InetSocketAddress address) {
        String host = address.getHostString();
        return (host.contains(":") ? "[" + host + "]" : host) + ":" + address.getPort();
    }
}
