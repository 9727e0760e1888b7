package dev.lockscope.lab;

import dev.lockscope.fault.Fault;
import dev.lockscope.fault.FaultRefused;
import dev.lockscope.fault.GcPause;
import dev.lockscope.fault.LinkCut;
import dev.lockscope.fault.LinkHold;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.trace.FaultFact.ActionRefused;
import dev.lockscope.trace.FaultFact.FaultBegan;
import dev.lockscope.trace.FaultFact.FaultEnded;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.Recorder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Does what the script or the learner asks for, and tells of it. Safe for use by several threads. */
final class Actions {

    /** A fault that is on. */
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
        if (action instanceof ClientAction.Start start) {
            SimulatedClient client = clients.get(start.client());
            return client == null ? unknown(start.client()) : client.start(cause) ? null : "it has begun already";
        } else if (action instanceof ClientAction.Pause pause) {
            return pause(pause.client(), actor, cause);
        } else if (action instanceof ClientAction.Resume resume) {
            return end(GcPause.KIND, resume.client(), cause) ? null : "it is not paused";
        } else if (action instanceof ClientAction.Crash crash) {
            SimulatedClient client = clients.get(crash.client());
            return client == null ? unknown(crash.client()) : client.crash(cause) ? null : "it is not running";
        } else if (action instanceof ClientAction.Finish finish) {
            SimulatedClient client = clients.get(finish.client());
            return client == null ? unknown(finish.client()) : client.finishWork(cause) ? null : "it is not running";
        } else if (action instanceof LinkAction.Hold hold) {
            return beginLink(
                    new LinkHold(hold.link(), cluster.link(hold.from(), hold.to()), directions(hold.part())),
                    actor,
                    cause);
        } else if (action instanceof LinkAction.Cut cut) {
            return beginLink(new LinkCut(cut.link(), cluster.link(cut.from(), cut.to())), actor, cause);
        } else if (action instanceof LinkAction.Open open) {
            return end("link", open.link(), cause) ? null : "it is open";
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
        return begin(GcPause.KIND, new GcPause(name, client), actor, cause);
    }

    private @Nullable String beginLink(Fault fault, String actor, long cause) {
        end("link", fault.target(), cause);
        return begin("link", fault, actor, cause);
    }

    /** One fault at most is on in a slot of a target; a link that is held cannot also be cut. */
    private @Nullable String begin(String slot, Fault fault, String actor, long cause) {
        long number = ++faults;
        long seq = recorder.record(actor, cause, new FaultBegan(number, fault.kind(), fault.target()));
        try {
            fault.begin(seq);
        } catch (FaultRefused e) {
            return e.getMessage();
        }
        active.put(slot + " " + fault.target(), new Active(number, actor, fault));
        return null;
    }

    private boolean end(String slot, String target, long cause) {
        Active ending = active.remove(slot + " " + target);
        if (ending != null) {
            end(ending, cause);
        }
        return ending != null;
    }

    private void end(Active ending, long cause) {
        Fault fault = ending.fault();
        Fault.Report report = fault.end(cause);
        String effect = report.effect().sentence(report.touched());
        recorder.record(
                ending.actor(),
                cause,
                new FaultEnded(ending.number(), fault.kind(), fault.target(), report.touched(), effect));
    }

    /** Ends every fault that is still on, because the run ends. */
    synchronized void endAll() {
        List<Active> endings = new ArrayList<>(active.values());
        active.clear();
        endings.forEach(ending -> end(ending, 0));
    }

    private static Set<Direction> directions(LinkAction.Part part) {
        return switch (part) {
            case BOTH -> Set.of(Direction.THERE, Direction.BACK);
            case REQUESTS -> Set.of(Direction.THERE);
            case REPLIES -> Set.of(Direction.BACK);
        };
    }

    private static String unknown(String client) {
        return "there is no client " + client;
    }
}
