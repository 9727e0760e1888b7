package dev.lockscope.model;

import dev.lockscope.fault.ClientClockDrift;
import dev.lockscope.fault.ClientCrash;
import dev.lockscope.fault.Effect;
import dev.lockscope.fault.FaultRefused;
import dev.lockscope.fault.GcPause;
import dev.lockscope.fault.WorkerStall;
import dev.lockscope.scenario.ClientAction;
import java.util.List;

/** Does to clients what is asked for. For one thread. */
final class ClientActions {

    private final ModelStage stage;
    private final ModelFaults faults;

    ClientActions(ModelStage stage, ModelFaults faults) {
        this.stage = stage;
        this.faults = faults;
    }

    void perform(ClientAction action, String actor, long cause) throws FaultRefused {
        String name = action.client();
        int client = place(name);
        if (action instanceof ClientAction.Start) {
            require(who(client).phase() instanceof Phase.BeforeStart, "it has begun already");
            stage.witness().causedBy(name, cause);
            stage.change(world -> world.started(client));
        } else if (action instanceof ClientAction.Pause) {
            requireGoingOn(client);
            faults.begin(still(name), GcPause.KIND, name, actor, cause, seq -> pause(client, seq));
        } else if (action instanceof ClientAction.Stall) {
            requireGoingOn(client);
            faults.begin(still(name), WorkerStall.KIND, name, actor, cause, seq -> stall(client, seq));
        } else if (action instanceof ClientAction.Resume) {
            require(faults.end(still(name), cause), "it does not stand still");
        } else if (action instanceof ClientAction.DriftClock drift) {
            drift(client, drift, actor, cause);
        } else if (action instanceof ClientAction.Crash) {
            require(who(client).isAlive(), "it is not running");
            faults.happen(ClientCrash.KIND, name, actor, cause, seq -> crash(client, seq));
        } else {
            require(who(client).isAlive(), "it is not running");
            stage.witness().causedBy(name, cause);
            stage.change(world -> world.told(client));
        }
    }

    private ModelFaults.Ending crash(int client, long seq) {
        stage.witness().causedBy(who(client).role().name(), seq);
        stage.change(world -> ClientFaults.crashed(world, client, stage.witness()));
        return cause -> Effect.PROCESS_ENDED.report(1);
    }

    private static String still(String client) {
        return "client " + client;
    }

    private void requireGoingOn(int client) throws FaultRefused {
        require(who(client).isAlive(), "it is not running");
        require(!who(client).isPaused() && !who(client).isStalled(), "it stands still already");
    }

    private ModelFaults.Ending pause(int client, long seq) {
        String name = who(client).role().name();
        stage.witness().causedBy(name, seq);
        stage.change(world -> ClientFaults.paused(world, client, stage.witness()));
        return cause -> {
            int waited = waited(client);
            if (who(client).isAlive()) {
                stage.witness().causedBy(name, cause);
                stage.change(world -> ClientFaults.resumed(world, client, stage.witness()));
            }
            return Effect.CALLS_WAITED.report(waited);
        };
    }

    private ModelFaults.Ending stall(int client, long seq) {
        String name = who(client).role().name();
        stage.witness().causedBy(name, seq);
        stage.change(world -> ClientFaults.stalled(world, client, stage.witness()));
        return cause -> {
            int waited = waited(client);
            if (who(client).isAlive()) {
                stage.witness().causedBy(name, cause);
                stage.change(world -> ClientFaults.unstalled(world, client, stage.witness()));
            }
            return Effect.CALLS_WAITED.report(waited);
        };
    }

    private int waited(int client) {
        ModelClient who = who(client);
        boolean sleeps = who.phase() instanceof Phase.Asleep asleep
                && asleep.until() > stage.world().now();
        return who.isAlive() && !sleeps ? 1 : 0;
    }

    private void drift(int client, ClientAction.DriftClock drift, String actor, long cause) throws FaultRefused {
        String slot = "clock " + drift.client();
        if (drift.rate() == 1) {
            require(faults.end(slot, cause), "its clock does not drift");
            return;
        }
        // The clock of a client that has not begun may run at another rate already.
        require(who(client).isAlive() || who(client).phase() instanceof Phase.BeforeStart, "it is not running");
        faults.begin(slot, ClientClockDrift.KIND, drift.client(), actor, cause, seq -> {
            rate(client, drift.rate(), seq);
            return end -> {
                rate(client, 1, end);
                return Effect.CLOCK_READ.report(1);
            };
        });
    }

    private void rate(int client, double rate, long cause) {
        stage.witness().causedBy(who(client).role().name(), cause);
        stage.change(world -> ClientFaults.drifting(world, client, rate, stage.witness()));
    }

    private ModelClient who(int client) {
        return stage.world().clients().get(client);
    }

    private int place(String name) throws FaultRefused {
        List<ModelClient> clients = stage.world().clients();
        for (int i = 0; i < clients.size(); i++) {
            if (clients.get(i).role().name().equals(name)) {
                return i;
            }
        }
        throw new FaultRefused("there is no such client");
    }

    private static void require(boolean fulfilled, String otherwise) throws FaultRefused {
        if (!fulfilled) {
            throw new FaultRefused(otherwise);
        }
    }
}
