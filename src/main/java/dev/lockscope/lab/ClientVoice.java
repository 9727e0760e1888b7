package dev.lockscope.lab;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.Recorder;
import java.util.function.LongConsumer;

/**
 * Records what one client does, through its gate, each event caused by the client's event before it.
 *
 * <p>Belongs to the client's own thread, but for {@link #causedBy}.
 */
final class ClientVoice {

    private final String client;
    private final Recorder recorder;
    private final Gate gate;
    private volatile long last = Event.NO_CAUSE;

    ClientVoice(String client, Recorder recorder, Gate gate) {
        this.client = client;
        this.recorder = recorder;
        this.gate = gate;
    }

    /** Records a fact; blocks while the client is paused and until the script has handled it. */
    long tell(Fact fact) {
        return gate.perform(() -> note(fact));
    }

    /** Records a fact and does something with its {@code seq}, as one step. */
    long tell(Fact fact, LongConsumer act) {
        return gate.perform(() -> {
            long seq = note(fact);
            act.accept(seq);
            return seq;
        });
    }

    /** Records a fact at once; only for use inside {@link Gate#perform}. */
    long note(Fact fact) {
        last = recorder.record(client, last, fact);
        return last;
    }

    /** The client's latest event, which causes its next. */
    long last() {
        return last;
    }

    /** The client's next event has this cause. */
    void causedBy(long seq) {
        last = seq;
    }
}
