package dev.lockscope.desktop.inspector.state;

import static dev.lockscope.desktop.inspector.state.StateValue.say;

import dev.lockscope.desktop.inspector.state.StateRow.Group;
import dev.lockscope.desktop.inspector.state.StateRow.Subject;
import dev.lockscope.desktop.inspector.state.StateRow.Trait;
import dev.lockscope.desktop.inspector.state.StateValue.Count;
import dev.lockscope.desktop.inspector.state.StateValue.Instant;
import dev.lockscope.desktop.inspector.state.StateValue.Nothing;
import dev.lockscope.desktop.inspector.state.StateValue.Plain;
import dev.lockscope.trace.world.Belief;
import dev.lockscope.trace.world.ClientState;
import dev.lockscope.trace.world.ClientView;
import dev.lockscope.trace.world.CommandView;
import java.util.List;

/**
 * What there is to say of a client.
 *
 * @param rows where it is said
 * @param instant the instant that is shown, ns since the run's start
 */
record ClientTraits(StateRows rows, long instant) {

    void add(ClientView client) {
        Subject subject = new Subject(Group.CLIENT, client.name());
        rows.put(subject, Trait.of("client.process"), process(client.state()));
        for (String lock : client.beliefs().names()) {
            rows.put(subject, new Trait("client.belief", lock), belief(client.belief(lock)));
        }
        rows.put(
                subject,
                Trait.of("client.section"),
                client.criticalSection()
                        .<StateValue>map(lock -> say("section.of", new Plain(lock)))
                        .orElseGet(Nothing::new));
        rows.put(
                subject,
                Trait.of("client.step"),
                client.step()
                        .<StateValue>map(step -> say("step.of", new Plain(step.step()), new Plain(step.recipe())))
                        .orElseGet(Nothing::new));
        rows.put(subject, Trait.of("client.work"), client.working() ? say("work.on") : new Nothing());
        rows.put(
                subject,
                Trait.of("client.read"),
                client.lastRead().isPresent() ? new Count(client.lastRead().getAsLong()) : new Nothing());
        rows.put(
                subject,
                Trait.of("client.clock"),
                client.clockRate() == 1 ? new Nothing() : new Plain(Double.toString(client.clockRate())));
        rows.put(subject, Trait.of("client.waits"), commands(client.inFlight()));
        rows.put(subject, Trait.of("client.adrift"), commands(client.adrift()));
    }

    private static StateValue process(ClientState state) {
        if (state instanceof ClientState.Running) {
            return say("client.runs");
        } else if (state instanceof ClientState.Paused paused) {
            return say("client.paused", new Instant(paused.since()));
        } else if (state instanceof ClientState.Stalled stalled) {
            return say("client.stalled", new Instant(stalled.since()));
        } else if (state instanceof ClientState.Crashed crashed) {
            return say("client.crashed", new Instant(crashed.at()));
        } else if (state instanceof ClientState.Finished finished) {
            return say("client.finished", new Instant(finished.at()));
        }
        return say("client.not-started");
    }

    private StateValue belief(Belief belief) {
        if (belief instanceof Belief.Requesting asking) {
            return asking.refused() == 0
                    ? say("belief.asks", new Instant(asking.since()))
                    : say("belief.asks-again", new Instant(asking.since()), new Count(asking.refused()));
        } else if (belief instanceof Belief.Holds holds) {
            StateValue token = holds.fence().isPresent()
                    ? say(
                            "belief.fenced",
                            StateValue.token(holds.token()),
                            new Count(holds.fence().getAsLong()))
                    : say("belief.token", StateValue.token(holds.token()));
            if (holds.validUntil().isEmpty()) {
                return say("belief.holds-for-ever", token);
            }
            String key = holds.holdsAt(instant) ? "belief.holds" : "belief.held";
            return say(key, token, new Instant(holds.validUntil().getAsLong()));
        }
        return say("belief.none");
    }

    private static StateValue commands(List<CommandView> commands) {
        return StateValue.several(commands.stream()
                .<StateValue>map(command -> say("command.to", new Plain(command.text()), new Plain(command.node())))
                .toList());
    }
}
