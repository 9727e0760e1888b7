package dev.lockscope.model;

import dev.lockscope.fault.Effect;
import dev.lockscope.fault.FaultRefused;
import dev.lockscope.fault.GcPause;
import dev.lockscope.model.ModelFaults.Report;
import dev.lockscope.scenario.ClientAction;
import java.util.List;

/** Does to clients what is asked for. For one thread. */
final class ClientActions {

    private static final String STALL = "worker-stall";
    private static final String DRIFT = "clock-drift";

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
            refuseIf(!(who(client).phase() instanceof Phase.BeforeStart), "it has begun already");
            stage.witness().causedBy(name, cause);
            stage.change(world -> world.started(client));
        } else if (action instanceof ClientAction.Pause) {
            refuseIf(!who(client).isAlive() || who(client).isPaused(), "it is not running, or paused already");
            faults.begin(GcPause.KIND + " " + name, GcPause.KIND, name, actor, cause, seq -> pause(client, seq));
        } else if (action instanceof ClientAction.Stall) {
            refuseIf(!who(client).isAlive() || who(client).isStalled(), "it is not running, or stalled already");
            faults.begin(STALL + " " + name, STALL, name, actor, cause, seq -> stall(client, seq));
        } else if (action instanceof ClientAction.Resume) {
            boolean ended = faults.end(GcPause.KIND + " " + name, cause) || faults.end(STALL + " " + name, cause);
            refuseIf(!ended, "it is not paused");
        } else if (action instanceof ClientAction.DriftClock drift) {
            drift(client, drift, actor, cause);
        } else {
            refuseIf(!who(client).isAlive(), "it is not running");
            stage.witness().causedBy(name, cause);
            stage.change(world -> action instanceof ClientAction.Crash
                    ? ClientFaults.crashed(world, client, stage.witness())
                    : world.told(client));
        }
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
            return Report.of(Effect.CALLS_WAITED, waited);
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
            return Report.of(Effect.CALLS_WAITED, waited);
        };
    }

    private int waited(int client) {
        ModelClient who = who(client);
        boolean sleeps = who.phase() instanceof Phase.Asleep asleep
                && asleep.until() > stage.world().now();
        return who.isAlive() && !sleeps ? 1 : 0;
    }

    private void drift(int client, ClientAction.DriftClock drift, String actor, long cause) throws FaultRefused {
        String name = drift.client();
        refuseIf(!who(client).isAlive(), "it is not running");
        if (drift.rate() == 1) {
            refuseIf(!faults.end(DRIFT + " " + name, cause), "its clock does not drift");
            return;
        }
        faults.begin(DRIFT + " " + name, DRIFT, name, actor, cause, seq -> {
            rate(client, drift.rate(), seq);
            return end -> {
                rate(client, 1, end);
                return Report.of(NodeEffect.DONE, 1);
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
        throw new FaultRefused("there is no client " + name);
    }

    private static void refuseIf(boolean refused, String reason) throws FaultRefused {
        if (refused) {
            throw new FaultRefused(reason);
        }
    }
}
