package dev.lockscope.model;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.resource.Terms;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.VirtualRunClock;
import dev.lockscope.trace.LinkFact.Condition;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The world of a run as it is now, and who may move in it next: messages that have arrived before clients, clients in turn,
 * and time only when nothing else can happen. For one thread.
 */
final class ModelStage {

    /**
     * How long a message takes, ns: about as long as on a computer's own network. Were it 0, a critical section could
     * begin and end at one and the same instant, and no other could overlap with it.
     */
    private static final long TRIP = 50_000;

    private static final Answer CUT_OFF = new Answer.Unknown("the connection was cut");

    private final VirtualRunClock clock;
    private final TraceWitness witness;
    private final Chance chance;
    private final ModelLinks links = new ModelLinks();
    private final Deque<Long> moving = new ArrayDeque<>();
    private ModelWorld world;
    private int turn;

    ModelStage(Scenario scenario, VirtualRunClock clock, TraceWitness witness, Randomness randomness) {
        this.clock = clock;
        this.witness = witness;
        this.chance = (client, most) -> randomness.nextLong(most + 1);
        List<NodeId> nodes =
                scenario.topology().nodes().stream().map(NodeId::new).toList();
        List<Role> roles = scenario.clients().stream()
                .map(client -> ScenarioProgram.role(client, scenario.lockOf(client)))
                .toList();
        this.world = ModelWorld.of(
                new Setting(nodes, scenario.resource().name()),
                roles,
                ModelResource.holding(
                        scenario.resource().balance(),
                        new Terms(
                                scenario.resource().fencing(),
                                scenario.resource().compare(),
                                scenario.resource().keys())));
    }

    ModelWorld world() {
        return world;
    }

    ModelLinks links() {
        return links;
    }

    TraceWitness witness() {
        return witness;
    }

    void change(UnaryOperator<ModelWorld> change) {
        world = change.apply(world);
    }

    /** Lets the next message or client move; answers whether one could. */
    boolean move() {
        if (moveMessage() || moveClient()) {
            return true;
        }
        world.flights().stream().filter(this::canMove).map(Flight::number).forEach(moving::add);
        if (moving.isEmpty()) {
            return false;
        }
        advanceTo(Math.min(world.now() + TRIP, next()));
        return moveMessage();
    }

    private boolean canMove(Flight flight) {
        return links.passes(flight) || (links.isCut(flight) && !(flight.stage() instanceof Flight.Stage.Arrived));
    }

    /** Those that set out together arrive at the same time, in the order in which they were sent. */
    private boolean moveMessage() {
        while (!moving.isEmpty()) {
            long number = moving.remove();
            Optional<Flight> flight = world.flights().stream()
                    .filter(one -> one.number() == number && canMove(one))
                    .findFirst();
            if (flight.isPresent()) {
                move(flight.get());
                return true;
            }
        }
        return false;
    }

    private void move(Flight flight) {
        if (links.isCut(flight)) {
            world = world.breakOff(flight.number(), CUT_OFF);
        } else if (flight.stage() instanceof Flight.Stage.Request) {
            world = world.execute(flight.number(), witness);
        } else {
            world = world.deliver(flight.number());
        }
    }

    private boolean moveClient() {
        int count = world.clients().size();
        for (int i = 0; i < count; i++) {
            int client = (turn + i) % count;
            int program = world.next(client);
            if (program >= 0) {
                step(client, program);
                turn = (client + 1) % count;
                return true;
            }
        }
        return false;
    }

    /** A call of the guarded resource takes as long as a message. */
    private void step(int client, int program) {
        Call call = world.clients().get(client).strands().get(program).next();
        world = world.step(client, program, chance, witness);
        if (call instanceof Call.OfResource) {
            advanceTo(Math.min(world.now() + TRIP, next()));
        }
    }

    /** When something will happen by itself, ns since the run's start, or {@link Long#MAX_VALUE}. */
    long next() {
        long next = Math.min(world.nextExpiry(), world.nextAnswer());
        for (int client = 0; client < world.clients().size(); client++) {
            next = Math.min(next, world.wakesAt(client));
        }
        return next;
    }

    void advanceTo(long instant) {
        clock.advanceTo(instant);
        world = world.advancedTo(instant, witness);
    }

    /** Whether no client can do anything by itself any more, however long one waits. */
    boolean isIdle() {
        return world.clients().stream()
                .allMatch(client -> !client.isAlive() || client.isPaused() || client.waitsToBeTold());
    }

    /** How many messages wait in a link, or are on their way in it. */
    int messagesIn(int client, int node) {
        return (int) world.flights().stream()
                .filter(flight -> flight.client() == client && flight.node() == node)
                .filter(flight ->
                        flight.stage() instanceof Flight.Stage.Request || flight.stage() instanceof Flight.Stage.Reply)
                .count();
    }

    void link(int client, int node, Condition condition) {
        links.become(client, node, condition);
        if (condition == Condition.CUT) {
            world = world.deafened(client, node);
        }
    }
}
