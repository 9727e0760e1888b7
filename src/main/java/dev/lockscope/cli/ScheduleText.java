package dev.lockscope.cli;

import dev.lockscope.explore.Counterexample.Step;
import dev.lockscope.explore.Move;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.CommandFact.CommandReplied;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.EventText;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.Prominence;
import dev.lockscope.trace.ResourceFact.ValueRead;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Tells the moves of a schedule in words. */
final class ScheduleText {

    private final Messages messages;
    private final EventText words;
    private final Scenario scenario;

    ScheduleText(Messages messages, Scenario scenario) {
        this.messages = messages;
        this.words = EventText.in(messages.language().id());
        this.scenario = scenario;
    }

    /** A move, such as {@code A begins}. */
    String move(Step step) {
        Move move = step.move();
        if (move instanceof Move.Begin begin) {
            return messages.text("move.begin", client(begin.client()));
        } else if (move instanceof Move.Go go) {
            return messages.text("move.go", client(go.client()));
        } else if (move instanceof Move.GoWith with) {
            return messages.text("move." + with.fault().id(), client(with.client()));
        } else if (move instanceof Move.Finish finish) {
            return messages.text("move.finish", client(finish.client()));
        } else if (move instanceof Move.Pass pass) {
            return passed(pass, step.waited());
        } else if (move instanceof Move.CrashClient crash) {
            return messages.text("move.crash-client", client(crash.client()));
        } else if (move instanceof Move.CrashNode crash) {
            return messages.text("move." + crash.kind().id(), node(crash.node()));
        } else if (move instanceof Move.StartNode start) {
            return messages.text("move.start-node", node(start.node()));
        } else if (move instanceof Move.Ship ship) {
            return messages.text("move.ship", node(ship.replica()));
        } else if (move instanceof Move.Lag lag) {
            return messages.text(lag.begins() ? "move.lag" : "move.lag-ends", node(lag.replica()));
        } else if (move instanceof Move.FailOver over) {
            return messages.text("move.failover", node(over.replica()));
        } else if (move instanceof Move.JumpClock jump) {
            return messages.text("move.clock-jump", node(jump.node()));
        }
        return messages.text("move.arrive");
    }

    private String passed(Move.Pass pass, long nanos) {
        String time = messages.number(nanos / 1e9, 3);
        String paused = clients(pass.stopped());
        String stuck = clients(pass.stuck());
        return messages.text("move.pass", time)
                + (paused.isEmpty() ? "" : messages.text("move.pass.stopped", paused))
                + (stuck.isEmpty() ? "" : messages.text("move.pass.stuck", stuck));
    }

    private String clients(int bits) {
        return IntStream.range(0, scenario.clients().size())
                .filter(client -> ((bits >> client) & 1) == 1)
                .mapToObj(this::client)
                .collect(Collectors.joining(", "));
    }

    private String client(int place) {
        return scenario.clients().get(place).name();
    }

    private String node(int place) {
        return scenario.topology().nodes().get(place);
    }

    /** What came of a move: the turns that it took, or else the commands. */
    String outcome(Step step) {
        List<Fact> turns = step.facts().stream()
                .filter(fact -> Prominence.of(fact) == Prominence.HEADLINE || fact instanceof ValueRead)
                .toList();
        List<Fact> shown = turns.isEmpty()
                ? step.facts().stream()
                        .filter(fact -> fact instanceof CommandSent || fact instanceof CommandReplied)
                        .toList()
                : turns;
        return shown.stream().map(words::of).collect(Collectors.joining("; "));
    }
}
