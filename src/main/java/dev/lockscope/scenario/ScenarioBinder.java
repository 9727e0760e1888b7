package dev.lockscope.scenario;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Binds a whole file: each section first, so that every section's problems are found, then what holds across sections.
 *
 * <p>What cannot be read is replaced by a stand-in, so that the rest can be looked at; with a problem found, the result
 * is not for use.
 */
final class ScenarioBinder {

    /** The highest fencing token that a scenario can begin with. */
    static final long MOST_FENCE = 1_000_000_000_000L;

    /** The highest limit of speed, which is the highest speed. */
    static final long MOST_SPEED = 20;

    /** The longest id. */
    static final int LONGEST_ID = 60;

    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
    private static final List<String> KEYS = List.of(
            "id",
            "title",
            "goal",
            "topology",
            "lock",
            "first-fence",
            "max-speed",
            "resource",
            "clients",
            "script",
            "expect",
            VariantReader.KEY);

    private final Problems problems;
    private final Values values;
    private final Optional<String> fileId;

    /**
     * A binder for one file.
     *
     * @param fileId what the id must be, where the file has a name
     */
    ScenarioBinder(Problems problems, Optional<String> fileId) {
        this.problems = problems;
        this.values = new Values(problems);
        this.fileId = fileId;
    }

    /** The scenario; with a problem found it is not for use. */
    Optional<Scenario> bind(VariantReader.Whole whole, String source) {
        return Fields.of(whole.root(), problems, KEYS).map(fields -> bind(fields, whole, source));
    }

    private Scenario bind(Fields fields, VariantReader.Whole whole, String source) {
        String id = fields.required("id").flatMap(this::id).orElse("");
        Optional<Text> family = whole.family().map(this::text);
        Text own = fields.required("title").map(this::text).orElse(new Text("", ""));
        Text title = family.map(all -> all.with(own)).orElse(own);
        Text goal = fields.required("goal").map(this::text).orElse(new Text("", ""));
        Optional<String> lock = fields.required("lock").flatMap(new LockNames(problems)::read);
        Names names = new Names(problems);
        Optional<Yaml> clientsValue = fields.required("clients");
        List<ClientDraft> clients =
                clientsValue.map(new ClientBinder(problems, names)::bind).orElse(List.of());
        Topology topology = fields.required("topology")
                .map(new TopologyBinder(problems, names)::bind)
                .orElse(new Topology.Single(TopologyBinder.NODE));
        Optional<Yaml> resourceValue = fields.required("resource");
        Optional<ResourceSpec> resource = resourceValue.map(new ResourceBinder(problems, names)::bind);
        Optional<Long> firstFence =
                fields.optional("first-fence").flatMap(value -> values.number(value, 1, MOST_FENCE));
        Optional<Double> maxSpeed = fields.optional("max-speed")
                .flatMap(value -> values.number(value, 1, MOST_SPEED))
                .map(Long::doubleValue);
        Actors actors = new Actors(clients, topology, keys(lock, clients), !clients.isEmpty());
        int before = problems.count();
        List<StepDraft> script = fields.optional("script")
                .map(new ScriptBinder(problems, actors)::bind)
                .orElse(List.of());
        boolean readable = problems.count() == before;
        Expectation expect = fields.required("expect")
                .map(new ExpectationBinder(problems)::bind)
                .orElse(new Expectation(Set.of()));
        new CrossChecks(problems, clients, topology, script).check(resource, readable);
        return new Scenario(
                id,
                whole.variant(),
                title,
                goal,
                topology,
                lock.orElse(""),
                firstFence,
                maxSpeed,
                clients.stream().map(ClientDraft::spec).toList(),
                resource.orElse(ResourceBinder.STAND_IN),
                script.stream().flatMap(step -> step.bound().stream()).toList(),
                expect,
                source);
    }

    private Optional<String> id(Yaml value) {
        Optional<Scalar> id = values.text(value, Wording.WANT_ID.with());
        id.ifPresent(written -> {
            String text = written.value();
            if (text.length() > LONGEST_ID || !ID.matcher(text).matches()) {
                problems.add(written.at(), Wording.BAD_ID.with(text), Wording.WANT_ID.with());
            } else if (fileId.filter(file -> !file.equals(text)).isPresent()) {
                problems.add(
                        written.at(),
                        Wording.ID_IS_NOT_FILE_NAME.with(text),
                        Wording.WANT_FILE_NAME.with(fileId.get()));
            }
        });
        return id.map(Scalar::value);
    }

    private Text text(Yaml value) {
        return Fields.of(value, problems, List.of("en", "nb"))
                .map(fields -> new Text(
                        fields.required("en")
                                .flatMap(values::text)
                                .map(Scalar::value)
                                .orElse(""),
                        fields.required("nb")
                                .flatMap(values::text)
                                .map(Scalar::value)
                                .orElse("")))
                .orElse(new Text("", ""));
    }

    /** The keys that clients use on the nodes for their locks; none where the scenario's lock could not be read. */
    private static List<String> keys(Optional<String> lock, List<ClientDraft> clients) {
        return lock.stream()
                .flatMap(name -> Stream.concat(
                        clients.stream().map(client -> client.spec().ownLock().orElse(name)), Stream.of(name)))
                .distinct()
                .flatMap(name -> Stream.of(name, LockSettings.fenceKey(name)))
                .toList();
    }
}
