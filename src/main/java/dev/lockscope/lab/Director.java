package dev.lockscope.lab;

import dev.lockscope.scenario.Action;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.FaultFact.LearnerActed;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.RunFact.EventLimitReached;
import dev.lockscope.trace.RunFact.FreePlayBegan;
import dev.lockscope.trace.RunFact.TimeLimitReached;
import dev.lockscope.trace.ScriptFact.ScriptStepReached;
import java.util.List;

/**
 * Leads a run through its cues: reads the events in the order of their arrival, and does what is due when its event comes.
 *
 * <p>Clients wait for the director through {@link Lockstep}, so that nothing happens between an event and the actions
 * that it calls for. One thread calls {@link #direct} and then, where the run goes on, {@link #goOn}.
 */
final class Director {

    private final Course course;
    private final Recorder recorder;
    private final RunClock clock;
    private final Hold hold;
    private final Lockstep lockstep;
    private final Doer act;
    private int read;

    /** Does an action. */
    interface Doer {

        /**
         * Does it.
         *
         * @param actor who asks for it
         * @param cause the event that leads to it
         */
        void act(Action action, String actor, long cause);
    }

    /** How a part of a run came to its end. */
    enum Outcome {
        /** Every cue was reached. */
        REACHED,
        /** The event of a cue did not come in time. */
        FAILED,
        /** A server died that nothing in the run had killed. */
        SERVER_LOST,
        /** A limit of free play was reached. */
        LIMIT_REACHED
    }

    /** A director at the beginning of a course. */
    Director(Course course, Recorder recorder, RunClock clock, Hold hold, Lockstep lockstep, Doer act) {
        this.course = course;
        this.recorder = recorder;
        this.clock = clock;
        this.hold = hold;
        this.lockstep = lockstep;
        this.act = act;
    }

    /**
     * Directs until the last cue.
     *
     * @throws InterruptedException when the calling thread is interrupted
     */
    Outcome direct() throws InterruptedException {
        try {
            while (!course.isDone()) {
                Outcome outcome = awaitCue();
                if (outcome != Outcome.REACHED) {
                    return outcome;
                }
            }
            return Outcome.REACHED;
        } finally {
            lockstep.free();
        }
    }

    private Outcome awaitCue() throws InterruptedException {
        Cue awaited = course.awaited();
        long began = hold.lived();
        long deadline = began + awaited.within().toNanos();
        while (true) {
            // One at a time, because what is done at an event can take long and others may watch how far this one is.
            for (Event event : recorder.from(read)) {
                read++;
                boolean moved = hear(event);
                lockstep.handled(event.seq());
                if (moved) {
                    return Outcome.REACHED;
                } else if (isLoss(event)) {
                    return Outcome.SERVER_LOST;
                }
            }
            if (!recorder.awaitMoreThan(read, hold.slice(deadline)) && isOver(deadline)) {
                recorder.record(Event.SCRIPT, Event.NO_CAUSE, course.failed(hold.lived() - began, recorder.from(0)));
                return Outcome.FAILED;
            }
        }
    }

    private boolean isOver(long deadline) {
        return recorder.isClosed() || hold.left(deadline) <= 0;
    }

    /** Does what is due at an event; answers whether anything was. */
    private boolean hear(Event event) {
        course.heard(event);
        boolean moved = false;
        for (var due = course.due(event); due.isPresent(); due = course.due(event)) {
            reach(due.get().deed(), event.seq());
            moved = true;
        }
        return moved;
    }

    private void reach(Cue.Deed deed, long cause) {
        if (deed instanceof Cue.Deed.OfScript step) {
            long seq =
                    recorder.record(Event.SCRIPT, cause, new ScriptStepReached(step.step(), step.when(), step.text()));
            step.actions().forEach(action -> act.act(action, Event.SCRIPT, seq));
        } else if (deed instanceof Cue.Deed.OfLearner learner) {
            long seq = recorder.record(
                    Event.LEARNER, cause, new LearnerActed(learner.action().text()));
            act.act(learner.action(), Event.LEARNER, seq);
        }
    }

    /** A death that something in the run led to has a cause. */
    private static boolean isLoss(Event event) {
        return event.fact() instanceof NodeCrashed && event.cause() == Event.NO_CAUSE;
    }

    /**
     * Lets a run go on without cues.
     *
     * @throws InterruptedException when the calling thread is interrupted
     */
    Outcome goOn(Play.Limits limits) throws InterruptedException {
        long most = limits.time().toNanos();
        tell(new FreePlayBegan(limits.events(), most));
        while (!recorder.isClosed()) {
            List<Event> news = recorder.from(read);
            read += news.size();
            if (news.stream().anyMatch(Director::isLoss)) {
                return Outcome.SERVER_LOST;
            } else if (read >= limits.events()) {
                tell(new EventLimitReached(limits.events()));
                return Outcome.LIMIT_REACHED;
            } else if (!recorder.awaitMoreThan(read, most - clock.nanos()) && clock.nanos() >= most) {
                tell(new TimeLimitReached(most));
                return Outcome.LIMIT_REACHED;
            }
        }
        return Outcome.REACHED;
    }

    private void tell(Fact fact) {
        recorder.record(Event.RUN, Event.NO_CAUSE, fact);
    }
}
