package dev.lockscope.model;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Everything that can change in a run, at one instant: an immutable value that can be compared, kept and gone on from in
 * several ways. What may happen to it is a method each, which answers the world afterwards; what goes wrong in it is with
 * {@link ClientFaults}, {@link NodeFaults} and {@link LinkFaults}.
 *
 * <p>Clients are named by their place in {@code clients}, nodes by theirs in the setting, commands by their number.
 *
 * @param setting what stays the same
 * @param now ns since the run's start
 * @param servers the nodes and the sentinels
 * @param clients the clients
 * @param flights the messages between clients and nodes, in the order in which they were sent
 * @param links what the links do
 * @param resource the guarded resource
 * @param mutexes the mutexes that are held, and by which client each
 * @param commands how many messages were sent
 */
public record ModelWorld(
        Setting setting,
        long now,
        Servers servers,
        List<ModelClient> clients,
        List<Flight> flights,
        ModelLinks links,
        ModelResource resource,
        Map<Mutex, Integer> mutexes,
        long commands) {

    /** Takes the collections as they are: they may not change afterwards. */
    public ModelWorld {
        clients = Collections.unmodifiableList(clients);
        flights = Collections.unmodifiableList(flights);
        mutexes = Collections.unmodifiableMap(mutexes);
    }

    /** A world at time 0, with empty nodes and clients that were not started. */
    public static ModelWorld of(Setting setting, List<Role> roles, ModelResource resource) {
        List<ModelClient> clients = roles.stream()
                .map(role -> ModelClient.before(role, setting.nodes()))
                .toList();
        return new ModelWorld(
                setting, 0, Servers.of(setting), clients, List.of(), ModelLinks.OPEN, resource, Map.of(), 0);
    }

    /** What each node of the setting stores. */
    public List<Store> stores() {
        return servers.nodes().stream().map(ModelNode::store).toList();
    }

    ModelNode node(int node) {
        return servers.nodes().get(node);
    }

    /** Whether a program of a client can do its next step now. */
    public boolean canStep(int client) {
        return next(client) >= 0;
    }

    /**
     * Whether a program of a client can do its next step now.
     *
     * @param program its place in the client
     */
    public boolean canStep(int client, int program) {
        ModelClient who = clients.get(client);
        return !who.standsStill(program)
                && Waiting.isOver(this, client, who.strands().get(program));
    }

    /** The first program of a client that can step, or -1. */
    int next(int client) {
        int programs = clients.get(client).strands().size();
        for (int program = 0; program < programs; program++) {
            if (canStep(client, program)) {
                return program;
            }
        }
        return -1;
    }

    /** When a program of a client that waits goes on by itself at the latest, or {@link Long#MAX_VALUE}. */
    public long wakesAt(int client) {
        ModelClient who = clients.get(client);
        long wakes = Long.MAX_VALUE;
        for (int program = 0; program < who.strands().size(); program++) {
            if (!who.standsStill(program)) {
                wakes = Math.min(wakes, Waiting.until(who.strands().get(program)));
            }
        }
        return wakes;
    }

    /**
     * The next instant at which something is over that a program of a client waits for, whether the client stands still
     * or not, ns since the run's start, or {@link Long#MAX_VALUE}.
     */
    public long nextTimer(int client) {
        long next = Long.MAX_VALUE;
        for (Strand strand : clients.get(client).strands()) {
            long until = Waiting.until(strand);
            if (until > now) {
                next = Math.min(next, until);
            }
        }
        return next;
    }

    /** When a node answers by itself at the latest, ns since the run's start, or {@link Long#MAX_VALUE}. */
    public long nextAnswer() {
        return Timing.nextAnswer(this);
    }

    /** When the next key's time will have run out, ns since the run's start, or {@link Long#MAX_VALUE}. */
    public long nextExpiry() {
        return Timing.nextExpiry(this);
    }

    /**
     * The first program of a client that can step does its next step.
     *
     * @throws IllegalStateException when none can
     */
    public ModelWorld step(int client, Chance chance, Witness witness) {
        int program = next(client);
        if (program < 0) {
            throw new IllegalStateException(clients.get(client).role().name() + " cannot step");
        }
        return step(client, program, chance, witness);
    }

    /**
     * A program of a client does its next step.
     *
     * @param program its place in the client
     * @throws IllegalStateException when it can't
     */
    public ModelWorld step(int client, int program, Chance chance, Witness witness) {
        if (!canStep(client, program)) {
            throw new IllegalStateException(clients.get(client).role().name() + " cannot step");
        }
        return new ClientStep(new Turn(this, client, program, chance, witness)).taken();
    }

    /** A request arrives at its node and is executed. */
    public ModelWorld execute(long command, Witness witness) {
        return new NodeStep(this, flight(command), witness).taken();
    }

    /**
     * A message is broken off on its way, wherever it is; whoever waits for its answer is given {@code answer} instead
     * of the node's.
     */
    public ModelWorld breakOff(long command, Answer answer) {
        Flight broken = flight(command);
        return broken.load() instanceof Flight.Load.Published
                ? lose(command)
                : with(broken.answered(answer)).deliver(command);
    }

    /** An answer or what was published arrives at its client; it is dropped where nobody waits for it any more. */
    public ModelWorld deliver(long command) {
        Flight flight = flight(command);
        if (!(flight.stage() instanceof Flight.Stage.Reply reply)) {
            throw new IllegalStateException("command " + command + " has no answer to deliver");
        }
        if (flight.load() instanceof Flight.Load.Published published) {
            NodeId node = setting.nodes().get(flight.node());
            return lose(command)
                    .withEar(
                            flight.client(),
                            published.program(),
                            node,
                            published.channel(),
                            ear -> ear.with(ear.messages() + 1));
        }
        List<Strand> strands = clients.get(flight.client()).strands();
        return Waiting.isAwaited(strands, command)
                ? with(flight.in(new Flight.Stage.Arrived(reply.answer(), reply.acknowledged())))
                : lose(command);
    }

    /** A link keeps a message. */
    public ModelWorld keep(long command) {
        return with(flight(command).in(Passage.KEPT));
    }

    /**
     * A message arrives that is on its way or was kept: a request is executed, where its node is up and has not hung up
     * since, and an answer is delivered.
     */
    public ModelWorld arrive(long command, Witness witness) {
        return Arrivals.arrived(this, flight(command), witness);
    }

    /** Whether a replica and its master have something for one another. */
    public boolean ships(int replica) {
        Upstream upstream = node(replica).upstream();
        return upstream != null
                && ((node(replica).up() && !upstream.coming().isEmpty())
                        || !upstream.going().isEmpty());
    }

    /** The first thing that a replica and its master have for one another arrives. */
    public ModelWorld ship(int replica, Witness witness) {
        Upstream upstream = node(replica).upstream();
        if (upstream == null || !ships(replica)) {
            throw new IllegalStateException(setting.name(replica) + " and its master have nothing for one another");
        }
        return upstream.coming().isEmpty()
                ? Replicating.answered(this, replica, upstream)
                : Replicating.settled(Replicating.arrived(this, replica, upstream, witness), witness);
    }

    /** When something happens by itself, clients aside, ns since the run's start, or {@link Long#MAX_VALUE}. */
    public long nextByItself() {
        return Timing.next(this);
    }

    /** A request or an answer gets lost. */
    public ModelWorld lose(long command) {
        Flight lost = flight(command);
        List<Flight> left = new ArrayList<>(flights);
        left.remove(lost);
        return with(left);
    }

    /**
     * Time goes by; what is due by itself happens: keys vanish, nodes give up waiting, sentinels notice.
     *
     * @param instant ns since the run's start, not before {@link #now}
     * @throws IllegalArgumentException when that would go back
     */
    public ModelWorld advancedTo(long instant, Witness witness) {
        return Timing.advanced(this, instant, witness);
    }

    /** Every node holds a value that no client has sent, for ever. */
    ModelWorld holding(String key, String value) {
        Command store = new Command.SetIfAbsent(key, value, Optional.empty());
        ModelWorld after = this;
        for (int node = 0; node < servers.nodes().size(); node++) {
            ModelNode here = node(node);
            Store held =
                    Server.execute(here.store(), store, NodeTime.millis(now)).after();
            after = after.with(node, here.with(held));
        }
        return after;
    }

    /** A client begins. */
    public ModelWorld started(int client) {
        ModelClient who = clients.get(client);
        return with(client, who.with(0, who.main().begun()));
    }

    /** A client is told to finish its work. */
    public ModelWorld told(int client) {
        ModelClient who = clients.get(client);
        return with(client, who.withFinishes(who.finishes() + 1));
    }

    /** The answer to a command where it lies at its client, or null. */
    Flight.Stage.@Nullable Arrived arrived(long command) {
        for (Flight flight : flights) {
            if (flight.number() == command && flight.stage() instanceof Flight.Stage.Arrived arrived) {
                return arrived;
            }
        }
        return null;
    }

    /**
     * A command on its way.
     *
     * @throws IllegalArgumentException when there is none of that number
     */
    Flight flight(long command) {
        for (Flight flight : flights) {
            if (flight.number() == command) {
                return flight;
            }
        }
        throw new IllegalArgumentException("command " + command + " is not on its way");
    }

    ModelWorld with(int client, ModelClient who) {
        List<ModelClient> after = new ArrayList<>(clients);
        after.set(client, who);
        return new ModelWorld(setting, now, servers, after, flights, links, resource, mutexes, commands);
    }

    ModelWorld with(ModelResource other) {
        return new ModelWorld(setting, now, servers, clients, flights, links, other, mutexes, commands);
    }

    ModelWorld with(Flight moved) {
        List<Flight> after = new ArrayList<>(flights);
        after.replaceAll(flight -> flight.number() == moved.number() ? moved : flight);
        return with(after);
    }

    /** Another message is on its way. */
    public ModelWorld withNew(Flight sent) {
        List<Flight> after = new ArrayList<>(flights);
        after.add(sent);
        return new ModelWorld(setting, now, servers, clients, after, links, resource, mutexes, sent.number());
    }

    ModelWorld with(List<Flight> others) {
        return new ModelWorld(setting, now, servers, clients, others, links, resource, mutexes, commands);
    }

    ModelWorld with(Servers others) {
        return new ModelWorld(setting, now, others, clients, flights, links, resource, mutexes, commands);
    }

    ModelWorld with(int node, ModelNode other) {
        return with(servers.with(node, other));
    }

    ModelWorld with(ModelLinks others) {
        return new ModelWorld(setting, now, servers, clients, flights, others, resource, mutexes, commands);
    }

    ModelWorld at(long instant) {
        return new ModelWorld(setting, instant, servers, clients, flights, links, resource, mutexes, commands);
    }

    ModelWorld with(Mutex mutex, int client) {
        Map<Mutex, Integer> after = new HashMap<>(mutexes);
        after.put(mutex, client);
        return new ModelWorld(setting, now, servers, clients, flights, links, resource, after, commands);
    }

    /** A mutex is free, if that client held it. */
    ModelWorld withoutMutex(Mutex mutex, int client) {
        Map<Mutex, Integer> after = new HashMap<>(mutexes);
        after.remove(mutex, client);
        return new ModelWorld(setting, now, servers, clients, flights, links, resource, after, commands);
    }

    /** The ear of a client's program is changed, if there is still one. */
    ModelWorld withEar(int client, String program, NodeId node, String channel, UnaryOperator<Ear> change) {
        ModelClient who = clients.get(client);
        int place = who.place(program);
        Strand strand = place < 0 ? null : who.strands().get(place);
        Ear ear = strand == null ? null : strand.ear(node, channel);
        return strand == null || ear == null ? this : with(client, who.with(place, strand.with(change.apply(ear))));
    }
}
