package dev.lockscope.lab.offer;

import dev.lockscope.scenario.Action;
import java.util.List;
import java.util.Optional;

/**
 * Something that can be done to a thing, with all that it takes to do it; for its words see {@link OfferWords}.
 *
 * @param kind what it does
 * @param target what it is done to
 * @param action what to ask the run for
 * @param parameters what its words have places for: names, then lengths of time ({@code 200 ms}) and rates ({@code 1.5})
 * @param reason why it does not apply now; nothing where it applies
 */
public record Offer(Kind kind, Target target, Action action, List<String> parameters, Optional<Reason> reason) {

    public Offer {
        parameters = List.copyOf(parameters);
    }

    /** What tells it from every other offer of a scenario, the same over the whole run. */
    public String id() {
        return action.text();
    }

    /** Whether it applies now. */
    public boolean applies() {
        return reason.isEmpty();
    }
}
