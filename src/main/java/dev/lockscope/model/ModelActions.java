package dev.lockscope.model;

import dev.lockscope.fault.Effect;
import dev.lockscope.fault.Fault.Report;
import dev.lockscope.fault.LinkCut;
import dev.lockscope.fault.LinkHold;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact.ActionRefused;
import dev.lockscope.trace.FaultFact.FaultBegan;
import dev.lockscope.trace.FaultFact.FaultEnded;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.LinkFact.LinkChanged;
import dev.lockscope.trace.Recorder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Does what the script or the learner asks for, and tells of it. For one thread. */
final class ModelActions {

    /** A fault that is on; {@code node} is -1 where it is about a client's process. */
    private record Active(long number, String kind, String target, String actor, int client, int node, int lost) {}

    private final ModelStage stage;
    private final Recorder recorder;
    private final Map<String, Active> active = new LinkedHashMap<>();
    private long faults;

    ModelActions(ModelStage stage, Recorder recorder) {
        this.stage = stage;
        this.recorder = recorder;
    }

    /**
     * Does an action.
     *
     * @param actor who asks for it
     * @param cause the event that led to it
     * @return whether it could be done
     */
    boolean apply(Action action, String actor, long cause) {
        String refusal = refusal(action, actor, cause);
        if (refusal != null) {
            recorder.record(actor, cause, new ActionRefused(action.text(), refusal));
        }
        return refusal == null;
    }

    private @Nullable String refusal(Action action, String actor, long cause) {
        if (action instanceof LinkAction.Hold hold) {
            return beginLink(hold.from(), hold.to(), ModelLinks.holding(hold.part()), actor, cause);
        } else if (action instanceof LinkAction.Cut cut) {
            return beginLink(cut.from(), cut.to(), Condition.CUT, actor, cause);
        } else if (action instanceof LinkAction.Open open) {
            return end(link(open.from(), open.to()), cause) ? null : "it is open";
        } else if (action instanceof ClientAction.Start start) {
            return start(start.client(), cause);
        } else if (action instanceof ClientAction.Pause pause) {
            return pause(pause.client(), actor, cause);
        } else if (action instanceof ClientAction.Resume resume) {
            return end("gc-pause " + resume.client(), cause) ? null : "it is not paused";
        } else if (action instanceof ClientAction.Crash crash) {
            return crash(crash.client(), cause);
        } else if (action instanceof ClientAction.Finish finish) {
            return finish(finish.client(), cause);
        }
        throw new IllegalStateException("cannot do " + action);
    }

    private @Nullable String start(String name, long cause) {
        int client = client(name);
        if (client < 0) {
            return unknown(name);
        }
        if (!(who(client).phase() instanceof Phase.BeforeStart)) {
            return "it has begun already";
        }
        stage.witness().causedBy(name, cause);
        stage.change(world -> world.started(client));
        return null;
    }

    private @Nullable String pause(String name, String actor, long cause) {
        int client = client(name);
        if (client < 0) {
            return unknown(name);
        }
        if (!who(client).isAlive() || who(client).isPaused()) {
            return "it is not running, or paused already";
        }
        long seq = begin("gc-pause " + name, "gc-pause", name, actor, cause, client, -1, 0);
        stage.witness().causedBy(name, seq);
        stage.change(world -> world.paused(client, stage.witness()));
        return null;
    }

    private @Nullable String crash(String name, long cause) {
        int client = client(name);
        if (client < 0) {
            return unknown(name);
        }
        if (!who(client).isAlive()) {
            return "it is not running";
        }
        stage.witness().causedBy(name, cause);
        stage.change(world -> world.crashed(client, stage.witness()));
        return null;
    }

    private @Nullable String finish(String name, long cause) {
        int client = client(name);
        if (client < 0) {
            return unknown(name);
        }
        if (!who(client).isAlive()) {
            return "it is not running";
        }
        stage.witness().causedBy(name, cause);
        stage.change(world -> world.told(client));
        return null;
    }

    private @Nullable String beginLink(String from, String to, Condition condition, String actor, long cause) {
        int client = client(from);
        int node = node(to);
        if (client < 0 || node < 0) {
            return "there is no link " + from + "-" + to;
        }
        end(link(from, to), cause);
        boolean cut = condition == Condition.CUT;
        int lost = cut ? stage.messagesIn(client, node) : 0;
        String kind = cut ? LinkCut.KIND : LinkHold.KIND;
        long seq = begin(link(from, to), kind, from + "-" + to, actor, cause, client, node, lost);
        stage.link(client, node, condition);
        recorder.record(Event.RUN, seq, new LinkChanged(from, to, condition));
        return null;
    }

    private long begin(
            String slot, String kind, String target, String actor, long cause, int client, int node, int lost) {
        long number = ++faults;
        active.put(slot, new Active(number, kind, target, actor, client, node, lost));
        return recorder.record(actor, cause, new FaultBegan(number, kind, target));
    }

    /** Ends every fault that is still on, because the run ends. */
    void endAll() {
        List<String> slots = new ArrayList<>(active.keySet());
        slots.forEach(slot -> end(slot, 0));
    }

    private boolean end(String slot, long cause) {
        Active ending = active.remove(slot);
        if (ending == null) {
            return false;
        }
        Report report = ending.node() < 0 ? resume(ending, cause) : open(ending, cause);
        recorder.record(
                ending.actor(),
                cause,
                new FaultEnded(
                        ending.number(),
                        ending.kind(),
                        ending.target(),
                        report.touched(),
                        report.effect().id()));
        return true;
    }

    private Report resume(Active pause, long cause) {
        ModelClient who = who(pause.client());
        boolean waited = who.isAlive() && !(who.phase() instanceof Phase.Asleep asleep && asleep.until() > now());
        if (who.isAlive()) {
            stage.witness().causedBy(who.role().name(), cause);
            stage.change(world -> world.resumed(pause.client(), stage.witness()));
        }
        return Effect.CALLS_WAITED.report(waited ? 1 : 0);
    }

    private Report open(Active link, long cause) {
        int kept = stage.messagesIn(link.client(), link.node());
        stage.link(link.client(), link.node(), Condition.OPEN);
        String from = who(link.client()).role().name();
        String to = stage.world().setting().nodes().get(link.node()).name();
        recorder.record(Event.RUN, cause, new LinkChanged(from, to, Condition.OPEN));
        if (link.kind().equals(LinkCut.KIND)) {
            return Effect.MESSAGES_LOST.report(link.lost());
        }
        return Effect.MESSAGES_WAITED.report(kept);
    }

    private long now() {
        return stage.world().now();
    }

    private ModelClient who(int client) {
        return stage.world().clients().get(client);
    }

    private int client(String name) {
        List<ModelClient> clients = stage.world().clients();
        for (int i = 0; i < clients.size(); i++) {
            if (clients.get(i).role().name().equals(name)) {
                return i;
            }
        }
        return -1;
    }

    private int node(String name) {
        return stage.world().setting().nodes().stream()
                .map(node -> node.name())
                .toList()
                .indexOf(name);
    }

    private static String link(String from, String to) {
        return "link " + from + "-" + to;
    }

    private static String unknown(String client) {
        return "there is no client " + client;
    }
}
