package dev.lockscope.lab;

import dev.lockscope.fault.Pausable;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.ClientFact.WorkerResumed;
import dev.lockscope.trace.ClientFact.WorkerStalled;
import dev.lockscope.trace.Recorder;

/** The main program of a client, which can get stuck while its second programs go on. Safe for use by several threads. */
final class Worker implements Pausable {

    private final String client;
    private final Gate gate;
    private final ClientVoice voice;
    private final Recorder recorder;
    private final RunClock clock;
    private long stalledSince;

    /**
     * A worker that goes on.
     *
     * @param gate the gate of the main program alone
     */
    Worker(String client, Gate gate, ClientVoice voice, Recorder recorder, RunClock clock) {
        this.client = client;
        this.gate = gate;
        this.voice = voice;
        this.recorder = recorder;
        this.clock = clock;
    }

    boolean isStalled() {
        return gate.isShut();
    }

    @Override
    public void pause(long cause) {
        gate.shut(() -> {
            recorder.record(client, cause, new WorkerStalled(client));
            stalledSince = clock.nanos();
        });
    }

    @Override
    public int resume(long cause) {
        return gate.open(() -> voice.causedBy(
                recorder.record(client, cause, new WorkerResumed(client, clock.nanos() - stalledSince))));
    }
}
