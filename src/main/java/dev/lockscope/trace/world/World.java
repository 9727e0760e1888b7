package dev.lockscope.trace.world;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Trace;
import java.util.List;

/**
 * The state of a run after some of its events, in the order in which they happened.
 *
 * <p>Immutable, so any thread may read it, and a pure function of the trace: nothing is in it that no event told. What
 * changes without an event, as time runs out, is asked for with an instant, in ns since the run's start.
 *
 * @param events how many events it is the state after
 * @param at when the latest of them happened, ns since the run's start
 * @param clients by name, in the order of the cast
 * @param nodes by name, in the order of the cast
 * @param sentinels by name, in the order of the cast
 * @param links those that an event was about; all others are open
 * @param resources by name, in the order of the cast
 * @param script the script's steps that were reached or failed, in order
 * @param faults those that are on, by number
 * @param run the run as a whole
 */
public record World(
        int events,
        long at,
        Roster<String, ClientView> clients,
        Roster<String, NodeView> nodes,
        Roster<String, SentinelView> sentinels,
        Roster<LinkName, LinkView> links,
        Roster<String, ResourceView> resources,
        List<StepView> script,
        Roster<Long, FaultView> faults,
        RunView run) {

    public World {
        script = List.copyOf(script);
    }

    /** Before the first event. */
    public static World initial(Header header) {
        Roster<String, ClientView> clients = Roster.empty();
        for (String name : header.cast().clients()) {
            clients = clients.with(name, ClientView.initial(name));
        }
        Roster<String, NodeView> nodes = Roster.empty();
        for (String name : header.cast().nodes()) {
            nodes = nodes.with(name, NodeView.initial(name));
        }
        Roster<String, SentinelView> sentinels = Roster.empty();
        for (String name : header.cast().sentinels()) {
            sentinels = sentinels.with(name, SentinelView.initial(name));
        }
        Roster<String, ResourceView> resources = Roster.empty();
        for (String name : header.cast().resources()) {
            resources = resources.with(name, ResourceView.initial(name));
        }
        return new World(
                0,
                0,
                clients,
                nodes,
                sentinels,
                Roster.empty(),
                resources,
                List.of(),
                Roster.empty(),
                RunView.initial());
    }

    /**
     * After the first {@code count} events of a trace; for many questions to one trace see {@link WorldIndex}.
     *
     * @param count 0 to the number of events
     * @throws IndexOutOfBoundsException when there are not so many
     */
    public static World after(Trace trace, int count) {
        World world = initial(trace.header());
        for (Event event : trace.events().subList(0, count)) {
            world = world.after(event);
        }
        return world;
    }

    /** After one event more. */
    public World after(Event event) {
        World next =
                new World(events + 1, event.at(), clients, nodes, sentinels, links, resources, script, faults, run);
        return Fold.apply(next, event);
    }

    /** A client; one that no event was about and that is not in the cast has not started. */
    public ClientView client(String name) {
        return clients.get(name).orElseGet(() -> ClientView.initial(name));
    }

    /** A node; one that no event was about and that is not in the cast is down. */
    public NodeView node(String name) {
        return nodes.get(name).orElseGet(() -> NodeView.initial(name));
    }

    /** A sentinel; one that no event was about and that is not in the cast is down. */
    public SentinelView sentinel(String name) {
        return sentinels.get(name).orElseGet(() -> SentinelView.initial(name));
    }

    /** A link; one that no event was about is open. */
    public LinkView link(String from, String to) {
        LinkName name = new LinkName(from, to);
        return links.get(name).orElseGet(() -> LinkView.initial(name));
    }

    /** A resource; one that no event was about is not open and holds 0. */
    public ResourceView resource(String name) {
        return resources.get(name).orElseGet(() -> ResourceView.initial(name));
    }

    /** The names of the locks that clients have asked for, in the order in which they did. */
    public List<String> locks() {
        return clients.values().stream()
                .flatMap(client -> client.beliefs().names().stream())
                .distinct()
                .toList();
    }

    /** The clients that may believe at that instant, by their own reckoning, that they hold the lock. */
    public List<String> believers(String lock, long instant) {
        return clients.values().stream()
                .filter(client -> client.believesAt(lock, instant))
                .map(ClientView::name)
                .toList();
    }

    /** The clients that act under the lock's protection. */
    public List<String> insiders(String lock) {
        return clients.values().stream()
                .filter(client -> client.criticalSection().filter(lock::equals).isPresent())
                .map(ClientView::name)
                .toList();
    }

    World with(ClientView client) {
        return new World(
                events,
                at,
                clients.with(client.name(), client),
                nodes,
                sentinels,
                links,
                resources,
                script,
                faults,
                run);
    }

    World with(NodeView node) {
        return new World(
                events, at, clients, nodes.with(node.name(), node), sentinels, links, resources, script, faults, run);
    }

    World with(SentinelView sentinel) {
        return new World(
                events,
                at,
                clients,
                nodes,
                sentinels.with(sentinel.name(), sentinel),
                links,
                resources,
                script,
                faults,
                run);
    }

    World with(LinkView link) {
        return new World(
                events, at, clients, nodes, sentinels, links.with(link.name(), link), resources, script, faults, run);
    }

    World with(ResourceView resource) {
        return new World(
                events,
                at,
                clients,
                nodes,
                sentinels,
                links,
                resources.with(resource.name(), resource),
                script,
                faults,
                run);
    }

    World with(List<StepView> newScript) {
        return new World(events, at, clients, nodes, sentinels, links, resources, newScript, faults, run);
    }

    World with(Roster<Long, FaultView> newFaults) {
        return new World(events, at, clients, nodes, sentinels, links, resources, script, newFaults, run);
    }

    World with(RunView newRun) {
        return new World(events, at, clients, nodes, sentinels, links, resources, script, faults, newRun);
    }
}
