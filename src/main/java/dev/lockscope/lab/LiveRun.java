package dev.lockscope.lab;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.resource.Ledger;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.ResourceSpec;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScriptStep;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact.LearnerActed;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.RunFact.RunStarted;
import dev.lockscope.trace.Trace;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** A run on a live cluster, in real time. */
final class LiveRun implements Run {

    private static final Duration SETTLE_LIMIT = Duration.ofSeconds(2);
    private static final long NOT_ENDED = -1;
    private static final long JOIN_LIMIT_MILLIS = 2_000;

    private final Header header;
    private final Speed speed;
    private final Scenario scenario;
    private final Recorder recorder;
    private final RunClock clock;
    private final Cluster cluster;
    private final Ledger ledger;
    private final Play play;
    private final Hold hold;
    private final Stepping stepping;
    private final Lockstep lockstep;
    private final Map<String, SimulatedClient> clients = new LinkedHashMap<>();
    private final Actions actions;
    private final Thread direction;
    private final Thread conclusion;
    private final ReentrantLock concluding = new ReentrantLock();
    private final StallMeter stalls;

    private boolean scriptDone;
    private long endedAt = NOT_ENDED;
    private @Nullable Ending ending;
    private String detail = "";
    private boolean closed;

    private LiveRun(
            Scenario scenario,
            RunOptions options,
            Speed speed,
            Recorder recorder,
            Cluster cluster,
            Ledger ledger,
            RunClock clock,
            Header header) {
        this.scenario = scenario;
        this.speed = speed;
        this.recorder = recorder;
        this.cluster = cluster;
        this.ledger = ledger;
        this.clock = clock;
        this.header = header;
        long shortest = speed.of(Speed.shortestLease(scenario)).toNanos();
        this.play = options.play();
        this.hold = new Hold(clock);
        this.stalls = new StallMeter(clock, recorder, shortest / 10, hold::isHeld);
        this.lockstep = new Lockstep(clock, stalls::note);
        ClientMaker maker = new ClientMaker(
                scenario,
                cluster,
                ledger,
                recorder,
                clock,
                Randomness.seeded(options.seed()),
                lockstep,
                hold,
                this::defect,
                this::changed);
        for (ClientSpec written : scenario.clients()) {
            clients.put(written.name(), maker.make(speed.of(written)));
        }
        this.actions = new Actions(clients, cluster, scenario.topology(), recorder, clock, speed);
        this.stepping = new Stepping(clients, hold, recorder);
        this.direction = new Thread(this::direct, "director");
        this.direction.setDaemon(true);
        this.conclusion = new Thread(this::conclude, "conclusion");
        this.conclusion.setDaemon(true);
    }

    static LiveRun open(
            Scenario scenario,
            RunOptions options,
            ClusterFactory clusters,
            Ledger ledger,
            RunClock clock,
            WallClock wall,
            Lab.Versions versions)
            throws EnvironmentProblem, InterruptedException {
        Recorder recorder = new Recorder(clock);
        Cluster cluster;
        try {
            cluster = clusters.open(scenario.topology(), recorder, clock);
        } catch (EnvironmentProblem | InterruptedException | RuntimeException e) {
            ledger.close();
            throw e;
        }
        try {
            requirePossible(scenario, cluster);
            scenario.firstFence().ifPresent(first -> {
                String before = Long.toString(first - 1);
                scenario.locks().forEach(lock -> cluster.prepare(LockSettings.fenceKey(lock), before));
            });
            Speed speed = Speed.nearest(options.speed(), scenario);
            Header header = new Header(
                    scenario.source(),
                    scenario.id(),
                    scenario.variant().orElse(null),
                    options.seed(),
                    speed.factor(),
                    wall.now(),
                    versions.lockscope(),
                    cluster.serverVersion(),
                    versions.java(),
                    scenario.cast());
            return new LiveRun(scenario, options, speed, recorder, cluster, ledger, clock, header);
        } catch (EnvironmentProblem | RuntimeException e) {
            cluster.close();
            ledger.close();
            throw e;
        }
    }

    /** A run in which the script could not do what it is about would prove nothing. */
    private static void requirePossible(Scenario scenario, Cluster cluster) throws EnvironmentProblem {
        for (ScriptStep step : scenario.script()) {
            for (Action action : step.actions()) {
                Optional<String> refusal = cluster.refusal(action);
                if (refusal.isPresent()) {
                    throw new EnvironmentProblem(
                            "the script cannot " + action.text() + ": " + refusal.get(),
                            "run it on servers that Lockscope starts");
                }
            }
        }
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
        ResourceSpec resource = scenario.resource();
        recorder.record(resource.name(), Event.NO_CAUSE, resource.opened());
        long started = recorder.record(Event.RUN, Event.NO_CAUSE, new RunStarted());
        stepping.begin();
        stalls.start();
        for (ClientSpec client : scenario.clients()) {
            if (client.start() == ClientSpec.Start.AT_ONCE) {
                Objects.requireNonNull(clients.get(client.name())).start(started);
            }
        }
        // Last, so that the script cannot end before the clients have begun.
        direction.start();
    }

    private void direct() {
        Director director = new Director(
                Course.of(play, scenario.script().stream().map(speed::of).toList()),
                recorder,
                clock,
                hold,
                lockstep,
                actions::apply);
        try {
            Director.Outcome outcome = director.direct();
            if (play instanceof Play.Scripted) {
                endScript(outcome);
            } else if (outcome != Director.Outcome.SERVER_LOST) {
                outcome = director.goOn(limits());
            }
            if (outcome == Director.Outcome.SERVER_LOST) {
                finish(Ending.SERVER_LOST, "");
            } else if (outcome == Director.Outcome.LIMIT_REACHED) {
                end(Ending.LIMIT_REACHED);
            }
            changed();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException e) {
            defect("director", e);
        }
    }

    private Play.Limits limits() {
        if (play instanceof Play.Free free) {
            return free.limits();
        } else if (play instanceof Play.Branch branch) {
            return branch.limits();
        }
        throw new IllegalStateException("no limits for " + play);
    }

    private synchronized void endScript(Director.Outcome outcome) {
        scriptDone = true;
        if (outcome == Director.Outcome.FAILED) {
            finish(Ending.SCRIPT_FAILED, "");
        }
    }

    @Override
    public long now() {
        synchronized (this) {
            if (endedAt != NOT_ENDED) {
                return endedAt;
            }
        }
        return clock.nanos();
    }

    @Override
    public void hold() {
        stepping.hold();
    }

    @Override
    public void proceed() {
        stepping.proceed();
    }

    @Override
    public boolean isHeld() {
        return stepping.isHeld();
    }

    @Override
    public boolean step(String client) {
        return stepping.step(client);
    }

    @Override
    public boolean apply(Action action) {
        if (recorder.isClosed()) {
            return false;
        }
        long seq = recorder.record(Event.LEARNER, Event.NO_CAUSE, new LearnerActed(action.text()));
        boolean done = actions.apply(action, Event.LEARNER, seq);
        changed();
        return done;
    }

    /** Something happened that may have brought the run to its end. */
    private synchronized void changed() {
        if (scriptDone && clients.values().stream().allMatch(SimulatedClient::isIdle)) {
            finish(Ending.COMPLETED, "");
        }
        notifyAll();
    }

    private void defect(String where, Throwable defect) {
        finish(Ending.BROKEN, where + ": " + defect);
    }

    private synchronized void finish(Ending how, String why) {
        if (ending == null) {
            ending = how;
            detail = why;
            notifyAll();
        }
    }

    @Override
    public Ending awaitEnd() throws InterruptedException {
        Ending how;
        synchronized (this) {
            while (ending == null) {
                wait();
            }
            how = ending;
        }
        endRecording();
        return how;
    }

    @Override
    public void end() {
        end(Ending.ENDED);
    }

    /** Ends it without waiting for that, and on a thread of its own, because the caller may have to be waited for. */
    private synchronized void end(Ending how) {
        if (ending == null && !closed) {
            finish(how, "");
            conclusion.start();
        }
    }

    private void conclude() {
        try {
            endRecording();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void endRecording() throws InterruptedException {
        concluding.lockInterruptibly();
        try {
            if (recorder.isClosed()) {
                return;
            }
            direction.interrupt();
            clients.values().forEach(SimulatedClient::stop);
            actions.endAll();
            stalls.close();
            cluster.settle(SETTLE_LIMIT);
            tellEnd();
        } finally {
            concluding.unlock();
        }
    }

    private synchronized void tellEnd() {
        Ending how = ending == null ? Ending.INTERRUPTED : ending;
        recorder.record(Event.RUN, Event.NO_CAUSE, new RunEnded(how, detail));
        recorder.close();
        endedAt = clock.nanos();
    }

    @Override
    public Trace trace() {
        return recorder.trace(header);
    }

    @Override
    public void close() {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
        }
        finish(Ending.INTERRUPTED, "");
        boolean interrupted = Thread.interrupted();
        try {
            endRecording();
            for (SimulatedClient client : clients.values()) {
                client.join(JOIN_LIMIT_MILLIS);
            }
            direction.join(JOIN_LIMIT_MILLIS);
            conclusion.join(JOIN_LIMIT_MILLIS);
        } catch (InterruptedException e) {
            interrupted = true;
        } finally {
            cluster.close();
            ledger.close();
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
