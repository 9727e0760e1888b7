package dev.lockscope.lab;

import dev.lockscope.fault.ClientClockDrift;
import dev.lockscope.fault.ClientCrash;
import dev.lockscope.fault.FaultRefused;
import dev.lockscope.fault.GcPause;
import dev.lockscope.fault.WorkerStall;
import dev.lockscope.scenario.ClientAction;
import java.util.Map;

/** Does what is done to clients. */
final class ClientActions {

    private final Map<String, SimulatedClient> clients;
    private final ActiveFaults faults;

    ClientActions(Map<String, SimulatedClient> clients, ActiveFaults faults) {
        this.clients = Map.copyOf(clients);
        this.faults = faults;
    }

    void apply(ClientAction action, String actor, long cause) throws FaultRefused {
        SimulatedClient client = clients.get(action.client());
        if (client == null) {
            throw new FaultRefused("there is no such client");
        }
        if (action instanceof ClientAction.Start) {
            require(client.start(cause), "it has begun already");
        } else if (action instanceof ClientAction.Crash) {
            require(client.state() == SimulatedClient.State.RUNNING, "it is not running");
            faults.happen(new ClientCrash(client.name(), client), actor, cause);
        } else if (action instanceof ClientAction.Finish) {
            require(client.finishWork(cause), "it is not running");
        } else if (action instanceof ClientAction.Pause) {
            requireGoingOn(client);
            faults.begin(still(client), new GcPause(client.name(), client), actor, cause);
        } else if (action instanceof ClientAction.Stall) {
            requireGoingOn(client);
            faults.begin(still(client), new WorkerStall(client.name(), client.worker()), actor, cause);
        } else if (action instanceof ClientAction.Resume) {
            require(faults.end(still(client), cause), "it does not stand still");
        } else if (action instanceof ClientAction.DriftClock drift) {
            drift(client, drift.rate(), actor, cause);
        }
    }

    private void drift(SimulatedClient client, double rate, String actor, long cause) throws FaultRefused {
        String slot = "clock " + client.name();
        if (rate == 1) {
            require(faults.end(slot, cause), "its clock does not drift");
        } else {
            // The clock of a client that has not begun may run at another rate already.
            require(!client.isOver(), "it is not running");
            faults.begin(slot, new ClientClockDrift(client.name(), client.ownClock(), rate), actor, cause);
        }
    }

    private static void requireGoingOn(SimulatedClient client) throws FaultRefused {
        require(client.state() == SimulatedClient.State.RUNNING, "it is not running");
        require(!client.standsStill(), "it stands still already");
    }

    private static String still(SimulatedClient client) {
        return "client " + client.name();
    }

    private static void require(boolean fulfilled, String otherwise) throws FaultRefused {
        if (!fulfilled) {
            throw new FaultRefused(otherwise);
        }
    }
}
