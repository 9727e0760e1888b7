package dev.lockscope.lab;

import dev.lockscope.fault.Fault;
import dev.lockscope.fault.GcPause;
import dev.lockscope.scenario.Action;
import dev.lockscope.trace.FaultFact.ActionRefused;
import dev.lockscope.trace.FaultFact.FaultBegan;
import dev.lockscope.trace.FaultFact.FaultEnded;
import dev.lockscope.trace.Recorder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/** Does what the script or the learner asks for, and tells of it. Safe for use by several threads. */
final class Actions {

    private record Active(long number, String actor, Fault fault) {}

    private final Map<String, SimulatedClient> clients;
    private final Cluster cluster;
    private final Recorder recorder;
    private final Map<String, Active> active = new LinkedHashMap<>();
    private long faults;

    Actions(Map<String, SimulatedClient> clients, Cluster cluster, Recorder recorder) {
        this.clients = Map.copyOf(clients);
        this.cluster = cluster;
        this.recorder = recorder;
    }

    /**
     * Does an action.
     *
     * @param actor who asks for it
     * @param cause the event that led to it
     * @return whether it could be done
     */
    synchronized boolean apply(Action action, String actor, long cause) {
        String refusal = refusal(action, actor, cause);
        if (refusal != null) {
            recorder.record(actor, cause, new ActionRefused(action.text(), refusal));
        }
        return refusal == null;
    }

    private @Nullable String refusal(Action action, String actor, long cause) {
        if (action instanceof Action.Start start) {
            SimulatedClient client = clients.get(start.client());
            return client == null ? unknown(start.client()) : client.start(cause) ? null : "it has begun already";
        } else if (action instanceof Action.Pause pause) {
            return pause(pause.client(), actor, cause);
        } else if (action instanceof Action.Resume resume) {
            return end("gc-pause", resume.client(), cause) ? null : "it is not paused";
        } else if (action instanceof Action.Crash crash) {
            SimulatedClient client = clients.get(crash.client());
            return client == null ? unknown(crash.client()) : client.crash(cause) ? null : "it is not running";
        } else if (action instanceof Action.Finish finish) {
            SimulatedClient client = clients.get(finish.client());
            return client == null ? unknown(finish.client()) : client.finishWork(cause) ? null : "it is not running";
        } else if (action instanceof Action.Hold hold) {
            return beginLink(new HeldLink(cluster, hold), actor, cause);
        } else if (action instanceof Action.Cut cut) {
            return beginLink(new CutLink(cluster, cut), actor, cause);
        } else if (action instanceof Action.Open open) {
            return end("link", open.client() + "-" + open.node(), cause) ? null : "it is open";
        }
        throw new IllegalStateException("cannot do " + action);
    }

    private @Nullable String pause(String name, String actor, long cause) {
        SimulatedClient client = clients.get(name);
        if (client == null) {
            return unknown(name);
        }
        if (!client.canPause()) {
            return "it is not running, or paused already";
        }
        begin("gc-pause", "gc-pause", name, actor, cause, seq -> {
            client.causedBy(seq);
            return new GcPause(name, client);
        });
        return null;
    }

    private @Nullable String beginLink(Fault fault, String actor, long cause) {
        end("link", fault.target(), cause);
        begin("link", fault.kind(), fault.target(), actor, cause, seq -> fault);
        return null;
    }

    /** One fault at most is on in a slot of a target; a link that is held cannot also be cut. */
    private void begin(String slot, String kind, String target, String actor, long cause, LongFunction<Fault> maker) {
        long number = ++faults;
        long seq = recorder.record(actor, cause, new FaultBegan(number, kind, target));
        Fault fault = maker.apply(seq);
        active.put(slot + " " + target, new Active(number, actor, fault));
        fault.begin();
    }

    private boolean end(String slot, String target, long cause) {
        Active ending = active.remove(slot + " " + target);
        if (ending == null) {
            return false;
        }
        SimulatedClient client = clients.get(target);
        if (client != null) {
            client.causedBy(cause);
        }
        end(ending, cause);
        return true;
    }

    private void end(Active ending, long cause) {
        Fault fault = ending.fault();
        Fault.Report report = fault.end();
        recorder.record(
                ending.actor(),
                cause,
                new FaultEnded(ending.number(), fault.kind(), fault.target(), report.touched(), report.effect()));
    }

    /** Ends every fault that is still on, because the run ends. */
    synchronized void endAll() {
        List<Active> endings = new ArrayList<>(active.values());
        active.clear();
        endings.forEach(ending -> end(ending, 0));
    }

    private static String unknown(String client) {
        return "there is no client " + client;
    }
}
