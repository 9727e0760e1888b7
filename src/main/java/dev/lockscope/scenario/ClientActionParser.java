package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.Problems;
import java.util.Optional;

/** Reads what is done to a client that there is. */
final class ClientActionParser {

    private final Rates rates;

    ClientActionParser(Problems problems) {
        this.rates = new Rates(problems);
    }

    Optional<Action> parse(WrittenAction action) {
        String client = action.target().value();
        return switch (action.verb()) {
            case START -> Optional.of(new ClientAction.Start(client));
            case PAUSE -> Optional.of(new ClientAction.Pause(client));
            case STALL -> Optional.of(new ClientAction.Stall(client));
            case RESUME -> Optional.of(new ClientAction.Resume(client));
            case CRASH -> Optional.of(new ClientAction.Crash(client));
            case FINISH -> Optional.of(new ClientAction.Finish(client));
            case DRIFT_CLOCK ->
                rates.parse(action.rest().get(0)).map(rate -> new ClientAction.DriftClock(client, rate));
            default -> throw new IllegalArgumentException("not done to clients: " + action.verb());
        };
    }
}
