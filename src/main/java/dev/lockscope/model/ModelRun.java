package dev.lockscope.model;

import dev.lockscope.lab.Course;
import dev.lockscope.lab.Play;
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
import dev.lockscope.trace.FaultFact.LearnerActed;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.NodeFact.NodeFollows;
import dev.lockscope.trace.NodeFact.NodeStarted;
import dev.lockscope.trace.NodeFact.ReplicaSynced;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.ResourceFact;
import dev.lockscope.trace.RunFact.ClientStepped;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.RunFact.EventLimitReached;
import dev.lockscope.trace.RunFact.FreePlayBegan;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.RunFact.RunHeld;
import dev.lockscope.trace.RunFact.RunProceeded;
import dev.lockscope.trace.RunFact.RunStarted;
import dev.lockscope.trace.RunFact.TimeLimitReached;
import dev.lockscope.trace.SentinelFact.SentinelStarted;
import dev.lockscope.trace.StoreFact.KeyStored;
import dev.lockscope.trace.Trace;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A run of a scenario on the model. It takes no time and starts no thread: whoever waits for its end runs it, at the
 * speed as written, and it is over at once in real time.
 *
 * <p>While it is held, its time stands still too, but for what a step takes; a step is taken by whoever asks for it. In
 * free play time goes by as long as a client can do something, a message is on its way or a key has time left, and then
 * stands still until somebody does something.
 */
final class ModelRun implements Run {

    private final Scenario scenario;
    private final Header header;
    private final Recorder recorder;
    private final ModelStage stage;
    private final ModelActions actions;
    private final ModelScript script;
    private final VirtualRunClock clock = new VirtualRunClock();
    private boolean held;
    private long heldSince;
    private final Optional<Play.Limits> limits;
    private boolean started;
    private boolean free;
    private boolean quiet;
    private @Nullable Ending ending;

    ModelRun(Scenario scenario, Header header, Play play) {
        this.limits = limits(play);
        this.scenario = scenario;
        this.header = header;
        this.recorder = new Recorder(clock);
        this.stage = new ModelStage(scenario, clock, new TraceWitness(recorder), Randomness.seeded(header.seed()));
        this.actions = new ModelActions(stage, recorder);
        this.script = new ModelScript(Course.of(play, scenario.script()), recorder, actions::apply);
    }

    private static Optional<Play.Limits> limits(Play play) {
        if (play instanceof Play.Free freely) {
            return Optional.of(freely.limits());
        }
        return play instanceof Play.Branch branch ? Optional.of(branch.limits()) : Optional.empty();
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
        long began = recorder.record(Event.RUN, Event.NO_CAUSE, new RunStarted());
        started = true;
        if (held) {
            tellHeld();
        }
        for (int i = 0; i < scenario.clients().size(); i++) {
            int client = i;
            if (scenario.clients().get(i).start() == ClientSpec.Start.AT_ONCE) {
                stage.witness().causedBy(scenario.clients().get(i).name(), began);
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
        if (ending != null) {
            return false;
        }
        long seq = recorder.record(Event.LEARNER, Event.NO_CAUSE, new LearnerActed(action.text()));
        boolean done = actions.apply(action, Event.LEARNER, seq);
        quiet = false;
        notifyAll();
        return done;
    }

    @Override
    public long now() {
        return clock.nanos();
    }

    @Override
    public synchronized void hold() {
        if (held || ending != null) {
            return;
        }
        held = true;
        heldSince = clock.nanos();
        if (started) {
            tellHeld();
        }
    }

    private void tellHeld() {
        recorder.record(Event.LEARNER, Event.NO_CAUSE, new RunHeld());
    }

    @Override
    public synchronized void proceed() {
        if (!held || ending != null) {
            return;
        }
        held = false;
        if (started) {
            recorder.record(Event.LEARNER, Event.NO_CAUSE, new RunProceeded(clock.nanos() - heldSince));
        }
        notifyAll();
    }

    @Override
    public synchronized boolean isHeld() {
        return held && ending == null;
    }

    @Override
    public synchronized boolean step(String client) {
        int place = header.cast().clients().indexOf(client);
        if (place < 0 || !isHeld() || !canMove(place)) {
            return false;
        }
        recorder.record(Event.LEARNER, Event.NO_CAUSE, new ClientStepped(client));
        quiet = false;
        int before = recorder.size();
        while (!hasTold(client, before) && stepOn(place)) {
            script.readOn(clock.nanos());
        }
        script.readOn(clock.nanos());
        return true;
    }

    private boolean canMove(int client) {
        ModelClient who = stage.world().clients().get(client);
        boolean alone = who.strands().size() == 1;
        return who.isAlive() && !who.isPaused() && !(alone && (who.isStalled() || who.waitsToBeTold()));
    }

    private boolean hasTold(String client, int since) {
        return recorder.from(since).stream()
                .anyMatch(event -> event.actor().equals(client)
                        || (event.fact() instanceof ResourceFact.Decision decision
                                && decision.client().equals(client)));
    }

    /** Something moves on the way to a client's step; answers whether anything could. */
    private boolean stepOn(int client) {
        if (stage.move(client)) {
            return true;
        }
        long next = Math.min(stage.nextWithoutClients(), stage.world().wakesAt(client));
        if (actions.isAwaited()) {
            next = Math.min(next, actions.next());
        }
        if (next != Long.MAX_VALUE) {
            stage.advanceTo(Math.max(next, stage.world().now()));
            actions.comeDue();
        }
        return next != Long.MAX_VALUE;
    }

    @Override
    public Ending awaitEnd() throws InterruptedException {
        while (true) {
            synchronized (this) {
                while ((held || quiet) && ending == null) {
                    wait();
                }
                if (ending != null) {
                    return ending;
                }
                if (!move() && ending == null) {
                    letTimePass();
                }
            }
        }
    }

    /** Does one thing that can be done now, and answers whether there was one. */
    private boolean move() {
        script.readOn(stage.world().now());
        if (script.isOver()) {
            playFreely();
        }
        return ending == null && stage.move();
    }

    /** Where no script leads any more, unless the run ends with its script. */
    private void playFreely() {
        if (limits.isEmpty()) {
            return;
        }
        long events = limits.get().events();
        long time = limits.get().time().toNanos();
        if (!free) {
            free = true;
            recorder.record(Event.RUN, Event.NO_CAUSE, new FreePlayBegan(events, time));
        }
        if (recorder.size() >= events) {
            recorder.record(Event.RUN, Event.NO_CAUSE, new EventLimitReached(events));
            end(Ending.LIMIT_REACHED, "");
        } else if (clock.nanos() >= time) {
            recorder.record(Event.RUN, Event.NO_CAUSE, new TimeLimitReached(time));
            end(Ending.LIMIT_REACHED, "");
        }
    }

    /** Does all that can be done now, then lets the time pass until something is due; one that has ended stays so. */
    synchronized void goOn() {
        settle();
        if (ending == null) {
            letTimePass();
        }
    }

    /**
     * Does one thing, or lets the time pass until something is due where nothing can be done now.
     *
     * @return whether the run can go on by itself after that
     */
    synchronized boolean goOnByOne() {
        if (ending == null && !move() && ending == null) {
            letTimePass();
        }
        return ending == null && !quiet;
    }

    /** Does all that can be done without that time passes. */
    synchronized void settle() {
        boolean moved = ending == null;
        while (moved) {
            moved = move();
        }
    }

    private void letTimePass() {
        boolean still = script.isOver() && stage.isIdle() && !stage.isSomethingOnItsWay();
        if (still && limits.isEmpty()) {
            end(Ending.COMPLETED, "");
            return;
        }
        long next = still ? stage.nextWithoutClients() : Math.min(stage.next(), script.deadline());
        if (next == Long.MAX_VALUE && !actions.isAwaited()) {
            if (limits.isEmpty()) {
                throw new IllegalStateException("a client can neither go on nor come to an end");
            }
            quiet = true;
            return;
        }
        next = Math.min(next, actions.next());
        stage.advanceTo(Math.max(next, stage.world().now()));
        actions.comeDue();
        script.readOn(stage.world().now());
        if (next >= script.deadline()) {
            script.fail(next);
            if (limits.isEmpty()) {
                end(Ending.SCRIPT_FAILED, "");
            }
        }
    }

    @Override
    public synchronized void end() {
        if (ending == null) {
            end(Ending.ENDED, "");
        }
    }

    private void end(Ending how, String detail) {
        actions.endAll();
        recorder.record(Event.RUN, Event.NO_CAUSE, new RunEnded(how, detail));
        recorder.close();
        ending = how;
        notifyAll();
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
