package dev.lockscope.scenario;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.recipe.Catalogue;
import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.yaml.Yaml;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads actions back from their texts, see {@link Action#text}. Any thread. */
public final class ActionText {

    private final Actors actors;

    /** Reads actions that are done in a scenario. */
    public ActionText(Scenario scenario) {
        this.actors = actors(scenario);
    }

    /** Who and what can be named in a scenario that is in order. */
    static Actors actors(Scenario scenario) {
        List<ClientDraft> clients =
                scenario.clients().stream().map(ActionText::draft).toList();
        List<String> keys = Stream.concat(scenario.locks().stream(), Stream.of(scenario.lock()))
                .distinct()
                .flatMap(lock -> Stream.of(lock, LockSettings.fenceKey(lock)))
                .toList();
        return new Actors(clients, scenario.topology(), keys, true);
    }

    private static ClientDraft draft(ClientSpec spec) {
        return new ClientDraft(
                Position.START,
                spec.name(),
                spec,
                Catalogue.find(spec.recipe()),
                Position.START,
                Position.START,
                spec.does().stream()
                        .map(step -> new Located<>(Position.START, step))
                        .toList(),
                true);
    }

    /** The action that a text stands for; nothing where it stands for none that the scenario knows. */
    public Optional<Action> read(String text) {
        if (text.isBlank()) {
            return Optional.empty();
        }
        Problems problems = new Problems("");
        Optional<Action> action =
                new ActionParser(problems, actors).parse(new Yaml.Scalar(Position.START, text, Yaml.Type.TEXT, -1));
        return problems.count() > 0 ? Optional.empty() : action;
    }
}
