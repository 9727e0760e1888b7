package dev.lockscope.model;

import dev.lockscope.lab.Run;
import dev.lockscope.lab.Speed;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.ResourceSpec;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.VirtualRunClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.NodeFact.NodeFollows;
import dev.lockscope.trace.NodeFact.NodeStarted;
import dev.lockscope.trace.NodeFact.ReplicaSynced;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.RunFact.RunStarted;
import dev.lockscope.trace.SentinelFact.SentinelStarted;
import dev.lockscope.trace.StoreFact.KeyStored;
import dev.lockscope.trace.Trace;
import org.jspecify.annotations.Nullable;

/**
 * A run of a scenario on the model. It takes no time and starts no thread: whoever waits for its end runs it, at the
 * speed as written, and it is over at once in real time.
 */
final class ModelRun implements Run {

    private final Scenario scenario;
    private final Header header;
    private final Recorder recorder;
    private final ModelStage stage;
    private final ModelActions actions;
    private final ModelScript script;
    private @Nullable Ending ending;

    ModelRun(Scenario scenario, Header header) {
        this.scenario = scenario;
        this.header = header;
        VirtualRunClock clock = new VirtualRunClock();
        this.recorder = new Recorder(clock);
        this.stage = new ModelStage(scenario, clock, new TraceWitness(recorder), Randomness.seeded(header.seed()));
        this.actions = new ModelActions(stage, recorder);
        this.script = new ModelScript(
                scenario.script(), recorder, (action, cause) -> actions.apply(action, Event.SCRIPT, cause));
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
    public synchronized void start() {
        tellServers();
        scenario.firstFence().ifPresent(this::prepareFences);
        ResourceSpec resource = scenario.resource();
        recorder.record(resource.name(), Event.NO_CAUSE, resource.opened());
        long started = recorder.record(Event.RUN, Event.NO_CAUSE, new RunStarted());
        for (int i = 0; i < scenario.clients().size(); i++) {
            int client = i;
            if (scenario.clients().get(i).start() == ClientSpec.Start.AT_ONCE) {
                stage.witness().causedBy(scenario.clients().get(i).name(), started);
                stage.change(world -> world.started(client));
            }
        }
    }

    private void tellServers() {
        Setting setting = stage.world().setting();
        for (NodeId node : setting.nodes()) {
            recorder.record(
                    node.name(), Event.NO_CAUSE, new NodeStarted(node.name(), header.serverVersion(), Role.MASTER));
        }
        if (setting.isReplicated()) {
            String master = setting.name(0);
            for (NodeId node : setting.nodes().subList(1, setting.nodes().size())) {
                long follows = recorder.record(node.name(), Event.NO_CAUSE, new NodeFollows(node.name(), master));
                recorder.record(node.name(), follows, new ReplicaSynced(node.name(), master));
            }
        }
        for (String sentinel : setting.topology().sentinels()) {
            recorder.record(sentinel, Event.NO_CAUSE, new SentinelStarted(sentinel, header.serverVersion()));
        }
    }

    /** The counters of fencing tokens stand just below the first, stored by nobody in the run. */
    private void prepareFences(long first) {
        String before = Long.toString(first - 1);
        for (String lock : scenario.locks()) {
            String key = LockSettings.fenceKey(lock);
            for (NodeId node : stage.world().setting().nodes()) {
                recorder.record(node.name(), Event.NO_CAUSE, new KeyStored(node.name(), key, before, null));
            }
            stage.change(world -> world.holding(key, before));
        }
    }

    @Override
    public synchronized boolean apply(Action action) {
        return ending == null && actions.apply(action, Event.LEARNER, Event.NO_CAUSE);
    }

    @Override
    public synchronized Ending awaitEnd() {
        while (ending == null) {
            goOn();
        }
        return ending;
    }

    /** Does all that can be done now, then lets the time pass until something is due; one that has ended stays so. */
    synchronized void goOn() {
        settle();
        if (ending == null) {
            letTimePass();
        }
    }

    /** Does all that can be done without that time passes. */
    synchronized void settle() {
        boolean moved = ending == null;
        while (moved) {
            script.readOn(stage.world().now());
            moved = stage.move();
        }
    }

    private void letTimePass() {
        if (script.isDone() && stage.isIdle() && !stage.isSomethingOnItsWay()) {
            end(Ending.COMPLETED, "");
            return;
        }
        long next = Math.min(stage.next(), script.deadline());
        if (next == Long.MAX_VALUE && !actions.isAwaited()) {
            throw new IllegalStateException("a client can neither go on nor come to an end");
        }
        next = Math.min(next, actions.next());
        stage.advanceTo(Math.max(next, stage.world().now()));
        actions.comeDue();
        script.readOn(stage.world().now());
        if (next >= script.deadline()) {
            script.fail(next);
            end(Ending.SCRIPT_FAILED, "");
        }
    }

    private void end(Ending how, String detail) {
        actions.endAll();
        recorder.record(Event.RUN, Event.NO_CAUSE, new RunEnded(how, detail));
        recorder.close();
        ending = how;
    }

    @Override
    public Trace trace() {
        return recorder.trace(header);
    }

    @Override
    public synchronized void close() {
        if (ending == null) {
            end(Ending.INTERRUPTED, "");
        }
    }
}
