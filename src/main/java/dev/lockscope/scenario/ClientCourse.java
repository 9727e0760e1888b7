package dev.lockscope.scenario;

import dev.lockscope.lock.program.Step;
import dev.lockscope.scenario.ClientSpec.Start;
import dev.lockscope.scenario.problem.Message;
import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import java.util.List;

/** What a script does to one client, action by action. */
final class ClientCourse {

    private enum State {
        WAITING,
        RUNNING,
        PAUSED,
        STALLED,
        CRASHED
    }

    private final ClientDraft client;
    private final Problems problems;
    private final List<Position> works;
    private State state;
    private int finished;

    ClientCourse(ClientDraft client, Problems problems) {
        this.client = client;
        this.problems = problems;
        this.state = client.spec().start() == Start.AT_ONCE ? State.RUNNING : State.WAITING;
        this.works = client.steps().stream()
                .filter(step -> step.value() instanceof Step.WorkUntilTold)
                .map(Located::at)
                .toList();
    }

    void start(Position at) {
        if (client.spec().start() == Start.AT_ONCE) {
            problems.add(at, say(Wording.STARTS_AT_ONCE), Wording.WANT_WHEN_TOLD.with());
        } else if (state != State.WAITING) {
            problems.add(at, say(Wording.STARTED_ALREADY));
        } else {
            state = State.RUNNING;
        }
    }

    void pause(Position at) {
        stand(State.PAUSED, at);
    }

    void stall(Position at) {
        stand(State.STALLED, at);
    }

    private void stand(State how, Position at) {
        if (stands()) {
            Wording already = state == State.PAUSED ? Wording.PAUSED_ALREADY : Wording.STALLED_ALREADY;
            problems.add(at, say(already), Wording.WANT_EARLIER.with("resume " + client.name()));
        } else if (isThere(at)) {
            state = how;
        }
    }

    private boolean stands() {
        return state == State.PAUSED || state == State.STALLED;
    }

    void resume(Position at) {
        if (stands()) {
            state = State.RUNNING;
        } else if (isThere(at)) {
            problems.add(at, say(Wording.NOT_PAUSED), Wording.WANT_EARLIER.with("pause " + client.name()));
        }
    }

    void crash(Position at) {
        if (isThere(at)) {
            state = State.CRASHED;
        }
    }

    void finish(Position at) {
        if (finished == works.size()) {
            problems.add(at, say(Wording.NOTHING_TO_FINISH), Wording.WANT_UNTIL_TOLD.with());
        } else if (isThere(at)) {
            finished++;
        }
    }

    /** The clock of a client that has not begun may run at another rate already. */
    void driftClock(Position at) {
        if (state == State.CRASHED) {
            problems.add(at, say(Wording.CRASHED_ALREADY));
        }
    }

    /** The script is at its end: nobody may wait for ever. */
    void end() {
        if (state == State.WAITING) {
            problems.add(client.startAt(), say(Wording.NEVER_STARTED), Wording.WANT_START.with(client.name()));
        } else if (state != State.CRASHED) {
            for (Position work : works.subList(finished, works.size())) {
                problems.add(work, say(Wording.NEVER_FINISHED), Wording.WANT_FINISH.with(client.name()));
            }
        }
    }

    private boolean isThere(Position at) {
        if (state == State.WAITING) {
            problems.add(at, say(Wording.NOT_STARTED_YET), Wording.WANT_EARLIER.with("start " + client.name()));
        } else if (state == State.CRASHED) {
            problems.add(at, say(Wording.CRASHED_ALREADY));
        }
        return state == State.RUNNING || stands();
    }

    private Message say(Wording wording) {
        return wording.with(client.name());
    }
}
