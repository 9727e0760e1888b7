package dev.lockscope.model;

import dev.lockscope.lock.port.NodeId;
import java.util.List;

/**
 * One client at one instant: an immutable value.
 *
 * @param role who it is
 * @param history the replies that it has had
 * @param next what it does next; follows from {@code role} and {@code history}
 * @param phase what it is busy with
 * @param pausedSince since when its process stands still, ns since the run's start, or {@link #NOT_PAUSED}
 * @param tokens how many tokens it has drawn
 * @param finishes how often it was told to finish its work and has not done so yet
 */
public record ModelClient(
        Role role, History history, Call next, Phase phase, long pausedSince, int tokens, int finishes) {

    /** The {@code pausedSince} of a client that is not paused. */
    public static final long NOT_PAUSED = -1;

    /** A client that was not started. */
    static ModelClient before(Role role, List<NodeId> nodes) {
        Call first = Replay.next(role, nodes, History.EMPTY);
        return new ModelClient(role, History.EMPTY, first, Phase.BEFORE_START, NOT_PAUSED, 0, 0);
    }

    /** Whether its process stands still. */
    public boolean isPaused() {
        return pausedSince != NOT_PAUSED;
    }

    /** Whether its program has begun and has not come to an end. */
    public boolean isAlive() {
        return !(phase instanceof Phase.BeforeStart || phase instanceof Phase.Done || phase instanceof Phase.Crashed);
    }

    /** Whether it waits to be told to finish its work, and was not. */
    public boolean waitsToBeTold() {
        return phase instanceof Phase.Running && next instanceof Call.AwaitFinish && finishes == 0;
    }

    /** The client when its call has got that reply. */
    ModelClient replied(List<NodeId> nodes, Reply reply) {
        return remembering(nodes, history.plus(reply));
    }

    /** The client when it remembers that instead. */
    ModelClient remembering(List<NodeId> nodes, History remembered) {
        Call call = Replay.next(role, nodes, remembered);
        Phase then = call instanceof Call.End ? Phase.DONE : Phase.RUNNING;
        return new ModelClient(role, remembered, call, then, pausedSince, tokens, finishes);
    }

    ModelClient in(Phase other) {
        return new ModelClient(role, history, next, other, pausedSince, tokens, finishes);
    }

    ModelClient pausedSince(long instant) {
        return new ModelClient(role, history, next, phase, instant, tokens, finishes);
    }

    ModelClient withTokens(int drawn) {
        return new ModelClient(role, history, next, phase, pausedSince, drawn, finishes);
    }

    ModelClient withFinishes(int given) {
        return new ModelClient(role, history, next, phase, pausedSince, tokens, given);
    }
}
