package dev.lockscope.model;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.ClientFact.ClientResumed;
import dev.lockscope.trace.Fact;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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
 * @param flights the commands on their way, in the order in which they were sent
 * @param resource the guarded resource
 * @param commands how many commands were sent
 */
public record ModelWorld(
        Setting setting,
        long now,
        List<Store> stores,
        List<ModelClient> clients,
        List<Flight> flights,
        ModelResource resource,
        long commands) {

    /** Takes the lists as they are: they may not change afterwards. */
    public ModelWorld {
        stores = Collections.unmodifiableList(stores);
        clients = Collections.unmodifiableList(clients);
        flights = Collections.unmodifiableList(flights);
    }

    /** A world at time 0, with empty nodes and clients that were not started. */
    public static ModelWorld of(Setting setting, List<Role> roles, ModelResource resource) {
        List<NodeId> nodes = setting.nodes();
        List<ModelClient> clients =
                roles.stream().map(role -> ModelClient.before(role, nodes)).toList();
        return new ModelWorld(
                setting, 0, Collections.nCopies(nodes.size(), Store.EMPTY), clients, List.of(), resource, 0);
    }

    /** Whether a client can do its next step now. */
    public boolean canStep(int client) {
        ModelClient who = clients.get(client);
        if (who.isPaused() || !who.isAlive() || who.waitsToBeTold()) {
            return false;
        }
        if (who.phase() instanceof Phase.Asking asking) {
            return asking.until() <= now || answerFor(asking) != null;
        }
        return !(who.phase() instanceof Phase.Asleep asleep) || asleep.until() <= now;
    }

    /** When a client that sleeps or waits for an answer goes on by itself at the latest, or {@link Long#MAX_VALUE}. */
    public long wakesAt(int client) {
        ModelClient who = clients.get(client);
        if (who.isPaused()) {
            return Long.MAX_VALUE;
        } else if (who.phase() instanceof Phase.Asleep asleep) {
            return asleep.until();
        }
        return who.phase() instanceof Phase.Asking asking ? asking.until() : Long.MAX_VALUE;
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
     * A client does its next step.
     *
     * @throws IllegalStateException when it can't
     */
    public ModelWorld step(int client, Chance chance, Witness witness) {
        if (!canStep(client)) {
            throw new IllegalStateException(clients.get(client).role().name() + " cannot step");
        }
        return new ClientStep(this, client, chance, witness).taken();
    }

    /** A request arrives at its node and is executed. */
    public ModelWorld execute(long command, Witness witness) {
        return new NodeStep(this, flight(command), witness).taken();
    }

    /** A command is broken off on its way, wherever it is; its client is given {@code answer} instead of the node's. */
    public ModelWorld breakOff(long command, Answer answer) {
        return with(flight(command).in(new Flight.Stage.Reply(answer))).deliver(command);
    }

    /** An answer arrives at its client; it is dropped where the client has given up. */
    public ModelWorld deliver(long command) {
        Flight flight = flight(command);
        if (!(flight.stage() instanceof Flight.Stage.Reply reply)) {
            throw new IllegalStateException("command " + command + " has no answer to deliver");
        }
        boolean awaited =
                clients.get(flight.client()).phase() instanceof Phase.Asking asking && asking.command() == command;
        return awaited ? with(flight.in(new Flight.Stage.Arrived(reply.answer()))) : lose(command);
    }

    /** A request or an answer gets lost. */
    public ModelWorld lose(long command) {
        Flight lost = flight(command);
        List<Flight> left = new ArrayList<>(flights);
        left.remove(lost);
        return new ModelWorld(setting, now, stores, clients, left, resource, commands);
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
        return new ModelWorld(setting, instant, later, clients, flights, resource, commands);
    }

    /** A client begins. */
    public ModelWorld started(int client) {
        ModelClient who = clients.get(client);
        Phase phase = who.next() instanceof Call.End ? Phase.DONE : Phase.RUNNING;
        return with(client, who.in(phase));
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
        tell(client, witness, new ClientCrashed(who.role().name()));
        return with(client, who.in(Phase.CRASHED));
    }

    /** A client is told to finish its work. */
    public ModelWorld told(int client) {
        ModelClient who = clients.get(client);
        return with(client, who.withFinishes(who.finishes() + 1));
    }

    private void tell(int client, Witness witness, Fact fact) {
        witness.saw(now, clients.get(client).role().name(), fact);
    }

    /** The answer that lies at a client that waits for it, or null. */
    @Nullable
    Answer answerFor(Phase.Asking asking) {
        for (Flight flight : flights) {
            if (flight.number() == asking.command() && flight.stage() instanceof Flight.Stage.Arrived arrived) {
                return arrived.answer();
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
        return new ModelWorld(setting, now, stores, replaced(clients, client, who), flights, resource, commands);
    }

    ModelWorld with(ModelResource other) {
        return new ModelWorld(setting, now, stores, clients, flights, other, commands);
    }

    ModelWorld with(Flight moved) {
        List<Flight> after = new ArrayList<>(flights);
        after.replaceAll(flight -> flight.number() == moved.number() ? moved : flight);
        return new ModelWorld(setting, now, stores, clients, after, resource, commands);
    }

    ModelWorld withNew(Flight sent) {
        List<Flight> after = new ArrayList<>(flights);
        after.add(sent);
        return new ModelWorld(setting, now, stores, clients, after, resource, sent.number());
    }

    ModelWorld with(int node, Store store) {
        return new ModelWorld(setting, now, replaced(stores, node, store), clients, flights, resource, commands);
    }

    private static <T> List<T> replaced(List<T> list, int index, T element) {
        List<T> after = new ArrayList<>(list);
        after.set(index, element);
        return after;
    }
}
