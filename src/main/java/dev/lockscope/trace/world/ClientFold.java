package dev.lockscope.trace.world;

import dev.lockscope.trace.ClientFact;
import dev.lockscope.trace.ClientFact.ClientClockDrifts;
import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.ClientFinished;
import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.ClientFact.ClientResumed;
import dev.lockscope.trace.ClientFact.ClientStarted;
import dev.lockscope.trace.ClientFact.ComputationStarted;
import dev.lockscope.trace.ClientFact.CriticalSectionEntered;
import dev.lockscope.trace.ClientFact.CriticalSectionLeft;
import dev.lockscope.trace.ClientFact.StepReached;
import dev.lockscope.trace.ClientFact.WorkFinished;
import dev.lockscope.trace.ClientFact.WorkStarted;
import dev.lockscope.trace.ClientFact.WorkerResumed;
import dev.lockscope.trace.ClientFact.WorkerStalled;
import java.util.Optional;

/** What facts about a client's process and program change. */
final class ClientFold {

    private ClientFold() {}

    static ClientView apply(ClientView client, ClientFact fact, long at) {
        if (fact instanceof ClientStarted) {
            return client.with(new ClientState.Running());
        } else if (fact instanceof ClientPaused) {
            return isAlive(client) ? client.with(new ClientState.Paused(at)) : client;
        } else if (fact instanceof ClientResumed) {
            return isAlive(client) ? client.with(new ClientState.Running()) : client;
        } else if (fact instanceof WorkerStalled) {
            return isAlive(client) ? client.with(new ClientState.Stalled(at)) : client;
        } else if (fact instanceof WorkerResumed) {
            return isAlive(client) ? client.with(new ClientState.Running()) : client;
        } else if (fact instanceof ClientClockDrifts drift) {
            return client.clockAt(drift.rate());
        } else if (fact instanceof ClientCrashed) {
            return client.crashed(at);
        } else if (fact instanceof ClientFinished finished) {
            return client.with(new ClientState.Finished(at, finished.outcome()));
        } else if (fact instanceof StepReached reached) {
            return client.at(new RecipeStep(reached.recipe(), reached.step(), at));
        } else if (fact instanceof CriticalSectionEntered entered) {
            return client.inside(Optional.of(entered.lock()));
        } else if (fact instanceof CriticalSectionLeft) {
            return client.inside(Optional.empty());
        } else if (fact instanceof WorkStarted || fact instanceof ComputationStarted) {
            return client.working(true);
        } else if (fact instanceof WorkFinished) {
            return client.working(false);
        }
        throw Fold.unfolded(fact);
    }

    private static boolean isAlive(ClientView client) {
        return client.state() instanceof ClientState.Running
                || client.state() instanceof ClientState.Stalled
                || client.state() instanceof ClientState.Paused;
    }
}
