package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.NearMatch;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Reads what is done to a node that there is. */
final class NodeActionParser {

    private static final String EMPTY = "empty";
    private static final String AFTER = "after";

    private final Problems problems;
    private final List<String> keys;
    private final Durations durations;
    private final Rates rates;

    NodeActionParser(Problems problems, Actors actors) {
        this.problems = problems;
        this.keys = actors.keys();
        this.durations = new Durations(problems);
        this.rates = new Rates(problems);
    }

    Optional<Action> parse(WrittenAction action) {
        String node = action.target().value();
        return switch (action.verb()) {
            case CRASH -> Optional.of(new NodeAction.Crash(node));
            case STOP -> Optional.of(new NodeAction.Stop(node));
            case LOSE_POWER -> Optional.of(new NodeAction.LosePower(node));
            case RESTART -> restart(node, action);
            case PROMOTE -> Optional.of(new NodeAction.Promote(node));
            case STALL -> Optional.of(new NodeAction.Stall(node));
            case RESUME -> Optional.of(new NodeAction.Resume(node));
            case JUMP_CLOCK -> durations.signed(action.rest().get(0)).map(by -> new NodeAction.JumpClock(node, by));
            case DRIFT_CLOCK -> rates.parse(action.rest().get(0)).map(rate -> new NodeAction.DriftClock(node, rate));
            case EVICT -> Optional.of(new NodeAction.Evict(node));
            case FLUSH -> Optional.of(new NodeAction.Flush(node));
            case DELETE -> key(action.rest().get(0)).map(key -> new NodeAction.Delete(node, key));
            default -> throw new IllegalArgumentException("not done to nodes: " + action.verb());
        };
    }

    private Optional<Action> restart(String node, WrittenAction action) {
        List<Located<String>> rest = action.rest();
        boolean empty = !rest.isEmpty() && rest.get(0).value().equals(EMPTY);
        List<Located<String>> delay = empty ? rest.subList(1, rest.size()) : rest;
        if (delay.isEmpty()) {
            return Optional.of(new NodeAction.Restart(node, Optional.empty(), empty));
        }
        if (delay.size() != 2 || !delay.get(0).value().equals(AFTER)) {
            return action.malformed(problems);
        }
        return durations.positive(delay.get(1)).map(after -> restart(node, after, empty));
    }

    private static Action restart(String node, Duration after, boolean empty) {
        return new NodeAction.Restart(node, Optional.of(after), empty);
    }

    private Optional<String> key(Located<String> written) {
        if (keys.isEmpty() || keys.contains(written.value())) {
            return Optional.of(written.value());
        }
        problems.add(
                written.at(),
                Wording.UNKNOWN_KEY_ON_NODE.with(written.value()),
                Wording.WANT_ONE_OF.choices(keys),
                NearMatch.of(written.value(), keys));
        return Optional.empty();
    }
}
