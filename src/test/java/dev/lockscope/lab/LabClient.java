package dev.lockscope.lab;

import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Nodes;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.testkit.NoResource;
import dev.lockscope.time.DriftingRunClock;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Recorder;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;

/** A client as runs have it, with gate, wire, trace and second programs, but without a script. */
public final class LabClient implements AutoCloseable {

    private static final long JOIN_MS = 2_000;

    private final String name;
    private final String lock;
    private final Cluster cluster;
    private final Recorder recorder;
    private final DriftingRunClock clock;
    private final Randomness randomness;
    private final UnaryOperator<Nodes> around;
    private final Wire wire;
    private final Gate gate;
    private final ClientProcess process = new ClientProcess();
    private final LeaseCell lease = new LeaseCell();
    private final AtomicLong commands = new AtomicLong();
    private final Queue<Throwable> defects = new ConcurrentLinkedQueue<>();
    private final SidePrograms sides;
    private final Ports ports;

    /**
     * A client of a cluster.
     *
     * @param around what lies between its programs and the nodes
     */
    public LabClient(
            String name,
            String lock,
            Cluster cluster,
            Recorder recorder,
            RunClock clock,
            Randomness randomness,
            UnaryOperator<Nodes> around) {
        this.name = name;
        this.lock = lock;
        this.cluster = cluster;
        this.recorder = recorder;
        this.clock = new DriftingRunClock(clock);
        this.randomness = randomness;
        this.around = around;
        this.wire = cluster.wire(name);
        Lockstep noScript = new Lockstep();
        noScript.free();
        this.gate = new Gate(noScript);
        this.sides = new SidePrograms(
                name, this.clock, stop -> ports("side", stop), (program, defect) -> defects.add(defect));
        this.ports = ports("main", new StopSign(this.clock));
    }

    private Ports ports(String stream, StopSign stop) {
        ClientVoice voice = new ClientVoice(name, recorder, gate);
        return new Ports(
                around.apply(new GatedNodes(
                        name, cluster, wire, voice, gate, new Patience(gate, clock, new Hold(clock)), commands)),
                new ClientSurroundings(
                        name,
                        lock,
                        "recipe",
                        clock,
                        randomness.fork(stream),
                        voice,
                        gate,
                        new ClientSurroundings.SharedState(process, sides, lease),
                        stop),
                new NoResource());
    }

    /** The ports of its main program, for one thread. */
    public Ports ports() {
        return ports;
    }

    /** Has an open connection to a node afterwards. */
    public void greet(NodeId node) {
        wire.send(node, 0, Event.NO_CAUSE, new Command.Get("greeting")).join();
    }

    @Override
    public void close() {
        gate.stop(() -> {});
        sides.abandon();
        wire.close();
        try {
            sides.join(JOIN_MS);
        } catch (InterruptedException e) {
            throw new IllegalStateException("interrupted", e);
        }
        if (!defects.isEmpty()) {
            throw new IllegalStateException("a second program of " + name + " is defect", defects.peek());
        }
    }
}
