package dev.lockscope.scenario.tuning;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioDocument;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.scenario.problem.Problem;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Entry;
import dev.lockscope.scenario.yaml.Yaml.Mapping;
import dev.lockscope.scenario.yaml.YamlReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A scenario with some of its numbers and choices changed.
 *
 * <p>What is changed is written into the scenario's document, which is then read as any file is: the scenario has a source
 * that holds it alone and parses back to it, under the same id and the same name of its variant, so that traces of its runs
 * can be replayed. Title, goal and expectation stay as they were, so whether the verdict is as expected says nothing any
 * more where there are {@link #changes}. Immutable; any thread.
 */
public final class Tuning {

    private final Scenario original;
    private final ScenarioDocument document;
    private final List<Parameter> before;
    private final Map<String, String> changes;
    private final Scenario scenario;
    private final List<Parameter> parameters;

    private Tuning(
            Scenario original,
            ScenarioDocument document,
            List<Parameter> before,
            Map<String, String> changes,
            Scenario scenario,
            List<Parameter> parameters) {
        this.original = original;
        this.document = document;
        this.before = before;
        this.changes = Collections.unmodifiableMap(changes);
        this.scenario = scenario;
        this.parameters = parameters;
    }

    /**
     * A scenario as it is.
     *
     * @throws IllegalArgumentException when it was not read from its source
     */
    public static Tuning of(Scenario scenario) {
        ScenarioDocument document = ScenarioDocument.of(scenario);
        List<Parameter> parameters = Sheet.of(scenario, document);
        return new Tuning(scenario, document, parameters, Map.of(), scenario, parameters);
    }

    /** The scenario with its changes; without any the very one that it was made of. */
    public Scenario scenario() {
        return scenario;
    }

    /** All that can be changed, with its value now: first of the nodes, then of each client, then of the resource. */
    public List<Parameter> parameters() {
        return parameters;
    }

    /** What differs from the file, in the order of the parameters. */
    public List<Change> changes() {
        return before.stream()
                .filter(parameter -> changes.containsKey(parameter.path()))
                .map(parameter -> new Change(parameter, changes.getOrDefault(parameter.path(), "")))
                .toList();
    }

    /**
     * Writes a value.
     *
     * @param path a parameter's path
     * @param text the value as in scenario files; empty for the usual one, or no limit
     * @throws IllegalArgumentException when there is no such parameter
     */
    public Outcome with(String path, String text) {
        Parameter parameter = before.stream()
                .filter(one -> one.path().equals(path))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no parameter " + path));
        Map<String, String> next = new LinkedHashMap<>(changes);
        String value = text.strip();
        boolean asBefore = parameter.value().equals(value) || (value.isEmpty() && !parameter.written());
        if (asBefore) {
            next.remove(path);
        } else {
            next.put(path, value);
        }
        return attempt(path, next);
    }

    /** Takes a change back, which others may not allow, such as a number of nodes. */
    public Outcome reset(String path) {
        Map<String, String> next = new LinkedHashMap<>(changes);
        next.remove(path);
        return attempt(path, next);
    }

    /** Takes all changes back. */
    public Tuning reset() {
        return new Tuning(original, document, before, Map.of(), original, before);
    }

    private Outcome attempt(String path, Map<String, String> next) {
        if (next.isEmpty()) {
            return new Outcome.Accepted(reset());
        }
        Mapping root = document.root();
        for (Parameter parameter : before) {
            String value = next.get(parameter.path());
            root = value == null ? root : Setter.set(root, parameter, value);
        }
        ScenarioDocument tuned = document.with(root);
        String text = tuned.text();
        try {
            Scenario read = ScenarioLoader.parse(original.id(), text, original.variant());
            return new Outcome.Accepted(new Tuning(original, document, before, next, read, Sheet.of(read, tuned)));
        } catch (ScenarioException e) {
            return refused(path, text, e.problems());
        }
    }

    /** Each value has a line of its own in the text, which tells where a problem belongs. */
    private Outcome.Refused refused(String path, String text, List<Problem> problems) {
        Yaml tree = YamlReader.read(text, new Problems(original.id())).orElse(document.root());
        Mapping root = tree instanceof Mapping mapping ? mapping : document.root();
        int line = TreePath.of(path).in(root).map(Yaml::at).map(at -> at.line()).orElse(0);
        List<Problem> own =
                problems.stream().filter(problem -> problem.line() == line).toList();
        if (own.isEmpty()) {
            return new Outcome.Refused(
                    path, problems, section(root, problems.get(0).line()));
        }
        List<Problem> ownFirst = new ArrayList<>(own);
        problems.stream().filter(problem -> problem.line() != line).forEach(ownFirst::add);
        return new Outcome.Refused(path, ownFirst, Optional.empty());
    }

    private static Optional<String> section(Mapping root, int line) {
        Optional<String> section = Optional.of("script");
        for (Entry entry : root.entries()) {
            if (entry.key().at().line() <= line) {
                section = Optional.of(entry.key().value());
            }
        }
        return section;
    }
}
