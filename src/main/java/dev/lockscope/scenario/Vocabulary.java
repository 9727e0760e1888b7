package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.NearMatch;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Reads what another file says about a scenario in the scenario's own words: its events, actions and clients.
 *
 * <p>What cannot be so in that scenario is a problem of the file that says it. For one thread, as {@link Problems} are.
 */
public final class Vocabulary {

    private final Problems problems;
    private final Values values;
    private final Actors actors;

    /** Of a scenario; says what is wrong there. */
    public Vocabulary(Scenario scenario, Problems problems) {
        this.problems = problems;
        this.values = new Values(problems);
        this.actors = ActionText.actors(scenario);
    }

    /** The words that actions begin with. */
    public static List<String> verbs() {
        return Arrays.stream(ActionVerb.values()).map(ActionVerb::id).toList();
    }

    /** An event, as in scripts, that somebody in the scenario can come to. */
    public Optional<EventPattern> event(Yaml value) {
        Optional<Scalar> text = values.text(value, Wording.WANT_EVENT.with());
        Optional<EventPattern> pattern = text.flatMap(new EventPatternParser(problems, actors)::parse);
        pattern.ifPresent(
                found -> new PatternCheck(problems, actors.clients()).check(new Located<>(value.at(), found)));
        return pattern;
    }

    /** An action, as in scripts. */
    public Optional<Action> action(Yaml value) {
        return values.text(value, Wording.WANT_TEXT.with()).flatMap(new ActionParser(problems, actors)::parse);
    }

    /** A client of the scenario. */
    public Optional<String> client(Yaml value) {
        List<String> names = actors.clientNames();
        Optional<String> name =
                values.text(value, Wording.WANT_ONE_OF.choices(names)).map(Scalar::value);
        if (name.isPresent() && !names.contains(name.get())) {
            problems.add(
                    value.at(),
                    Wording.UNKNOWN_CLIENT.with(name.get()),
                    Wording.WANT_ONE_OF.choices(names),
                    NearMatch.of(name.get(), names));
            return Optional.empty();
        }
        return name;
    }

    /** A length of time, also none. */
    public Optional<Duration> duration(Yaml value) {
        return new Durations(problems).any(value);
    }
}
