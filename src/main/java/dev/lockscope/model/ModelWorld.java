package dev.lockscope.model;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.ClientFact.ClientResumed;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.ResourceFact.TransactionRolledBack;
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
 * several ways. What may happen to it is a method each, which answers the world afterwards.
 *
 * <p>Clients are named by their place in {@code clients}, commands by their number.
 *
 * @param setting what stays the same
 * @param now ns since the run's start
 * @param stores what each node of the setting stores
 * @param clients the clients
 * @param flights the messages on their way, in the order in which they were sent
 * @param resource the guarded resource
 * @param mutexes the mutexes that are held, and by which client each
 * @param commands how many messages were sent
 */
public record ModelWorld(
        Setting setting,
        long now,
        List<Store> stores,
        List<ModelClient> clients,
        List<Flight> flights,
        ModelResource resource,
        Map<Mutex, Integer> mutexes,
        long commands) {

    /** Takes the collections as they are: they may not change afterwards. */
    public ModelWorld {
        stores = Collections.unmodifiableList(stores);
        clients = Collections.unmodifiableList(clients);
        flights = Collections.unmodifiableList(flights);
        mutexes = Collections.unmodifiableMap(mutexes);
    }

    /** A world at time 0, with empty nodes and clients that were not started. */
    public static ModelWorld of(Setting setting, List<Role> roles, ModelResource resource) {
        List<NodeId> nodes = setting.nodes();
        List<ModelClient> clients =
                roles.stream().map(role -> ModelClient.before(role, nodes)).toList();
        return new ModelWorld(
                setting, 0, Collections.nCopies(nodes.size(), Store.EMPTY), clients, List.of(), resource, Map.of(), 0);
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
        return !who.isPaused() && Waiting.isOver(this, client, who.strands().get(program));
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
        if (!who.isPaused()) {
            for (Strand strand : who.strands()) {
                wakes = Math.min(wakes, Waiting.until(strand));
            }
        }
        return wakes;
    }

    /** When a node answers by itself at the latest, ns since the run's start, or {@link Long#MAX_VALUE}. */
    public long nextAnswer() {
        long next = Long.MAX_VALUE;
        for (Flight flight : flights) {
            if (flight.stage() instanceof Flight.Stage.Acknowledging waits) {
                next = Math.min(next, waits.until());
            }
        }
        return next;
    }

    /** When the next key's time will have run out, ns since the run's start, or {@link Long#MAX_VALUE}. */
    public long nextExpiry() {
        long next = Long.MAX_VALUE;
        for (Store store : stores) {
            next = Math.min(next, NodeTime.instant(store.nextExpiry()));
        }
        return next;
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

    /** A request or an answer gets lost. */
    public ModelWorld lose(long command) {
        Flight lost = flight(command);
        List<Flight> left = new ArrayList<>(flights);
        left.remove(lost);
        return withFlights(left, commands);
    }

    /**
     * Time goes by; keys whose time runs out vanish.
     *
     * @param instant ns since the run's start, not before {@link #now}
     * @throws IllegalArgumentException when that would go back
     */
    public ModelWorld advancedTo(long instant, Witness witness) {
        if (instant < now) {
            throw new IllegalArgumentException("cannot go back from " + now + " ns to " + instant + " ns");
        }
        List<Store> later = NodeTime.purged(setting.nodes(), stores, instant, witness);
        List<Flight> moved = flights.stream()
                .map(flight -> flight.stage() instanceof Flight.Stage.Acknowledging waits && waits.until() <= instant
                        ? flight.in(new Flight.Stage.Reply(waits.answer(), NodeStep.NO_REPLICA))
                        : flight)
                .toList();
        return new ModelWorld(setting, instant, later, clients, moved, resource, mutexes, commands);
    }

    /** Every node holds a value that no client has sent, for ever. */
    ModelWorld holding(String key, String value) {
        ModelWorld after = this;
        for (int node = 0; node < stores.size(); node++) {
            Command store = new Command.SetIfAbsent(key, value, Optional.empty());
            after = after.with(
                    node,
                    Server.execute(stores.get(node), store, NodeTime.millis(now))
                            .after());
        }
        return after;
    }

    /** A client begins. */
    public ModelWorld started(int client) {
        ModelClient who = clients.get(client);
        return with(client, who.with(0, who.main().begun()));
    }

    /** A client's process stands still; what it has sent goes on. */
    public ModelWorld paused(int client, Witness witness) {
        ModelClient who = clients.get(client);
        tell(client, witness, new ClientPaused(who.role().name()));
        return with(client, who.pausedSince(now));
    }

    /** A client's process goes on. */
    public ModelWorld resumed(int client, Witness witness) {
        ModelClient who = clients.get(client);
        tell(client, witness, new ClientResumed(who.role().name(), now - who.pausedSince()));
        return with(client, who.pausedSince(ModelClient.NOT_PAUSED));
    }

    /** A client's process dies: it does nothing more, and releases nothing. What it has sent goes on. */
    public ModelWorld crashed(int client, Witness witness) {
        ModelClient who = clients.get(client);
        String name = who.role().name();
        tell(client, witness, new ClientCrashed(name));
        ModelWorld after =
                with(client, who.each(strand -> strand.in(Phase.CRASHED).with(List.of())));
        if (!resource.isOpen(name)) {
            return after;
        }
        witness.saw(now, setting.resource(), new TransactionRolledBack(setting.resource(), name, "the client died"));
        return after.with(resource.rolledBack(name));
    }

    /** The connections on which a client listens to a node are gone, and what is on its way on them is lost. */
    public ModelWorld deafened(int client, int node) {
        NodeId gone = setting.nodes().get(node);
        List<Flight> left = flights.stream()
                .filter(flight -> flight.client() != client
                        || flight.node() != node
                        || !(flight.load() instanceof Flight.Load.Published))
                .toList();
        ModelClient deaf = clients.get(client)
                .each(strand -> strand.with(strand.ears().stream()
                        .map(ear -> ear.node().equals(gone) ? ear.in(Ear.State.GONE) : ear)
                        .toList()));
        return withFlights(left, commands).with(client, deaf);
    }

    /** A client is told to finish its work. */
    public ModelWorld told(int client) {
        ModelClient who = clients.get(client);
        return with(client, who.withFinishes(who.finishes() + 1));
    }

    private void tell(int client, Witness witness, Fact fact) {
        witness.saw(now, clients.get(client).role().name(), fact);
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
        return new ModelWorld(
                setting, now, stores, replaced(clients, client, who), flights, resource, mutexes, commands);
    }

    ModelWorld with(ModelResource other) {
        return new ModelWorld(setting, now, stores, clients, flights, other, mutexes, commands);
    }

    ModelWorld with(Flight moved) {
        List<Flight> after = new ArrayList<>(flights);
        after.replaceAll(flight -> flight.number() == moved.number() ? moved : flight);
        return withFlights(after, commands);
    }

    ModelWorld withNew(Flight sent) {
        List<Flight> after = new ArrayList<>(flights);
        after.add(sent);
        return withFlights(after, sent.number());
    }

    ModelWorld with(int node, Store store) {
        return new ModelWorld(
                setting, now, replaced(stores, node, store), clients, flights, resource, mutexes, commands);
    }

    ModelWorld with(Mutex mutex, int client) {
        Map<Mutex, Integer> after = new HashMap<>(mutexes);
        after.put(mutex, client);
        return new ModelWorld(setting, now, stores, clients, flights, resource, after, commands);
    }

    /** A mutex is free, if that client held it. */
    ModelWorld withoutMutex(Mutex mutex, int client) {
        Map<Mutex, Integer> after = new HashMap<>(mutexes);
        after.remove(mutex, client);
        return new ModelWorld(setting, now, stores, clients, flights, resource, after, commands);
    }

    /** The ear of a client's program is changed, if there is still one. */
    ModelWorld withEar(int client, String program, NodeId node, String channel, UnaryOperator<Ear> change) {
        ModelClient who = clients.get(client);
        int place = who.place(program);
        Strand strand = place < 0 ? null : who.strands().get(place);
        Ear ear = strand == null ? null : strand.ear(node, channel);
        return strand == null || ear == null ? this : with(client, who.with(place, strand.with(change.apply(ear))));
    }

    private ModelWorld withFlights(List<Flight> others, long numbered) {
        return new ModelWorld(setting, now, stores, clients, others, resource, mutexes, numbered);
    }

    private static <T> List<T> replaced(List<T> list, int index, T element) {
        List<T> after = new ArrayList<>(list);
        after.set(index, element);
        return after;
    }
}
