package dev.lockscope.model;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.CommandText;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.trace.CommandFact.CommandExecuted;
import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyExtended;
import dev.lockscope.trace.StoreFact.KeyStored;

/** A node's step: it executes a request. */
record NodeStep(ModelWorld world, Flight flight, Witness witness) {

    /** What {@code WAIT} answers where there are no replicas. */
    static final Answer NO_REPLICA = new Answer.Value("0");

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
        Store before = world.stores().get(flight.node());
        Execution execution =
                Server.execute(before, command, NodeTime.millis(world.now()), new Listeners(world, flight.node()));
        if (witness != Witness.NONE) {
            tellExecuted(CommandText.of(command), false);
            execution.changes().forEach(this::tell);
        }
        ModelWorld after =
                world.with(flight.node(), execution.after()).with(flight.in(answered(Server.answer(execution.resp()))));
        for (StoreChange change : execution.changes()) {
            if (change instanceof StoreChange.Published published) {
                after = new Listeners(after, flight.node()).told(published.channel());
            }
        }
        return after;
    }

    /** A write that was done is followed by its {@code WAIT}, where one is asked for. */
    private Flight.Stage answered(Answer answer) {
        if (!(flight.load() instanceof Flight.Load.SendThenWait write) || !(answer instanceof Answer.Value)) {
            return new Flight.Stage.Reply(answer, Flight.NOT_WAITED);
        } else if (write.replicas() <= 0) {
            return new Flight.Stage.Reply(answer, NO_REPLICA);
        }
        long until = write.limit().isZero()
                ? Long.MAX_VALUE
                : world.now() + write.limit().toNanos();
        return new Flight.Stage.Acknowledging(answer, until);
    }

    private void tell(StoreChange change) {
        String node = node().name();
        if (change instanceof StoreChange.RanInScript ran) {
            tellExecuted(ran.text(), true);
        } else if (change instanceof StoreChange.Stored stored) {
            Long gone = NodeTime.goneFrom(stored.deadline());
            witness.saw(world.now(), node, new KeyStored(node, stored.key(), stored.value(), gone));
        } else if (change instanceof StoreChange.Extended extended) {
            Long gone = NodeTime.goneFrom(extended.deadline());
            witness.saw(world.now(), node, new KeyExtended(node, extended.key(), gone));
        } else if (change instanceof StoreChange.Deleted deleted) {
            witness.saw(world.now(), node, new KeyDeleted(node, deleted.key(), deleted.value(), client()));
        } else if (!(change instanceof StoreChange.Published)) {
            throw new IllegalStateException("no fact for " + change);
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
