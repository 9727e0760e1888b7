package dev.lockscope.model;

import dev.lockscope.lab.Course;
import dev.lockscope.lab.Cue;
import dev.lockscope.scenario.Action;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact.LearnerActed;
import dev.lockscope.trace.Recorder;
import dev.lockscope.trace.ScriptFact.ScriptStepReached;

/**
 * Leads a run through its cues: reads the events in the order of their arrival and does what is due when its event comes,
 * before anything else happens. For one thread.
 */
final class ModelScript {

    private final Course course;
    private final Recorder recorder;
    private final Doer act;
    private int read;
    private long since;
    private boolean failed;

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

    /** A script at the beginning of a course. */
    ModelScript(Course course, Recorder recorder, Doer act) {
        this.course = course;
        this.recorder = recorder;
        this.act = act;
    }

    /** Whether nothing is waited for any more: every cue was reached, or one has failed. */
    boolean isOver() {
        return failed || course.isDone();
    }

    /** When the cue that is waited for fails, ns since the run's start, or {@link Long#MAX_VALUE} for none. */
    long deadline() {
        return isOver() ? Long.MAX_VALUE : since + course.awaited().within().toNanos();
    }

    /** Reads the events that came since the last time. */
    void readOn(long now) {
        while (!isOver() && read < recorder.size()) {
            Event event = recorder.from(read).get(0);
            read++;
            course.heard(event);
            for (var due = course.due(event); due.isPresent(); due = course.due(event)) {
                since = now;
                reach(due.get().deed(), event.seq());
            }
        }
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

    /** Gives up, because the event did not come in time. */
    void fail(long now) {
        failed = true;
        recorder.record(Event.SCRIPT, Event.NO_CAUSE, course.failed(now - since, recorder.from(0)));
    }
}
