package dev.lockscope.lab;

import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.program.ClientProgram;
import dev.lockscope.lock.recipe.Catalogue;
import dev.lockscope.resource.Ledger;
import dev.lockscope.resource.Session;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.ResourceSpec;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.time.DriftingRunClock;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.RunClock;
import dev.lockscope.trace.Recorder;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiConsumer;

/** Makes the clients of one run, each with its thread, gate, wire and ports. */
final class ClientMaker {

    private final Scenario scenario;
    private final Cluster cluster;
    private final Ledger resource;
    private final Recorder recorder;
    private final RunClock clock;
    private final Randomness randomness;
    private final Lockstep lockstep;
    private final Hold hold;
    private final BiConsumer<String, Throwable> onDefect;
    private final Runnable onChange;
    private final AtomicLong commands = new AtomicLong();
    private final ReentrantLock resourceOrder = new ReentrantLock();
    private final Map<String, ClientProcess> processes = new HashMap<>();

    ClientMaker(
            Scenario scenario,
            Cluster cluster,
            Ledger resource,
            Recorder recorder,
            RunClock clock,
            Randomness randomness,
            Lockstep lockstep,
            Hold hold,
            BiConsumer<String, Throwable> onDefect,
            Runnable onChange) {
        this.scenario = scenario;
        this.cluster = cluster;
        this.resource = resource;
        this.recorder = recorder;
        this.clock = clock;
        this.randomness = randomness;
        this.lockstep = lockstep;
        this.hold = hold;
        this.onDefect = onDefect;
        this.onChange = onChange;
    }

    /** What the programs of one client have in common. */
    private record Body(
            ClientSpec spec,
            DriftingRunClock clock,
            Wire wire,
            ClientProcess process,
            LeaseCell lease,
            Session session) {}

    SimulatedClient make(ClientSpec spec) {
        String name = spec.name();
        Gate gate = new Gate(lockstep);
        Gate main = gate.within();
        DriftingRunClock own = new DriftingRunClock(clock);
        Body body = new Body(
                spec,
                own,
                cluster.wire(name),
                processes.computeIfAbsent(spec.process(), process -> new ClientProcess()),
                new LeaseCell(),
                resource.connect());
        SidePrograms[] sides = new SidePrograms[1];
        sides[0] = new SidePrograms(name, own, stop -> sidePorts(body, gate, sides[0], stop), onDefect);
        ClientVoice voice = new ClientVoice(name, recorder, main);
        RecordedResource guarded = resource(body, main, voice);
        Ports ports = ports(body, main, voice, sides[0], new StopSign(own), "main", guarded);
        FinishSignal finish = new FinishSignal(main, onChange);
        OwnClock ownClock = new OwnClock(name, own, recorder);
        ClientProgram program = new ClientProgram(
                spec.does(),
                recipe(spec, ports),
                ports,
                new RecordingNarrator(
                        name, scenario.lockOf(spec), spec.recipe(), fact -> voice.tell(ownClock.inRunTime(fact))),
                finish);
        return new SimulatedClient(
                name,
                new SimulatedClient.Parts(
                        gate,
                        new Worker(name, main, voice, recorder, clock),
                        ownClock,
                        finish,
                        voice,
                        body.wire(),
                        lockstep,
                        sides[0],
                        guarded::abandon),
                program,
                recorder,
                clock,
                onDefect,
                onChange);
    }

    private LockRecipe recipe(ClientSpec spec, Ports ports) {
        return Catalogue.find(spec.recipe())
                .orElseThrow(() -> new IllegalStateException("no recipe " + spec.recipe()))
                .maker()
                .apply(
                        ports,
                        new LockSettings(
                                scenario.lockOf(spec),
                                spec.ttl(),
                                spec.timeout(),
                                spec.retry(),
                                spec.renewal(),
                                spec.durability()));
    }

    private Ports sidePorts(Body body, Gate gate, SidePrograms sides, StopSign stop) {
        ClientVoice voice = new ClientVoice(body.spec().name(), recorder, gate);
        return ports(body, gate, voice, sides, stop, "side", resource(body, gate, voice));
    }

    private RecordedResource resource(Body body, Gate gate, ClientVoice voice) {
        ResourceSpec spec = scenario.resource();
        return new RecordedResource(
                new ResourceFacts(spec.name(), body.spec().name(), spec.compare()),
                body.session(),
                resourceOrder,
                recorder,
                voice,
                gate,
                lockstep);
    }

    private Ports ports(
            Body body,
            Gate gate,
            ClientVoice voice,
            SidePrograms sides,
            StopSign stop,
            String stream,
            RecordedResource guarded) {
        String name = body.spec().name();
        return new Ports(
                new GatedNodes(
                        name, cluster, body.wire(), voice, gate, new Patience(gate, body.clock(), hold), commands),
                new ClientSurroundings(
                        name,
                        scenario.lockOf(body.spec()),
                        body.spec().recipe(),
                        body.clock(),
                        randomness.fork("client-" + name + "-" + stream),
                        voice,
                        gate,
                        new ClientSurroundings.SharedState(body.process(), sides, body.lease()),
                        stop),
                guarded);
    }
}
