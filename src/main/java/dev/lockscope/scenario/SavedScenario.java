package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Entry;
import dev.lockscope.scenario.yaml.Yaml.Mapping;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import dev.lockscope.scenario.yaml.Yaml.Sequence;
import dev.lockscope.scenario.yaml.YamlReader;
import dev.lockscope.scenario.yaml.YamlWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The text of a scenario file that is another scenario with a script and an expectation of its own. What the other file
 * says in comments is left out.
 *
 * @param id the new file's id
 * @param title its title
 * @param goal what it shows, since what the other file says of itself need not hold for it
 * @param without clients that do not take part, because nothing begins them
 * @param whenTold clients that begin only when the script says so, whatever the other file says
 * @param script its script
 * @param expect its expectation; none means safe
 */
public record SavedScenario(
        String id,
        Text title,
        Text goal,
        Set<String> without,
        Set<String> whenTold,
        List<ScriptStep> script,
        Set<FindingId> expect) {

    private static final String COPIES = "copies";
    private static final String START = "start";

    public SavedScenario {
        without = Set.copyOf(without);
        whenTold = Set.copyOf(whenTold);
        script = List.copyOf(script);
        expect = Set.copyOf(expect);
    }

    /** One whose clients begin as in the other file. */
    public SavedScenario(
            String id, Text title, Text goal, Set<String> without, List<ScriptStep> script, Set<FindingId> expect) {
        this(id, title, goal, without, Set.of(), script, expect);
    }

    /**
     * The file's text.
     *
     * @param source the other scenario's file
     * @param variant which of its variants the other scenario is, where it has variants
     * @throws ScenarioException when that file cannot be read, or the new one would be none
     */
    public String text(String source, Optional<String> variant) throws ScenarioException {
        Problems problems = new Problems(id);
        Optional<VariantReader.Whole> whole = YamlReader.read(source, problems).stream()
                .flatMap(root -> new VariantReader(problems).read(root).stream())
                .filter(one -> one.variant().equals(variant))
                .findFirst();
        if (problems.count() > 0 || whole.isEmpty() || !(whole.get().root() instanceof Mapping root)) {
            throw new ScenarioException(problems.inOrder());
        }
        String text = YamlWriter.write(changed(root));
        ScenarioLoader.parse(id, text);
        return text;
    }

    private Mapping changed(Mapping root) {
        List<Entry> entries = new ArrayList<>();
        for (Entry entry : root.entries()) {
            switch (entry.key().value()) {
                case "id" -> entries.add(entry("id", text(id)));
                case "title" -> entries.add(entry("title", inBoth(title)));
                case "goal" -> entries.add(entry("goal", inBoth(goal)));
                case "clients" -> entries.add(entry("clients", clients(entry.value())));
                case "script", "expect" -> {}
                default -> entries.add(entry);
            }
        }
        if (!script.isEmpty()) {
            entries.add(entry(
                    "script", list(script.stream().map(SavedScenario::step).toList())));
        }
        entries.add(entry("expect", expectation()));
        return mapping(entries);
    }

    private static Yaml inBoth(Text text) {
        return mapping(List.of(entry("en", text(text.en())), entry("nb", text(text.nb()))));
    }

    private Yaml clients(Yaml written) {
        return written instanceof Mapping clients
                ? mapping(clients.entries().stream()
                        .flatMap(client -> present(client).stream())
                        .map(this::begun)
                        .toList())
                : written;
    }

    /** An entry of clients that begins as it is to begin. */
    private Entry begun(Entry entry) {
        if (!whenTold.contains(entry.key().value()) || !(entry.value() instanceof Mapping client)) {
            return entry;
        }
        List<Entry> entries = new ArrayList<>(client.entries());
        entries.removeIf(one -> one.key().value().equals(START));
        entries.add(entry(START, text("when-told")));
        return new Entry(entry.key(), mapping(entries));
    }

    /** An entry of clients with those of its copies that take part, if any does. */
    private Optional<Entry> present(Entry entry) {
        String name = entry.key().value();
        if (!(entry.value() instanceof Mapping client)) {
            return Optional.of(entry);
        }
        List<Entry> entries = new ArrayList<>(client.entries());
        boolean copied = entries.removeIf(one -> one.key().value().equals(COPIES));
        if (!copied || without.isEmpty()) {
            return without.contains(name) ? Optional.empty() : Optional.of(entry);
        }
        int copies = 0;
        while (copies < count(client) && !without.contains(name + (copies + 1))) {
            copies++;
        }
        entries.add(entry(COPIES, new Scalar(Position.START, Integer.toString(copies), Yaml.Type.NUMBER, -1)));
        return copies == 0 ? Optional.empty() : Optional.of(new Entry(entry.key(), mapping(entries)));
    }

    private static int count(Mapping client) {
        return client.entries().stream()
                .filter(one -> one.key().value().equals(COPIES))
                .map(one -> one.value() instanceof Scalar count ? Integer.parseInt(count.value()) : 0)
                .findFirst()
                .orElse(0);
    }

    private static Yaml step(ScriptStep step) {
        List<Entry> entries = new ArrayList<>();
        entries.add(entry("when", text(step.when().toString())));
        List<Yaml> actions = step.actions().stream()
                .map(action -> text(action.text()))
                .map(Yaml.class::cast)
                .toList();
        if (!actions.isEmpty()) {
            entries.add(entry("do", actions.size() == 1 ? actions.get(0) : list(actions)));
        }
        if (!step.within().equals(ScriptBinder.WITHIN)) {
            Duration longest = Durations.LONGEST;
            Duration within = step.within().compareTo(longest) > 0 ? longest : step.within();
            boolean whole = within.toMillisPart() == 0;
            String written = whole ? within.toSeconds() + "s" : within.toMillis() + "ms";
            entries.add(entry("within", text(written)));
        }
        return mapping(entries);
    }

    private Yaml expectation() {
        return expect.isEmpty()
                ? text(ExpectationBinder.SAFE)
                : list(expect.stream()
                        .sorted()
                        .map(finding -> text(finding.id()))
                        .map(Yaml.class::cast)
                        .toList());
    }

    private static Entry entry(String key, Yaml value) {
        return new Entry(text(key), value);
    }

    private static Mapping mapping(List<Entry> entries) {
        return new Mapping(Position.START, entries);
    }

    private static Yaml list(List<Yaml> items) {
        return new Sequence(Position.START, items);
    }

    private static Scalar text(String value) {
        return new Scalar(Position.START, value, Yaml.Type.TEXT, -1);
    }
}
