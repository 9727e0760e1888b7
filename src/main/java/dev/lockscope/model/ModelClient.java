package dev.lockscope.model;

import dev.lockscope.lock.port.LeaseState;
import dev.lockscope.lock.port.NodeId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * One client at one instant: an immutable value.
 *
 * @param role who it is
 * @param strands its programs: the main one first, then those beside it in the order of their start
 * @param pausedSince since when its process stands still, ns since the run's start, or {@link #NOT_PAUSED}
 * @param tokens how many tokens it has drawn
 * @param finishes how often it was told to finish its work and has not done so yet
 * @param lease what it knows of its lease, which its programs share
 * @param stalledSince since when its main program is stuck, ns since the run's start, or {@link #NOT_PAUSED}
 * @param clock its own clock
 * @param master the place of the node that it took to be the master when it last found out
 */
public record ModelClient(
        Role role,
        List<Strand> strands,
        long pausedSince,
        int tokens,
        int finishes,
        LeaseState lease,
        long stalledSince,
        ClientClock clock,
        int master) {

    /** The {@code pausedSince} of a client that is not paused. */
    public static final long NOT_PAUSED = -1;

    /** Takes the list as it is: it may not change afterwards. */
    public ModelClient {
        strands = Collections.unmodifiableList(strands);
    }

    /** A client that was not started. */
    static ModelClient before(Role role, List<NodeId> nodes) {
        Strand main = Strand.of(role, Strand.MAIN, role.program(), nodes, Phase.BEFORE_START);
        return new ModelClient(
                role, List.of(main), NOT_PAUSED, 0, 0, LeaseState.NONE, NOT_PAUSED, ClientClock.RIGHT, 0);
    }

    /** Its main program. */
    public Strand main() {
        return strands.get(0);
    }

    /** What its main program is busy with. */
    public Phase phase() {
        return main().phase();
    }

    /** Whether its process stands still. */
    public boolean isPaused() {
        return pausedSince != NOT_PAUSED;
    }

    /** Whether its main program is stuck. */
    public boolean isStalled() {
        return stalledSince != NOT_PAUSED;
    }

    /** Whether a program of it, by its place, does nothing now because its process or the program itself stands still. */
    boolean standsStill(int program) {
        return isPaused() || (program == 0 && isStalled());
    }

    /** Whether its main program has begun and has not come to an end. */
    public boolean isAlive() {
        return main().isAlive();
    }

    /** Whether its main program waits to be told to finish its work, and was not. */
    public boolean waitsToBeTold() {
        return phase() instanceof Phase.Running && main().next() instanceof Call.AwaitFinish && finishes == 0;
    }

    /** The place of the program of that name, or -1. */
    int place(String name) {
        for (int i = 0; i < strands.size(); i++) {
            if (strands.get(i).name().equals(name)) {
                return i;
            }
        }
        return -1;
    }

    ModelClient with(int program, Strand strand) {
        List<Strand> after = new ArrayList<>(strands);
        after.set(program, strand);
        return with(after);
    }

    ModelClient plus(Strand strand) {
        List<Strand> after = new ArrayList<>(strands);
        after.add(strand);
        return with(after);
    }

    ModelClient without(String name) {
        return with(strands.stream().filter(one -> !one.name().equals(name)).toList());
    }

    /** The client when each of its programs was changed. */
    ModelClient each(UnaryOperator<Strand> change) {
        return with(strands.stream().map(change).toList());
    }

    private ModelClient with(List<Strand> others) {
        return new ModelClient(role, others, pausedSince, tokens, finishes, lease, stalledSince, clock, master);
    }

    ModelClient pausedSince(long instant) {
        return new ModelClient(role, strands, instant, tokens, finishes, lease, stalledSince, clock, master);
    }

    ModelClient withTokens(int drawn) {
        return new ModelClient(role, strands, pausedSince, drawn, finishes, lease, stalledSince, clock, master);
    }

    ModelClient withFinishes(int given) {
        return new ModelClient(role, strands, pausedSince, tokens, given, lease, stalledSince, clock, master);
    }

    ModelClient with(LeaseState known) {
        return new ModelClient(role, strands, pausedSince, tokens, finishes, known, stalledSince, clock, master);
    }

    ModelClient stalledSince(long instant) {
        return new ModelClient(role, strands, pausedSince, tokens, finishes, lease, instant, clock, master);
    }

    ModelClient with(ClientClock other) {
        return new ModelClient(role, strands, pausedSince, tokens, finishes, lease, stalledSince, other, master);
    }

    ModelClient withMaster(int node) {
        return new ModelClient(role, strands, pausedSince, tokens, finishes, lease, stalledSince, clock, node);
    }
}
