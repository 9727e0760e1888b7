package dev.lockscope.lab;

import dev.lockscope.fault.Mortal;
import dev.lockscope.fault.Pausable;
import dev.lockscope.lock.program.ClientProgram;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.ClientFact.ClientResumed;
import dev.lockscope.trace.ClientFact.ClientStarted;
import dev.lockscope.trace.Recorder;
import java.util.function.BiConsumer;
import java.util.function.LongConsumer;

/**
 * One client: a thread that runs a program, and the handles by which the script and the learner start, pause, resume
 * and crash it. Safe for use by several threads.
 */
final class SimulatedClient implements Pausable, Mortal {

    /** Where a client stands. */
    enum State {
        WAITING_TO_START,
        RUNNING,
        CRASHED,
        DONE
    }

    private final String name;
    private final Gate gate;
    private final Worker worker;
    private final OwnClock ownClock;
    private final FinishSignal finish;
    private final ClientVoice voice;
    private final Wire wire;
    private final Lockstep lockstep;
    private final SidePrograms sides;
    private final LongConsumer hangUp;
    private final Recorder recorder;
    private final RunClock clock;
    private final ClientProgram program;
    private final BiConsumer<String, Throwable> onDefect;
    private final Runnable onChange;

    private final Thread thread;
    private volatile State state = State.WAITING_TO_START;
    private long pausedSince;

    SimulatedClient(
            String name,
            Parts parts,
            ClientProgram program,
            Recorder recorder,
            RunClock clock,
            BiConsumer<String, Throwable> onDefect,
            Runnable onChange) {
        this.name = name;
        this.gate = parts.gate();
        this.worker = parts.worker();
        this.ownClock = parts.ownClock();
        this.finish = parts.finish();
        this.voice = parts.voice();
        this.wire = parts.wire();
        this.lockstep = parts.lockstep();
        this.sides = parts.sides();
        this.hangUp = parts.hangUp();
        this.program = program;
        this.recorder = recorder;
        this.clock = clock;
        this.onDefect = onDefect;
        this.onChange = onChange;
        this.thread = new Thread(this::run, "client-" + name);
        this.thread.setDaemon(true);
    }

    /**
     * What a client is made of besides its program.
     *
     * @param hangUp breaks off its connection to the guarded resource, given the event that led to it
     */
    record Parts(
            Gate gate,
            Worker worker,
            OwnClock ownClock,
            FinishSignal finish,
            ClientVoice voice,
            Wire wire,
            Lockstep lockstep,
            SidePrograms sides,
            LongConsumer hangUp) {}

    String name() {
        return name;
    }

    State state() {
        return state;
    }

    /** Whether it has crashed or come to its end. */
    boolean isOver() {
        return state == State.CRASHED || state == State.DONE;
    }

    /** Its main program, which can get stuck alone. */
    Worker worker() {
        return worker;
    }

    /** The clock that it lives by. */
    OwnClock ownClock() {
        return ownClock;
    }

    /** Whether its main program can do nothing more by itself: not running, paused, stuck, or waiting to be told. */
    boolean isIdle() {
        return state != State.RUNNING || standsStill() || finish.isAwaited();
    }

    /** Whether it is paused or its main program is stuck. */
    boolean standsStill() {
        return gate.isShut() || worker.isStalled();
    }

    /** Goes on only step by step from now on. */
    void hold() {
        gate.hold();
    }

    /** Goes on by itself. */
    void proceed() {
        gate.proceed();
    }

    /**
     * Takes one step; answers whether it can.
     *
     * @param tell is called before the step begins
     */
    boolean step(Runnable tell) {
        return state == State.RUNNING && (!isIdle() || sides.isAnyRunning()) && gate.step(tell);
    }

    /** Begins; answers whether it had not begun before. */
    synchronized boolean start(long because) {
        if (state != State.WAITING_TO_START) {
            return false;
        }
        voice.causedBy(because);
        state = State.RUNNING;
        thread.start();
        return true;
    }

    @Override
    public void pause(long cause) {
        gate.shut(() -> {
            recorder.record(name, cause, new ClientPaused(name));
            pausedSince = clock.nanos();
        });
    }

    @Override
    public int resume(long cause) {
        return gate.open(() ->
                voice.causedBy(recorder.record(name, cause, new ClientResumed(name, clock.nanos() - pausedSince))));
    }

    /** Dies; answers whether it was alive. */
    @Override
    public boolean crash(long because) {
        if (state != State.RUNNING) {
            return false;
        }
        boolean died = gate.stop(() -> {
            state = State.CRASHED;
            recorder.record(name, because, new ClientCrashed(name));
        });
        if (died) {
            hangUp.accept(because);
            abandon();
        }
        return died;
    }

    /** Ends one wait for being told; answers whether it is or may get there. */
    boolean finishWork(long because) {
        if (state != State.RUNNING) {
            return false;
        }
        voice.causedBy(because);
        finish.give();
        return true;
    }

    /** Stops without a word, because the run is over. */
    void stop() {
        gate.stop(() -> {});
        abandon();
    }

    private void abandon() {
        lockstep.recheck();
        wire.close();
        sides.abandon();
        thread.interrupt();
    }

    /** Waits for its thread to end. */
    void join(long limitMillis) throws InterruptedException {
        thread.join(limitMillis);
        sides.join(limitMillis);
    }

    private void run() {
        try {
            voice.tell(new ClientStarted(name));
            program.run();
            state = State.DONE;
        } catch (ClientStopped e) {
            if (state == State.RUNNING) {
                state = State.DONE;
            }
        } catch (RuntimeException | Error e) {
            onDefect.accept(name, e);
            state = State.DONE;
        } finally {
            onChange.run();
        }
    }
}
