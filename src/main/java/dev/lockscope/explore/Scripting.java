package dev.lockscope.explore;

import dev.lockscope.lock.program.Step;
import dev.lockscope.model.ModelWorld;
import dev.lockscope.model.Phase;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.ClientAction;
import dev.lockscope.scenario.EventPattern;
import dev.lockscope.scenario.LinkAction;
import dev.lockscope.scenario.NodeAction;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScriptStep;
import dev.lockscope.trace.ClientFact.ClientFinished;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.NodeFact.NodeStarted;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.StoreFact;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Turns a schedule into a script: whoever is not to move next is made to stand still, messages that are to arrive later
 * are held, and everything is tied to the event before it. The same script does on real servers what the schedule does
 * on the model.
 */
final class Scripting {

    private final Scenario scenario;
    private final Budget budget;
    private final List<Scene> scenes;
    private final Manner manner;
    private final Ties ties = new Ties();
    private final Set<Integer> begun = new HashSet<>();
    private final Set<Integer> still = new HashSet<>();
    private final Set<Integer> stuck = new HashSet<>();
    private final Map<To, Integer> heldBack = new HashMap<>();
    private final List<Option.Told> announced = new ArrayList<>();
    private final Map<Integer, String> laggards = new HashMap<>();
    /** What clients have done by themselves ahead of their moves. */
    private final Map<String, Deque<EventPattern>> ahead = new HashMap<>();
    /** The places of what went between nodes and was told ahead of its place. */
    private final Set<Integer> shipped = new HashSet<>();
    /** Those that sleep and are to stand still when they wake up. */
    private final Set<Integer> sleepers = new HashSet<>();

    private Scripting(Scenario scenario, Budget budget, List<Scene> scenes, Manner manner) {
        this.manner = manner;
        this.scenario = scenario;
        this.budget = budget;
        this.scenes = scenes;
    }

    static List<ScriptStep> of(Scenario scenario, Budget budget, List<Scene> scenes, Manner manner) {
        return new Scripting(scenario, budget, scenes, manner).script();
    }

    private List<ScriptStep> script() {
        if (scenes.isEmpty()) {
            return List.of();
        }
        ModelWorld first = scenes.get(0).before().world();
        first.setting()
                .nodes()
                .forEach(node ->
                        ties.happens(new Option.Told(node.name(), new NodeStarted(node.name(), "", Role.MASTER))));
        for (int place = 0; place < scenes.size(); place++) {
            if (shipped.contains(place)) {
                continue;
            }
            Scene scene = scenes.get(place);
            List<Action> actions = new ArrayList<>(stopped(place));
            actions.addAll(lagging(place));
            actions.addAll(before(place, scene));
            ties.act(actions);
            ties.waits(scene.waited());
            happen(place, scene);
            announce(place);
            note(scene);
        }
        end();
        return ties.steps();
    }

    /** A request that was held is executed first; then its client goes on and reads the answer, if it has all of them. */
    private void happen(int place, Scene scene) {
        List<Option.Told> told = new ArrayList<>(scene.told());
        told.removeIf(announced::remove);
        told.removeIf(this::wasAhead);
        int mover = mover(scene.move());
        if (mover >= 0 && still.contains(mover)) {
            told.stream().filter(Scripting::isOfNode).forEach(ties::happens);
            told.removeIf(Scripting::isOfNode);
            if (!isSending(scene.after().world(), mover)) {
                ties.act(goneOn(scene.after().world(), mover));
            }
        }
        if (manner.isLate() && told.stream().anyMatch(Scripting::isOfNode)) {
            told.stream().filter(Scripting::isOfNode).forEach(ties::happens);
            told.removeIf(Scripting::isOfNode);
            ship(place + 1);
        }
        told.forEach(ties::happens);
    }

    /** What a master has written gets to its replica before its client learns of the answer, where it does right after. */
    private void ship(int from) {
        for (int place = from; place < scenes.size() && scenes.get(place).move() instanceof Move.Ship; place++) {
            shipped.add(place);
            scenes.get(place).told().forEach(ties::happens);
            if (place + 1 < scenes.size()) {
                ties.act(lagging(place + 1));
            }
        }
    }

    private static boolean isOfNode(Option.Told told) {
        return told.fact() instanceof StoreFact;
    }

    private static String name(ModelWorld world, int client) {
        return world.clients().get(client).role().name();
    }

    private static String node(ModelWorld world, int node) {
        return world.setting().nodes().get(node).name();
    }

    /** Those stand still that could go on and are not to. */
    private List<Action> stopped(int place) {
        Scene next = scenes.get(place);
        ModelWorld world = next.before().world();
        int mover = mover(next.move());
        List<Action> actions = new ArrayList<>();
        for (int client : begun.stream().sorted().toList()) {
            boolean already = still.contains(client) || stuck.contains(client);
            boolean slept = sleepers.remove(client);
            if (client == mover || already || !(slept || Patience.isUrgent(world, client, 0))) {
                continue;
            }
            if (manner.sleepsOn() && (slept || next.move() instanceof Move.Pass) && sleeps(world, client)) {
                sleepers.add(client);
                continue;
            }
            if (goesAhead(world, client)) {
                still.add(client);
                ties.act(List.of(new ClientAction.Pause(name(world, client))));
            } else if (next.move() instanceof Move.Pass pass && ((pass.stuck() >> client) & 1) == 1) {
                stuck.add(client);
                actions.add(new ClientAction.Stall(name(world, client)));
            } else {
                still.add(client);
                actions.add(new ClientAction.Pause(name(world, client)));
            }
        }
        return actions;
    }

    /** Whether a client's main program sleeps, whether it stands still or not. */
    private static boolean sleeps(ModelWorld world, int client) {
        return world.clients().get(client).phase() instanceof Phase.Asleep asleep && asleep.until() > world.now();
    }

    /**
     * Before it stands still, a client does what it does by itself, which others do not see: so there is something to
     * tie to that it has come so far. Answers whether there is.
     */
    private boolean goesAhead(ModelWorld world, int client) {
        boolean wakes = world.clients().get(client).phase() instanceof Phase.Asleep;
        if (manner.ahead() == Manner.Ahead.NOT || (wakes && manner.ahead() == Manner.Ahead.AFTER_ANSWERS)) {
            return false;
        }
        List<EventPattern> own = new ArrayList<>();
        Stride.own(world, client, (at, actor, fact) -> {
            Option.Told told = new Option.Told(actor, fact);
            Optional<EventPattern> pattern = Ties.pattern(told);
            pattern.ifPresent(own::add);
            pattern.ifPresent(known -> ties.happens(told));
        });
        ahead.computeIfAbsent(name(world, client), name -> new ArrayDeque<>()).addAll(own);
        return !own.isEmpty();
    }

    private boolean wasAhead(Option.Told told) {
        Deque<EventPattern> own = ahead.getOrDefault(told.actor(), new ArrayDeque<>());
        boolean was = !own.isEmpty()
                && Ties.pattern(told).filter(own.peekFirst()::equals).isPresent();
        if (was) {
            own.removeFirst();
        }
        return was;
    }

    private static boolean isSending(ModelWorld world, int client) {
        return world.clients().get(client).strands().stream()
                .anyMatch(strand -> strand.phase() instanceof Phase.Sending);
    }

    private static int mover(Move move) {
        if (move instanceof Move.Begin begin) {
            return begin.client();
        } else if (move instanceof Move.Go go) {
            return go.client();
        } else if (move instanceof Move.GoWith with) {
            return with.client();
        } else if (move instanceof Move.Finish finish) {
            return finish.client();
        }
        return move instanceof Move.CrashClient crash ? crash.client() : -1;
    }

    /** What goes between a master and a replica is held from the last arrival before a failover that loses it. */
    private List<Action> lagging(int place) {
        List<Action> actions = new ArrayList<>();
        for (int later = place; later < scenes.size(); later++) {
            Move move = scenes.get(later).move();
            if (move instanceof Move.FailOver over
                    && scenes.get(later).before().world().ships(over.replica())
                    && !laggards.containsKey(over.replica())
                    && noneShips(place, later, over.replica())) {
                actions.add(held(scenes.get(place).before().world(), over.replica()));
            }
        }
        return actions;
    }

    private boolean noneShips(int from, int to, int replica) {
        return scenes.subList(from, to).stream().noneMatch(scene -> scene.move().equals(new Move.Ship(replica)));
    }

    private Action held(ModelWorld world, int replica) {
        String master = node(world, master(world, replica));
        laggards.put(replica, master);
        return new LinkAction.Hold(node(world, replica), master, LinkAction.Part.BOTH);
    }

    private static int master(ModelWorld world, int replica) {
        return Optional.ofNullable(world.servers().nodes().get(replica).upstream())
                .orElseThrow()
                .master();
    }

    private List<Action> before(int place, Scene scene) {
        Move move = scene.move();
        ModelWorld world = scene.before().world();
        List<Action> actions = new ArrayList<>();
        if (move instanceof Move.Begin begin) {
            actions.addAll(heldBack(place, begin.client()));
            actions.add(new ClientAction.Start(name(world, begin.client())));
        } else if (move instanceof Move.Go go) {
            actions.addAll(heldBack(place, go.client()));
            Optional<String> held = sentTo(scene).filter(to -> heldBack.remove(new To(go.client(), to)) != null);
            held.ifPresent(to -> actions.add(new LinkAction.Open(name(world, go.client()), to)));
            if (held.isEmpty()) {
                actions.addAll(goneOn(world, go.client()));
            }
        } else if (move instanceof Move.GoWith with) {
            actions.add(trouble(world, scene, with));
            actions.addAll(goneOn(world, with.client()));
        } else if (move instanceof Move.Finish finish) {
            actions.addAll(goneOn(world, finish.client()));
            actions.add(new ClientAction.Finish(name(world, finish.client())));
        } else if (move instanceof Move.CrashClient crash) {
            actions.add(new ClientAction.Crash(name(world, crash.client())));
        } else if (move instanceof Move.Lag lag) {
            actions.addAll(lag(world, lag));
        } else if (move instanceof Move.Arrive arrive) {
            actions.add(arrives(world, arrive));
        } else {
            actions.addAll(ofNodes(world, move));
        }
        return actions;
    }

    private List<Action> goneOn(ModelWorld world, int client) {
        boolean stood = still.remove(client);
        boolean hung = stuck.remove(client);
        return stood || hung ? List.of(new ClientAction.Resume(name(world, client))) : List.of();
    }

    private static Optional<String> sentTo(Scene scene) {
        return scene.told().stream()
                .filter(told -> told.fact() instanceof CommandSent)
                .map(told -> ((CommandSent) told.fact()).node())
                .findFirst();
    }

    /** What a client sends to a node. */
    private record To(int client, String node) {}

    /** Those of a client's requests to several nodes are held that are to arrive only after others have moved. */
    private List<Action> heldBack(int place, int client) {
        if (!begins(scenes.get(place), client)) {
            return List.of();
        }
        List<Action> actions = new ArrayList<>();
        boolean interrupted = false;
        for (int later = place; later < scenes.size(); later++) {
            Scene scene = scenes.get(later);
            if (mover(scene.move()) != client) {
                interrupted = true;
                continue;
            }
            Optional<String> to = sentTo(scene);
            if (interrupted && to.isPresent() && isSending(scene.before().world(), client)) {
                String name = name(scene.before().world(), client);
                heldBack.put(new To(client, to.get()), client);
                actions.add(new LinkAction.HoldNext(name, to.get(), LinkAction.Part.REQUESTS));
            }
            if (!isSending(scene.after().world(), client)) {
                break;
            }
        }
        return actions;
    }

    /** Where some of several requests are held, all are sent at once all the same. */
    private void announce(int place) {
        int client = mover(scenes.get(place).move());
        boolean holds = heldBack.containsValue(client);
        if (client < 0 || !holds || !begins(scenes.get(place), client)) {
            return;
        }
        for (int later = place + 1; later < scenes.size(); later++) {
            Scene scene = scenes.get(later);
            if (mover(scene.move()) == client) {
                scene.told().stream()
                        .filter(told -> told.fact() instanceof CommandSent)
                        .forEach(told -> {
                            announced.add(told);
                            ties.happens(told);
                        });
                if (!isSending(scene.after().world(), client)) {
                    return;
                }
            }
        }
    }

    private static boolean begins(Scene scene, int client) {
        return !isSending(scene.before().world(), client)
                && isSending(scene.after().world(), client);
    }

    private Action trouble(ModelWorld world, Scene scene, Move.GoWith with) {
        String client = name(world, with.client());
        String to = sentTo(scene).orElseThrow();
        return switch (with.fault()) {
            case LOST_REQUEST -> new LinkAction.LoseNext(client, to, LinkAction.Part.REQUESTS);
            case LOST_REPLY -> new LinkAction.LoseNext(client, to, LinkAction.Part.REPLIES);
            default -> new LinkAction.HoldNext(client, to, LinkAction.Part.REQUESTS);
        };
    }

    private List<Action> lag(ModelWorld world, Move.Lag lag) {
        if (lag.begins()) {
            return laggards.containsKey(lag.replica()) ? List.of() : List.of(held(world, lag.replica()));
        }
        // The link to the master that it followed then, though it may be a master itself by now.
        String master = laggards.remove(lag.replica());
        return master == null ? List.of() : List.of(new LinkAction.Open(node(world, lag.replica()), master));
    }

    private static Action arrives(ModelWorld world, Move.Arrive arrive) {
        return world.flights().stream()
                .filter(flight -> flight.number() == arrive.message())
                .map(flight -> new LinkAction.Open(name(world, flight.client()), node(world, flight.node())))
                .findFirst()
                .orElseThrow();
    }

    private List<Action> ofNodes(ModelWorld world, Move move) {
        if (move instanceof Move.CrashNode crash) {
            String node = node(world, crash.node());
            List<Action> actions = new ArrayList<>();
            actions.add(new NodeAction.Crash(node));
            if (crash.kind() == FaultKind.RESTART_NODE) {
                Optional<Duration> after = Optional.of(budget.restartAfter()).filter(time -> !time.isZero());
                actions.add(new NodeAction.Restart(node, after, false));
            }
            return actions;
        } else if (move instanceof Move.FailOver over) {
            String master = node(world, master(world, over.replica()));
            return List.of(new NodeAction.Crash(master), new NodeAction.Promote(node(world, over.replica())));
        } else if (move instanceof Move.JumpClock jump) {
            return List.of(new NodeAction.JumpClock(node(world, jump.node()), budget.clockJump()));
        }
        return List.of();
    }

    private void note(Scene scene) {
        if (scene.move() instanceof Move.Begin begin) {
            begun.add(begin.client());
        } else if (scene.move() instanceof Move.CrashClient crash) {
            begun.remove(crash.client());
            still.remove(crash.client());
            stuck.remove(crash.client());
        }
    }

    /** One after another comes to its end, whoever has moved last before the others, so that no more depends on luck. */
    private void end() {
        ModelWorld world = scenes.get(scenes.size() - 1).after().world();
        List<Integer> left = new ArrayList<>();
        for (int place = scenes.size() - 1; place >= 0; place--) {
            int mover = mover(scenes.get(place).move());
            if (begun.contains(mover)
                    && !left.contains(mover)
                    && world.clients().get(mover).isAlive()) {
                left.add(mover);
            }
        }
        List<Action> actions = new ArrayList<>();
        for (int client : left.subList(Math.min(1, left.size()), left.size())) {
            if (!still.contains(client) && !stuck.contains(client)) {
                still.add(client);
                actions.add(new ClientAction.Pause(name(world, client)));
            }
        }
        for (int client : begun.stream().sorted().toList()) {
            if (!left.contains(client)) {
                actions.addAll(finished(world, client));
            }
        }
        for (int client : left) {
            actions.addAll(goneOn(world, client));
            actions.addAll(finished(world, client));
            ties.act(actions);
            actions = new ArrayList<>();
            ties.happens(new Option.Told(name(world, client), new ClientFinished(name(world, client), "")));
        }
        ties.act(actions);
    }

    /** Tells a client as often as it will wait for that; one that has given up before is told in vain. */
    private List<Action> finished(ModelWorld world, int client) {
        return Collections.nCopies((int) untold(client), new ClientAction.Finish(name(world, client)));
    }

    /** How often a client will wait to be told that its work is done, and was not. */
    private long untold(int client) {
        long waits = scenario.clients().get(client).does().stream()
                .filter(step -> step instanceof Step.WorkUntilTold)
                .count();
        long told = scenes.stream()
                .filter(scene -> scene.move().equals(new Move.Finish(client)))
                .count();
        return waits - told;
    }
}
