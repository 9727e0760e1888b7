package dev.lockscope.export.html;

import dev.lockscope.export.html.Card.Ink;
import dev.lockscope.export.html.Card.Line;
import dev.lockscope.export.html.Card.Mood;
import dev.lockscope.trace.ShortCommand;
import dev.lockscope.trace.world.Belief;
import dev.lockscope.trace.world.ClientState;
import dev.lockscope.trace.world.ClientView;
import dev.lockscope.trace.world.CommandView;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.StringJoiner;

/** What the page says of clients, from an instant on. */
final class ClientCard {

    private final PageText texts;
    private final CodeShelf shelf;

    ClientCard(PageText texts, CodeShelf shelf) {
        this.texts = texts;
        this.shelf = shelf;
    }

    /** The next instant at which the card says something else although nothing happens. */
    static OptionalLong turn(ClientView client, long after) {
        Optional<Belief> belief = belief(client);
        return belief.isPresent() && belief.get() instanceof Belief.Holds holds && after < end(holds)
                ? holds.validUntil()
                : OptionalLong.empty();
    }

    private static long end(Belief.Holds holds) {
        return holds.validUntil().orElse(Long.MIN_VALUE);
    }

    /** @param place the client's place in the cast */
    Card of(ClientView client, long instant, int place) {
        Optional<Belief> belief = belief(client);
        List<Line> lines = client.state() instanceof ClientState.Crashed
                ? List.of(Line.of(texts.say("belief.dead"), Ink.MUTED), Line.EMPTY, Line.EMPTY, Line.EMPTY)
                : List.of(
                        believes(client, belief, instant, place),
                        rest(belief, instant),
                        doing(client, place),
                        besides(client));
        return new Card(mood(client), state(client), Optional.empty(), lines, facts(client, belief, instant));
    }

    /** Of several locks the one that it holds, or else the one that it asked for last. */
    private static Optional<Belief> belief(ClientView client) {
        List<Belief> beliefs = List.copyOf(client.beliefs().values());
        return beliefs.stream()
                .filter(Belief.Holds.class::isInstance)
                .findFirst()
                .or(() -> beliefs.stream()
                        .filter(Belief.Requesting.class::isInstance)
                        .reduce((one, later) -> later));
    }

    private Map<String, Object> facts(ClientView client, Optional<Belief> belief, long instant) {
        Map<String, Object> facts = new HashMap<>();
        client.criticalSection().ifPresent(lock -> facts.put("inside", lock));
        if (belief.isPresent() && belief.get() instanceof Belief.Holds holds && holds.holdsAt(instant)) {
            facts.put("believes", holds.token());
        }
        client.step()
                .filter(step -> !(client.state() instanceof ClientState.Finished))
                .ifPresent(step -> shelf.place(step).ifPresent(at -> {
                    facts.put("listing", at.recipe());
                    for (int i = 0; i < at.lines().size(); i++) {
                        // The first language is the one that runs.
                        facts.put(i == 0 ? "line" : "line" + i, at.lines().get(i));
                    }
                }));
        return facts;
    }

    private static Mood mood(ClientView client) {
        boolean inside = client.isInCriticalSection();
        ClientState state = client.state();
        if (state instanceof ClientState.NotStarted) {
            return Mood.WAITING;
        } else if (state instanceof ClientState.Running) {
            return inside ? Mood.INSIDE : Mood.LIVELY;
        } else if (state instanceof ClientState.Crashed) {
            return Mood.DEAD;
        } else if (state instanceof ClientState.Finished) {
            return Mood.DONE;
        }
        return inside ? Mood.FROZEN_INSIDE : Mood.FROZEN;
    }

    private Line state(ClientView client) {
        ClientState state = client.state();
        if (state instanceof ClientState.Paused paused) {
            return texts.running("client.paused", Ink.PLAIN, Sign.PAUSED, false, paused.since());
        } else if (state instanceof ClientState.Stalled stalled) {
            return texts.running("client.stalled", Ink.PLAIN, Sign.STUCK, false, stalled.since());
        } else if (state instanceof ClientState.Crashed crashed) {
            String text = texts.say("client.crashed", texts.instant(crashed.at()));
            return Line.of(text, Ink.DANGER, Sign.CRASHED);
        } else if (state instanceof ClientState.Finished) {
            return Line.of(texts.say("client.finished"), Ink.MUTED, Sign.DONE);
        } else if (state instanceof ClientState.NotStarted) {
            return Line.of(texts.say("client.not-started"), Ink.MUTED, Sign.IDLE);
        }
        return client.working()
                ? Line.of(texts.say("client.working"), Ink.MUTED, Sign.WORKS)
                : Line.of(texts.say("client.running"), Ink.MUTED, Sign.RUNS);
    }

    private Line believes(ClientView client, Optional<Belief> belief, long instant, int place) {
        if (belief.isPresent() && belief.get() instanceof Belief.Holds holds) {
            OptionalLong until = holds.validUntil();
            if (until.isEmpty()) {
                return Line.of(texts.say("belief.holds-ever"), Ink.OWN, Sign.LOCKED)
                        .of(place);
            }
            String end = texts.instant(until.getAsLong());
            return holds.holdsAt(instant)
                    ? Line.of(texts.say("belief.holds", end), Ink.OWN, Sign.LOCKED)
                            .of(place)
                    : Line.of(
                            texts.say("belief.over", end),
                            client.isInCriticalSection() ? Ink.DANGER : Ink.WARNING,
                            Sign.OVER);
        } else if (belief.isPresent() && belief.get() instanceof Belief.Requesting asking) {
            String text =
                    asking.refused() == 0 ? texts.say("belief.asks") : texts.say("belief.asks-again", asking.refused());
            return Line.of(text, Ink.PLAIN, Sign.ASKS);
        }
        return Line.of(texts.say("belief.none"), Ink.MUTED, Sign.FREE);
    }

    private Line rest(Optional<Belief> belief, long instant) {
        if (belief.isPresent() && belief.get() instanceof Belief.Holds holds) {
            OptionalLong until = holds.validUntil();
            if (until.isEmpty()) {
                return Line.of(texts.say("belief.token", token(holds)), Ink.MUTED);
            }
            boolean still = holds.holdsAt(instant);
            String key = still ? "belief.left" : "belief.ago";
            return texts.running(key, Ink.MUTED, Sign.NONE, still, until.getAsLong(), token(holds));
        } else if (belief.isPresent() && belief.get() instanceof Belief.Requesting asking) {
            return Line.of(texts.say("belief.since", texts.instant(asking.since())), Ink.MUTED);
        }
        return Line.EMPTY;
    }

    private static String token(Belief.Holds holds) {
        return holds.fence().isPresent() ? String.valueOf(holds.fence().getAsLong()) : PageText.token(holds.token());
    }

    private Line doing(ClientView client, int place) {
        if (client.isInCriticalSection()) {
            return Line.of(texts.say("client.inside"), Ink.OWN, Sign.KEY).of(place);
        }
        List<CommandView> waits = client.inFlight();
        if (waits.size() == 1) {
            return Line.of(waits(waits.get(0)), Ink.MUTED);
        } else if (!waits.isEmpty()) {
            return Line.of(texts.say("client.waits-many", waits.size()), Ink.MUTED);
        } else if (client.state() instanceof ClientState.Finished) {
            return Line.EMPTY;
        }
        return client.step().map(step -> Line.of(step.step(), Ink.CODE)).orElse(Line.EMPTY);
    }

    private String waits(CommandView command) {
        return texts.say("client.waits", command.node(), ShortCommand.verb(command.text()));
    }

    private Line besides(ClientView client) {
        StringJoiner parts = new StringJoiner(" · ");
        boolean drifts = client.clockRate() != 1;
        if (drifts) {
            parts.add(texts.say("client.clock", client.clockRate()));
        }
        if (client.isInCriticalSection() && !client.inFlight().isEmpty()) {
            parts.add(waits(client.inFlight().get(0)));
        } else if (client.lastRead().isPresent() && !drifts) {
            parts.add(texts.say("client.read", client.lastRead().getAsLong()));
        }
        return parts.length() == 0 ? Line.EMPTY : Line.of(parts.toString(), drifts ? Ink.WARNING : Ink.MUTED);
    }
}
