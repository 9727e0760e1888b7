package dev.lockscope.redis;

import dev.lockscope.fault.FaultRefused;
import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.redis.observe.Senders;
import dev.lockscope.redis.process.AppendOnlyFile;
import dev.lockscope.scenario.Persistence;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.NodeFact.NodeStarted;
import dev.lockscope.trace.NodeFact.NodeStopped;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A node over all lives of its process. Safe for use by several threads, of which one at a time ends or starts its process;
 * any may close it.
 */
final class RedisNode implements AutoCloseable {

    private static final Duration LIMIT = Duration.ofSeconds(2);

    private final NodeProcess process;
    private final Shared shared;
    private final Operator operator;
    private final NodeCommands commands;
    private final NodeFaults faults;
    private final Following following;
    private final FileLengths lengths;
    private final Senders senders;
    private volatile @Nullable NodeLife life;
    private volatile boolean closing;

    /**
     * What the nodes of a cluster share.
     *
     * @param plan how they belong together
     * @param peers the links among them
     * @param group the nodes that may come to follow one another
     */
    record Shared(Plan plan, PeerLinks peers, Group group, Recorder recorder, RunClock clock) {}

    /** A node whose process runs, and of which nothing is recorded yet. */
    RedisNode(NodeProcess process, Senders clients, Shared shared) {
        this.process = process;
        this.shared = shared;
        this.operator = new Operator(process.endpoint());
        this.commands = new NodeCommands(operator);
        this.faults = new NodeFaults(this, shared.group(), operator);
        this.following = new Following(process.name(), shared.peers(), operator, shared.recorder());
        this.lengths = new FileLengths(new AppendOnlyFile(process.folder()), shared.clock());
        this.senders = new OperatedSenders(clients, operator);
    }

    String name() {
        return process.name();
    }

    /** What can be done to it. */
    NodeFaults faults() {
        return faults;
    }

    NodeProcess process() {
        return process;
    }

    /**
     * Stores a value that no client has sent, and waits until its replicas have it, unless it is a replica itself.
     *
     * @throws IOException when the server does not take it
     */
    void store(String key, String value) throws IOException {
        if (following.master().isEmpty()) {
            commands.store(key, value);
        }
    }

    Following following() {
        return following;
    }

    /** Its present life, if its process runs. */
    Optional<NodeLife> life() {
        return process.isAlive() ? Optional.ofNullable(life) : Optional.empty();
    }

    /** See {@link NodeCommands#countReplicas}. */
    int countReplicas() throws IOException {
        return commands.countReplicas();
    }

    /** See {@link NodeCommands#isHeardBy}. */
    boolean isHeardBy(int replicas) throws IOException {
        return commands.isHeardBy(replicas);
    }

    /** Records that its process runs, as the topology has it. */
    void started(Role role, long cause) {
        record(new NodeStarted(name(), process.version(), role), cause);
        following.started(cause);
    }

    /**
     * Observes its process from now on; what it holds already is recorded first.
     *
     * @throws IOException when it cannot be observed
     */
    void observe() throws IOException {
        Runnable onChange = isRisky() ? lengths::note : () -> {};
        lengths.started();
        life = new NodeLife(process, senders, onChange, shared.recorder(), shared.clock());
        if (closing) {
            close();
        }
    }

    /** Whether what it has written may be lost by a power cut. */
    private boolean isRisky() {
        return shared.plan().persistence() == Persistence.AOF_EVERYSEC;
    }

    /** See {@link NodeLife#settle}; a node that is down has nothing more to tell. */
    boolean settle(long deadline) throws InterruptedException {
        NodeLife present = life;
        return present == null || present.settle(deadline);
    }

    /** What it holds, or held when it was last heard of, by key. */
    Map<String, String> values() {
        NodeLife present = life;
        return present == null ? Map.of() : present.values();
    }

    /** Ends a process. */
    private interface Ending {
        void end() throws InterruptedException;
    }

    /** Kills its process; answers when it had ended, ns since the run's start. */
    long kill(long cause) throws FaultRefused, InterruptedException {
        return end(process::kill, new NodeCrashed(name()), cause);
    }

    /** Ends its process in order. */
    void stop(long cause) throws FaultRefused, InterruptedException {
        end(process::stop, new NodeStopped(name()), cause);
    }

    private long end(Ending ending, Fact fact, long cause) throws FaultRefused, InterruptedException {
        NodeLife present = up();
        settleSoon();
        present.endIsMeant();
        ending.end();
        long at = shared.clock().nanos();
        present.awaitEnd();
        following.ended();
        operator.drop();
        if (!closing) {
            shared.recorder().recordAt(at, name(), cause, fact);
        }
        present.close();
        return at;
    }

    /**
     * Takes away what a power cut at an instant would have taken of its file; its process has ended.
     *
     * @return how many commands are lost
     * @throws IOException when the file cannot be read or written
     */
    int cutFile(long at) throws IOException {
        return isRisky() ? lengths.cut(at) : 0;
    }

    /**
     * Starts its process again.
     *
     * @param empty whether without its files
     * @return how many keys it has found in its file
     */
    int restart(boolean empty, long cause) throws FaultRefused, IOException, EnvironmentProblem, InterruptedException {
        NodeLife before = life;
        if (closing || process.isAlive()) {
            throw new FaultRefused(closing ? "the run has ended" : "it is up");
        }
        if (before != null) {
            before.close();
        }
        operator.drop();
        if (empty) {
            process.removeFiles();
        }
        process.start(following.directives());
        started(following.master().isPresent() ? Role.REPLICA : Role.MASTER, cause);
        observe();
        return values().size();
    }

    /** Records something about it, now. */
    long record(Fact fact, long cause) {
        return shared.recorder().record(name(), cause, fact);
    }

    /** Waits a while until what it has done so far is recorded, if it is up. */
    void settleSoon() throws InterruptedException {
        Optional<NodeLife> present = life();
        if (present.isPresent()) {
            present.get().settle(shared.clock().nanos() + LIMIT.toNanos());
        }
    }

    /**
     * Its present life.
     *
     * @throws FaultRefused when it is down
     */
    NodeLife up() throws FaultRefused {
        NodeLife present = life;
        if (present == null || !process.isAlive()) {
            throw new FaultRefused("it is down");
        }
        return present;
    }

    /** From now on the end of its process is no news. */
    void closeSoon() {
        closing = true;
        NodeLife present = life;
        if (present != null) {
            present.endIsMeant();
        }
    }

    @Override
    public void close() {
        closeSoon();
        process.close();
        operator.close();
        NodeLife present = life;
        if (present != null) {
            present.close();
        }
    }
}
