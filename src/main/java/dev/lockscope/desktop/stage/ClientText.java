package dev.lockscope.desktop.stage;

import dev.lockscope.desktop.stage.CardText.Ink;
import dev.lockscope.desktop.stage.CardText.Line;
import dev.lockscope.desktop.stage.CardText.Mood;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.trace.ShortCommand;
import dev.lockscope.trace.world.Belief;
import dev.lockscope.trace.world.ClientState;
import dev.lockscope.trace.world.ClientView;
import dev.lockscope.trace.world.CommandView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.StringJoiner;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** What a client's card says. */
final class ClientText {

    /** As many letters of a command as there is room for beside the name of a node. */
    private static final int SHORT = 9;

    private final Texts texts;
    private final Figures figures;

    ClientText(Texts texts) {
        this.texts = texts;
        this.figures = new Figures(texts);
    }

    /**
     * What the card says at an instant.
     *
     * @param place the client's place in the cast
     * @param rows how many lines there are below its name
     */
    CardText say(ClientView client, long instant, int place, int rows) {
        Optional<Belief> belief = belief(client);
        boolean normal = client.state() instanceof ClientState.Running;
        String state = rows == 0 && normal ? brief(belief, instant) : state(client, instant);
        return new CardText(
                mood(client),
                OptionalInt.of(place),
                client.name(),
                icon(client, rows),
                state,
                Optional.empty(),
                lines(client, belief, instant, place, rows),
                spoken(client, belief, instant));
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

    // The client as a whole

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

    private static Optional<Ikon> icon(ClientView client, int rows) {
        ClientState state = client.state();
        if (state instanceof ClientState.Paused) {
            return Optional.of(Material2OutlinedAL.AC_UNIT);
        } else if (state instanceof ClientState.Stalled) {
            return Optional.of(Material2OutlinedAL.HOURGLASS_DISABLED);
        } else if (state instanceof ClientState.Crashed) {
            return Optional.of(Material2OutlinedAL.CANCEL);
        } else if (state instanceof ClientState.Finished) {
            return Optional.of(Material2OutlinedAL.CHECK);
        } else if (state instanceof ClientState.NotStarted) {
            return Optional.of(Material2OutlinedMZ.RADIO_BUTTON_UNCHECKED);
        } else if (rows <= 1 && client.isInCriticalSection()) {
            return Optional.of(Material2OutlinedMZ.VPN_KEY);
        } else if (rows == 0) {
            return belief(client)
                    .map(belief -> belief instanceof Belief.Holds
                            ? Material2OutlinedAL.LOCK
                            : Material2OutlinedAL.HOURGLASS_EMPTY);
        }
        return Optional.of(client.working() ? Material2OutlinedAL.BUILD : Material2OutlinedMZ.PLAY_ARROW);
    }

    private String state(ClientView client, long instant) {
        ClientState state = client.state();
        if (state instanceof ClientState.Paused paused) {
            return texts.say("client.paused", figures.span(instant - paused.since()));
        } else if (state instanceof ClientState.Stalled stalled) {
            return texts.say("client.stalled", figures.span(instant - stalled.since()));
        }
        return plainState(client);
    }

    private String plainState(ClientView client) {
        ClientState state = client.state();
        if (state instanceof ClientState.NotStarted) {
            return texts.say("client.not-started");
        } else if (state instanceof ClientState.Running) {
            return texts.say(client.working() ? "client.working" : "client.running");
        } else if (state instanceof ClientState.Crashed crashed) {
            return texts.say("client.crashed", figures.instant(crashed.at()));
        } else if (state instanceof ClientState.Finished) {
            return texts.say("client.finished");
        } else if (state instanceof ClientState.Paused paused) {
            return texts.say("client.paused-since", figures.instant(paused.since()));
        } else if (state instanceof ClientState.Stalled stalled) {
            return texts.say("client.stalled-since", figures.instant(stalled.since()));
        }
        throw new IllegalStateException(state.toString());
    }

    // What it believes

    /** In a few letters. */
    private String brief(Optional<Belief> belief, long instant) {
        if (belief.isPresent() && belief.get() instanceof Belief.Holds holds) {
            OptionalLong left = holds.remaining(instant);
            if (left.isEmpty()) {
                return texts.say("belief.brief.ever");
            }
            return holds.holdsAt(instant)
                    ? texts.say("belief.brief.holds", figures.span(left.getAsLong()))
                    : texts.say("belief.brief.over");
        } else if (belief.isPresent() && belief.get() instanceof Belief.Requesting asking) {
            return texts.say("belief.brief.asks", asking.refused());
        }
        return texts.say("belief.brief.none");
    }

    private List<Line> lines(ClientView client, Optional<Belief> belief, long instant, int place, int rows) {
        if (rows == 0) {
            return List.of();
        }
        boolean dead = client.state() instanceof ClientState.Crashed;
        if (rows == 1) {
            return List.of(dead ? Line.of(texts.say("belief.dead"), Ink.MUTED) : whole(client, belief, instant, place));
        }
        List<Line> lines = new ArrayList<>();
        if (dead) {
            lines.add(Line.of(texts.say("belief.dead"), Ink.MUTED));
        } else if (rows == 2) {
            lines.add(shortly(client, belief, instant, place));
            lines.add(doing(client, place));
        } else {
            lines.add(believes(client, belief, instant, place));
            lines.add(rest(belief, instant));
            lines.add(doing(client, place));
        }
        if (rows > 3) {
            lines.add(besides(client));
        }
        while (lines.size() < rows) {
            lines.add(Line.EMPTY);
        }
        return lines;
    }

    /** All in one line: the belief, unless that is nothing beside what it does. */
    private Line whole(ClientView client, Optional<Belief> belief, long instant, int place) {
        return belief.isPresent() || !client.isInCriticalSection()
                ? shortly(client, belief, instant, place)
                : doing(client, place);
    }

    private Line shortly(ClientView client, Optional<Belief> belief, long instant, int place) {
        if (belief.isPresent()
                && belief.get() instanceof Belief.Holds holds
                && holds.validUntil().isPresent()) {
            return holds.holdsAt(instant)
                    ? own(
                            texts.say(
                                    "belief.holds-left",
                                    figures.span(holds.remaining(instant).getAsLong())),
                            place,
                            Material2OutlinedAL.LOCK)
                    : over(client, holds);
        }
        return believes(client, belief, instant, place);
    }

    private Line believes(ClientView client, Optional<Belief> belief, long instant, int place) {
        if (belief.isPresent() && belief.get() instanceof Belief.Holds holds) {
            OptionalLong until = holds.validUntil();
            if (until.isPresent() && !holds.holdsAt(instant)) {
                return over(client, holds);
            }
            String text = until.isPresent()
                    ? texts.say("belief.holds", figures.instant(until.getAsLong()))
                    : texts.say("belief.holds-ever");
            return own(text, place, Material2OutlinedAL.LOCK);
        } else if (belief.isPresent() && belief.get() instanceof Belief.Requesting asking) {
            String text =
                    asking.refused() == 0 ? texts.say("belief.asks") : texts.say("belief.asks-again", asking.refused());
            return Line.of(text, Ink.PLAIN, Material2OutlinedAL.HOURGLASS_EMPTY);
        }
        return Line.of(texts.say("belief.none"), Ink.MUTED, Material2OutlinedAL.LOCK_OPEN);
    }

    private Line over(ClientView client, Belief.Holds holds) {
        return Line.of(
                texts.say("belief.over", figures.instant(holds.validUntil().orElse(0))),
                client.isInCriticalSection() ? Ink.DANGER : Ink.WARNING,
                Material2OutlinedMZ.TIMER_OFF);
    }

    private Line rest(Optional<Belief> belief, long instant) {
        if (belief.isPresent() && belief.get() instanceof Belief.Holds holds) {
            OptionalLong until = holds.validUntil();
            if (until.isEmpty()) {
                return Line.of(texts.say("belief.token", token(holds)), Ink.MUTED);
            }
            String key = holds.holdsAt(instant) ? "belief.left" : "belief.ago";
            String span = figures.span(Math.abs(until.getAsLong() - instant));
            return Line.of(texts.say(key, span, token(holds)), Ink.MUTED);
        } else if (belief.isPresent() && belief.get() instanceof Belief.Requesting asking) {
            return Line.of(texts.say("belief.since", figures.instant(asking.since())), Ink.MUTED);
        }
        return Line.EMPTY;
    }

    private static String token(Belief.Holds holds) {
        return holds.fence().isPresent() ? String.valueOf(holds.fence().getAsLong()) : Figures.token(holds.token());
    }

    // What it does

    private Line doing(ClientView client, int place) {
        if (client.isInCriticalSection()) {
            return own(texts.say("client.inside"), place, Material2OutlinedMZ.VPN_KEY);
        }
        List<CommandView> waits = client.inFlight();
        if (waits.size() == 1) {
            return Line.of(waits(waits.get(0)), Ink.MUTED);
        } else if (!waits.isEmpty()) {
            return Line.of(texts.say("client.waits-many", waits.size()), Ink.MUTED);
        } else if (client.state() instanceof ClientState.Finished
                || client.step().isEmpty()) {
            return Line.EMPTY;
        }
        return Line.of(client.step().get().step(), Ink.CODE);
    }

    /** For whom it waits, and for what where that is short; the message on the link tells it anyway. */
    private String waits(CommandView command) {
        String verb = ShortCommand.verb(command.text());
        return verb.length() <= SHORT
                ? texts.say("client.waits", command.node(), verb)
                : texts.say("client.waits-node", command.node());
    }

    private Line besides(ClientView client) {
        StringJoiner parts = new StringJoiner(" · ");
        if (client.clockRate() != 1) {
            parts.add(texts.say("client.clock", client.clockRate()));
        }
        if (client.isInCriticalSection() && !client.inFlight().isEmpty()) {
            parts.add(waits(client.inFlight().get(0)));
        } else if (client.lastRead().isPresent() && client.clockRate() == 1) {
            parts.add(texts.say("client.read", client.lastRead().getAsLong()));
        }
        return Line.of(parts.toString(), client.clockRate() == 1 ? Ink.MUTED : Ink.WARNING);
    }

    private static Line own(String text, int place, Ikon icon) {
        return new Line(text, Ink.OWN, Optional.of(icon), OptionalInt.of(place));
    }

    private String spoken(ClientView client, Optional<Belief> belief, long instant) {
        StringJoiner all = new StringJoiner(", ");
        all.add(texts.say("client.spoken", client.name()));
        all.add(plainState(client));
        if (!(client.state() instanceof ClientState.Crashed)) {
            all.add(spokenBelief(belief, instant));
        }
        if (client.isInCriticalSection()) {
            all.add(texts.say("client.inside"));
        }
        if (client.clockRate() != 1) {
            all.add(texts.say("client.clock", client.clockRate()));
        }
        return all.toString();
    }

    private String spokenBelief(Optional<Belief> belief, long instant) {
        if (belief.isPresent() && belief.get() instanceof Belief.Holds holds) {
            OptionalLong until = holds.validUntil();
            String held = until.isEmpty()
                    ? texts.say("belief.holds-ever")
                    : texts.say(
                            holds.holdsAt(instant) ? "belief.holds" : "belief.was-until",
                            figures.instant(until.getAsLong()));
            return held + ", " + texts.say("belief.token", token(holds));
        }
        return texts.say(belief.isPresent() ? "belief.asks" : "belief.none");
    }
}
