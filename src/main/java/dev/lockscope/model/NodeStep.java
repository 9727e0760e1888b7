package dev.lockscope.model;

import dev.lockscope.lock.port.CommandText;
import dev.lockscope.trace.CommandFact.CommandExecuted;
import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyExtended;
import dev.lockscope.trace.StoreFact.KeyStored;

/** A node's step: it executes a request. */
record NodeStep(ModelWorld world, Flight flight, Witness witness) {

    ModelWorld taken() {
        if (!(flight.stage() instanceof Flight.Stage.Request)) {
            throw new IllegalStateException("command " + flight.number() + " was executed before");
        }
        Store before = world.stores().get(flight.node());
        Execution execution = Server.execute(before, flight.command(), NodeTime.millis(world.now()));
        if (witness != Witness.NONE) {
            executed(CommandText.of(flight.command()), false);
            execution.changes().forEach(this::tell);
        }
        return world.with(flight.node(), execution.after())
                .with(flight.in(new Flight.Stage.Reply(Server.answer(execution.resp()))));
    }

    private void tell(StoreChange change) {
        if (change instanceof StoreChange.RanInScript ran) {
            executed(ran.text(), true);
        } else if (change instanceof StoreChange.Stored stored) {
            Long gone = NodeTime.goneFrom(stored.deadline());
            witness.saw(world.now(), node(), new KeyStored(node(), stored.key(), stored.value(), gone));
        } else if (change instanceof StoreChange.Extended extended) {
            Long gone = NodeTime.goneFrom(extended.deadline());
            witness.saw(world.now(), node(), new KeyExtended(node(), extended.key(), gone));
        } else if (change instanceof StoreChange.Deleted deleted) {
            witness.saw(world.now(), node(), new KeyDeleted(node(), deleted.key(), deleted.value(), client()));
        } else {
            throw new IllegalStateException("no fact for " + change);
        }
    }

    private void executed(String text, boolean inScript) {
        witness.saw(world.now(), node(), new CommandExecuted(client(), node(), flight.number(), text, inScript));
    }

    private String node() {
        return world.setting().nodes().get(flight.node()).name();
    }

    private String client() {
        return world.clients().get(flight.client()).role().name();
    }
}
