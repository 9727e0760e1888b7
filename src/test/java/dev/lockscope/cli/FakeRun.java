package dev.lockscope.cli;

import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.lab.Speed;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.VirtualRunClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.Trace;

/** A run without servers: it replays a trace that was written by hand. */
final class FakeRun implements Run {

    private final Header header;
    private final Trace trace;
    private final Speed speed;
    private final Recorder recorder = new Recorder(new VirtualRunClock());
    private boolean closed;

    FakeRun(Scenario scenario, RunOptions options, Trace trace) {
        this.trace = trace;
        this.speed = Speed.nearest(options.speed(), scenario);
        Header written = trace.header();
        this.header = new Header(
                scenario.source(),
                scenario.id(),
                scenario.variant().orElse(null),
                options.seed(),
                speed.factor(),
                written.started(),
                written.lockscopeVersion(),
                written.serverVersion(),
                written.javaVersion(),
                written.cast());
    }

    @Override
    public Header header() {
        return header;
    }

    @Override
    public Speed speed() {
        return speed;
    }

    @Override
    public Recorder recorder() {
        return recorder;
    }

    @Override
    public void start() {
        for (Event event : trace.events()) {
            recorder.recordAt(event.at(), event.actor(), event.cause(), event.fact());
        }
    }

    @Override
    public long now() {
        return 0;
    }

    @Override
    public void hold() {
        throw new AssertionError("nobody holds it");
    }

    @Override
    public void proceed() {
        throw new AssertionError("nobody holds it");
    }

    @Override
    public boolean isHeld() {
        return false;
    }

    @Override
    public boolean step(String client) {
        throw new AssertionError("nobody steps " + client);
    }

    @Override
    public void end() {
        throw new AssertionError("nobody ends it");
    }

    @Override
    public boolean apply(Action action) {
        throw new AssertionError("nobody clicks here: " + action);
    }

    /** Waits for ever, as a real run does, where the trace has no end. */
    @Override
    public synchronized Ending awaitEnd() throws InterruptedException {
        while (true) {
            for (Event event : recorder.from(0)) {
                if (event.fact() instanceof RunEnded ended) {
                    recorder.close();
                    return ended.ending();
                }
            }
            wait();
        }
    }

    @Override
    public Trace trace() {
        return recorder.trace(header);
    }

    @Override
    public void close() {
        closed = true;
        recorder.close();
    }

    boolean isClosed() {
        return closed;
    }
}
