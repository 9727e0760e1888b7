package dev.lockscope.lab;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.RunFact.ClientStepped;
import dev.lockscope.trace.RunFact.RunHeld;
import dev.lockscope.trace.RunFact.RunProceeded;
import java.util.Map;

/** Holds the clients of a run between their steps, and lets them step. Safe for use by several threads. */
final class Stepping {

    private final Map<String, SimulatedClient> clients;
    private final Hold hold;
    private final Recorder recorder;
    private boolean begun;

    /** Nobody is held. */
    Stepping(Map<String, SimulatedClient> clients, Hold hold, Recorder recorder) {
        this.clients = Map.copyOf(clients);
        this.hold = hold;
        this.recorder = recorder;
    }

    /** The run begins; that it is held is told only now where it was held before. */
    synchronized void begin() {
        begun = true;
        if (hold.isHeld()) {
            tellHeld();
        }
    }

    /** When it is told that the run is held, no client can move any more. */
    synchronized void hold() {
        if (recorder.isClosed() || !hold.begin()) {
            return;
        }
        clients.values().forEach(SimulatedClient::hold);
        if (begun) {
            tellHeld();
        }
    }

    private void tellHeld() {
        recorder.record(Event.LEARNER, Event.NO_CAUSE, new RunHeld());
    }

    synchronized void proceed() {
        long heldFor = hold.end();
        if (heldFor < 0) {
            return;
        }
        if (begun) {
            recorder.record(Event.LEARNER, Event.NO_CAUSE, new RunProceeded(heldFor));
        }
        clients.values().forEach(SimulatedClient::proceed);
    }

    boolean isHeld() {
        return hold.isHeld() && !recorder.isClosed();
    }

    synchronized boolean step(String name) {
        SimulatedClient client = clients.get(name);
        return client != null
                && client.step(() -> recorder.record(Event.LEARNER, Event.NO_CAUSE, new ClientStepped(client.name())));
    }
}
