package dev.lockscope.desktop.transport;

import dev.lockscope.lab.Run;
import dev.lockscope.lab.Speed;
import dev.lockscope.scenario.Action;
import dev.lockscope.time.VirtualRunClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.Trace;
import java.util.ArrayList;
import java.util.List;

/** A run in which nothing happens but what a test tells; its end comes when the window is told of it. */
final class HandRun implements Run {

    /** What was asked of it, in order. */
    final List<String> asked = new ArrayList<>();

    private final Header header;
    private final Recorder recorder = new Recorder(new VirtualRunClock());
    private long now;
    private boolean held;

    HandRun(Header header) {
        this.header = header;
    }

    /** Something happens, a millisecond after what happened before. */
    void tell(Fact fact) {
        tell(now + 1_000_000, fact);
    }

    /** Something is told to have happened at an instant. */
    void tell(long at, Fact fact) {
        now = Math.max(now, at);
        recorder.recordAt(at, Event.RUN, Event.NO_CAUSE, fact);
    }

    @Override
    public Header header() {
        return header;
    }

    @Override
    public Speed speed() {
        return new Speed(1);
    }

    @Override
    public Recorder recorder() {
        return recorder;
    }

    @Override
    public long now() {
        return now;
    }

    @Override
    public void start() {
        asked.add("start");
    }

    @Override
    public void hold() {
        asked.add("hold");
        held = true;
    }

    @Override
    public void proceed() {
        asked.add("proceed");
        held = false;
    }

    @Override
    public boolean isHeld() {
        return held;
    }

    @Override
    public boolean step(String client) {
        asked.add("step " + client);
        return true;
    }

    @Override
    public boolean apply(Action action) {
        throw new AssertionError("nobody clicks here: " + action);
    }

    @Override
    public Ending awaitEnd() {
        return Ending.COMPLETED;
    }

    @Override
    public void end() {
        asked.add("end");
    }

    @Override
    public Trace trace() {
        return recorder.trace(header);
    }

    @Override
    public void close() {
        // Nothing was started.
    }
}
