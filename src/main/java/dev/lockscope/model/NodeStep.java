package dev.lockscope.model;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.CommandText;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.trace.CommandFact.CommandExecuted;
import java.util.Set;

/** A node's step: it executes a request. */
record NodeStep(ModelWorld world, Flight flight, Witness witness) {

    ModelWorld taken() {
        if (!(flight.stage() instanceof Flight.Stage.Request)) {
            throw new IllegalStateException("command " + flight.number() + " was executed before");
        }
        if (flight.load() instanceof Flight.Load.Send send) {
            return executed(send.command());
        } else if (flight.load() instanceof Flight.Load.SendThenWait write) {
            return executed(write.command());
        } else if (flight.load() instanceof Flight.Load.Listen listen) {
            return world.with(flight.answered(new Answer.Value("subscribe")))
                    .withEar(
                            flight.client(),
                            listen.program(),
                            node(),
                            listen.channel(),
                            ear -> ear.state() == Ear.State.ASKED ? ear.in(Ear.State.LISTENS) : ear);
        }
        throw new IllegalStateException("a node cannot execute " + flight.load());
    }

    private ModelWorld executed(Command command) {
        ModelNode here = world.node(flight.node());
        Execution execution = Server.execute(
                here.store(),
                command,
                NodeTime.millis(world.now()),
                new Listeners(world, flight.node()),
                Replicating.rule(world, flight.node()));
        if (witness != Witness.NONE) {
            tellExecuted(CommandText.of(command), false);
            execution.changes().forEach(this::tell);
        }
        ModelWorld after = Replicating.passedOn(
                world.with(flight.node(), here.written(world.now(), execution.after())),
                flight.node(),
                execution.written());
        after = answered(after, Server.answer(execution.resp()));
        for (StoreChange change : execution.changes()) {
            if (change instanceof StoreChange.Published published) {
                after = new Listeners(after, flight.node()).told(published.channel());
            }
        }
        return after;
    }

    /** A write that was done is followed by its {@code WAIT}, where one is asked for. */
    private ModelWorld answered(ModelWorld after, Answer answer) {
        if (!(flight.load() instanceof Flight.Load.SendThenWait write) || !(answer instanceof Answer.Value)) {
            return after.with(flight.in(new Flight.Stage.Reply(answer, Flight.NOT_WAITED)));
        }
        long until = write.limit().isZero()
                ? Long.MAX_VALUE
                : world.now() + write.limit().toNanos();
        Flight.Stage.Acknowledging waits = new Flight.Stage.Acknowledging(answer, until, write.replicas(), Set.of());
        return Replicating.asked(after.with(flight.in(Replicating.settled(waits))), flight.node(), flight.number());
    }

    private void tell(StoreChange change) {
        if (change instanceof StoreChange.RanInScript ran) {
            tellExecuted(ran.text(), true);
        } else {
            new StoreTelling(witness, world.now(), node().name()).tell(change, client());
        }
    }

    private void tellExecuted(String text, boolean inScript) {
        String node = node().name();
        witness.saw(world.now(), node, new CommandExecuted(client(), node, flight.number(), text, inScript));
    }

    private NodeId node() {
        return world.setting().nodes().get(flight.node());
    }

    private String client() {
        return world.clients().get(flight.client()).role().name();
    }
}
