package dev.lockscope.model;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.VirtualRunClock;
import dev.lockscope.trace.LinkFact.Condition;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The world of a run as it is now, and who may move in it next: messages before clients, clients in turn, and time only
 * when nothing else can happen. For one thread.
 */
final class ModelStage {

    private static final Answer CUT_OFF = new Answer.Unknown("the connection was cut");

    private final VirtualRunClock clock;
    private final TraceWitness witness;
    private final Chance chance;
    private final ModelLinks links = new ModelLinks();
    private ModelWorld world;
    private int turn;

    ModelStage(Scenario scenario, VirtualRunClock clock, TraceWitness witness, Randomness randomness) {
        this.clock = clock;
        this.witness = witness;
        this.chance = (client, most) -> randomness.nextLong(most + 1);
        List<NodeId> nodes =
                scenario.topology().nodes().stream().map(NodeId::new).toList();
        List<Role> roles = scenario.clients().stream()
                .map(client -> ScenarioProgram.role(client, scenario.lock()))
                .toList();
        this.world = ModelWorld.of(
                new Setting(nodes, scenario.resource().name()),
                roles,
                ModelResource.holding(
                        scenario.resource().balance(), scenario.resource().fencing()));
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
        return moveMessage() || moveClient();
    }

    private boolean moveMessage() {
        for (Flight flight : world.flights()) {
            if (links.isCut(flight) && !(flight.stage() instanceof Flight.Stage.Arrived)) {
                world = world.breakOff(flight.number(), CUT_OFF);
                return true;
            } else if (links.passes(flight)) {
                world = flight.stage() instanceof Flight.Stage.Request
                        ? world.execute(flight.number(), witness)
                        : world.deliver(flight.number());
                return true;
            }
        }
        return false;
    }

    private boolean moveClient() {
        int count = world.clients().size();
        for (int i = 0; i < count; i++) {
            int client = (turn + i) % count;
            if (world.canStep(client)) {
                world = world.step(client, chance, witness);
                turn = (client + 1) % count;
                return true;
            }
        }
        return false;
    }

    /** When something will happen by itself, ns since the run's start, or {@link Long#MAX_VALUE}. */
    long next() {
        long next = world.nextExpiry();
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
                .filter(flight -> !(flight.stage() instanceof Flight.Stage.Arrived))
                .count();
    }

    void link(int client, int node, Condition condition) {
        links.become(client, node, condition);
    }
}
