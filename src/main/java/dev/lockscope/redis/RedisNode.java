package dev.lockscope.redis;

import dev.lockscope.fault.FaultRefused;
import dev.lockscope.fault.FaultyNode;
import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.redis.observe.Senders;
import dev.lockscope.redis.process.AppendOnlyFile;
import dev.lockscope.scenario.Persistence;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.NodeFact.ClockMoved;
import dev.lockscope.trace.NodeFact.NodeCrashed;
import dev.lockscope.trace.NodeFact.NodeStarted;
import dev.lockscope.trace.NodeFact.NodeStopped;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.Recorder;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** A node over all lives of its process, and what can be done to it. Safe for use by several threads. */
final class RedisNode implements FaultyNode, AutoCloseable {

    private static final Duration LIMIT = Duration.ofSeconds(2);

    private final NodeProcess process;
    private final Shared shared;
    private final Operator operator;
    private final NodeCommands commands;
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

    /** Work that talks to the node. */
    private interface Work {
        int apply() throws IOException, InterruptedException, EnvironmentProblem, FaultRefused;
    }

    /** A node whose process runs, and of which nothing is recorded yet. */
    RedisNode(NodeProcess process, Senders clients, Shared shared) {
        this.process = process;
        this.shared = shared;
        this.operator = new Operator(process.endpoint());
        this.commands = new NodeCommands(operator);
        this.following = new Following(process.name(), shared.peers(), operator, shared.recorder());
        this.lengths = new FileLengths(new AppendOnlyFile(process.folder()));
        this.senders = new OperatedSenders(clients, operator);
    }

    String name() {
        return process.name();
    }

    NodeProcess process() {
        return process;
    }

    /**
     * Stores a value that no client has sent, unless it is a replica, which gets it from its master.
     *
     * @throws IOException when the server does not take it
     */
    void store(String key, String value) throws IOException {
        if (following.master().isEmpty()) {
            operator.text("SET", key, value);
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

    /** Records that its process runs. */
    void started(long cause) {
        Role role = following.master().isPresent() ? Role.REPLICA : Role.MASTER;
        shared.recorder().record(name(), cause, new NodeStarted(name(), process.version(), role));
        following.started(cause);
    }

    /**
     * Observes its process from now on; what it holds already is recorded first.
     *
     * @throws IOException when it cannot be observed
     */
    void observe() throws IOException {
        LongConsumer onChange = isRisky() ? lengths::note : at -> {};
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

    @Override
    public void crash(long cause) throws FaultRefused {
        doing(() -> {
            end(process::kill, new NodeCrashed(name()), cause);
            return 0;
        });
    }

    @Override
    public void stop(long cause) throws FaultRefused {
        doing(() -> {
            end(process::stop, new NodeStopped(name()), cause);
            return 0;
        });
    }

    /** Ends a process. */
    private interface Ending {
        void end() throws InterruptedException;
    }

    /** Answers when the process had ended, ns since the run's start. */
    private long end(Ending ending, Fact fact, long cause) throws InterruptedException, FaultRefused {
        NodeLife present = up();
        settleSoon(present);
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

    @Override
    public int losePower(long cause) throws FaultRefused {
        return doing(() -> {
            long at = end(process::kill, new NodeCrashed(name()), cause);
            return isRisky() ? lengths.cut(at) : 0;
        });
    }

    @Override
    public int restart(boolean empty, long cause) throws FaultRefused {
        return doing(() -> {
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
            started(cause);
            operator.because(cause);
            observe();
            return values().size();
        });
    }

    @Override
    public int promote(long cause) throws FaultRefused {
        return doing(() -> shared.group().promote(this, cause));
    }

    @Override
    public int shiftClock(Duration by, long cause) throws FaultRefused {
        return doing(() -> {
            up();
            long moved = shared.recorder().record(name(), cause, new ClockMoved(name(), by.toNanos()));
            operator.because(moved);
            return commands.shift(by);
        });
    }

    @Override
    public int evict(long cause) throws FaultRefused {
        return changing(commands::evict, cause);
    }

    @Override
    public int flush(long cause) throws FaultRefused {
        return changing(commands::flush, cause);
    }

    @Override
    public int delete(String key, long cause) throws FaultRefused {
        return changing(() -> commands.delete(key), cause);
    }

    private int changing(Work work, long cause) throws FaultRefused {
        return doing(() -> {
            up();
            if (following.master().isPresent()) {
                throw new FaultRefused("it is a replica, whose keys are its master's");
            }
            operator.because(cause);
            return work.apply();
        });
    }

    /** Does one thing after another in the whole cluster; returns when what it came to is recorded. */
    private int doing(Work work) throws FaultRefused {
        synchronized (shared.group()) {
            try {
                int answer = work.apply();
                Optional<NodeLife> present = life();
                if (present.isPresent()) {
                    settleSoon(present.get());
                }
                return answer;
            } catch (IOException | EnvironmentProblem e) {
                throw new FaultRefused(String.valueOf(e.getMessage()));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new FaultRefused("the run has ended");
            } finally {
                operator.because(Event.NO_CAUSE);
            }
        }
    }

    private void settleSoon(NodeLife present) throws InterruptedException {
        present.settle(shared.clock().nanos() + LIMIT.toNanos());
    }

    private NodeLife up() throws FaultRefused {
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
