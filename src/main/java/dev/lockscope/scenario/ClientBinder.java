package dev.lockscope.scenario;

import dev.lockscope.lock.Durability;
import dev.lockscope.lock.Renewal;
import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.program.Step;
import dev.lockscope.lock.recipe.Catalogue;
import dev.lockscope.scenario.ClientSpec.Start;
import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Entry;
import dev.lockscope.scenario.yaml.Yaml.Mapping;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.LongStream;

/** Binds {@code clients}: a mapping of names to clients. */
final class ClientBinder {

    static final int MOST_CLIENTS = 40;

    /** The most clients of one entry. */
    static final int MOST_COPIES = 20;

    /** The shortest lease: servers and machines are not exact enough for shorter ones to tell anything. */
    static final Duration SHORTEST_TTL = Duration.ofMillis(10);

    /** How long a node may take to answer where the file does not say. */
    static final Duration TIMEOUT = Duration.ofSeconds(2);

    private static final List<String> KEYS =
            List.of("recipe", "lock", "copies", "ttl", "timeout", "retry", "renew", "wait", "process", "start", "does");
    private static final Duration STAND_IN = Duration.ofSeconds(1);

    private final Problems problems;
    private final Names names;
    private final Values values;
    private final Durations durations;

    ClientBinder(Problems problems, Names names) {
        this.problems = problems;
        this.names = names;
        this.values = new Values(problems);
        this.durations = new Durations(problems);
    }

    List<ClientDraft> bind(Yaml value) {
        Optional<Mapping> mapping = values.mapping(value);
        List<Entry> entries = mapping.map(Mapping::entries).orElse(List.of());
        if (mapping.isPresent() && entries.isEmpty()) {
            problems.add(value.at(), Wording.FOUND_NOTHING.with(), Wording.WANT_MAPPING.with());
        }
        List<ClientDraft> clients =
                entries.stream().flatMap(entry -> bind(entry).stream()).toList();
        if (clients.size() > MOST_CLIENTS) {
            String most = Integer.toString(MOST_CLIENTS);
            problems.add(clients.get(MOST_CLIENTS).at(), Wording.TOO_MANY.with(most), Wording.WANT_AT_MOST.with(most));
        }
        return clients;
    }

    /** The client of an entry, or its copies. */
    private List<ClientDraft> bind(Entry entry) {
        int before = problems.count();
        String name = names.take(entry.key());
        Position at = entry.key().at();
        Optional<Fields> read = Fields.of(entry.value(), problems, KEYS);
        if (read.isEmpty()) {
            ClientSpec nobody =
                    new ClientSpec(name, "", STAND_IN, TIMEOUT, RetryPolicy.once(), Start.AT_ONCE, List.of());
            return List.of(new ClientDraft(at, name, nobody, Optional.empty(), at, at, List.of(), false));
        }
        Fields fields = read.get();
        Optional<Yaml> copies = fields.optional("copies");
        if (copies.isEmpty()) {
            return List.of(bind(name, name, at, fields, before));
        }
        long count =
                copies.flatMap(value -> values.number(value, 1, MOST_COPIES)).orElse(1L);
        return LongStream.rangeClosed(1, count)
                .mapToObj(number -> names.take(name + number, at))
                .map(copy -> bind(copy, name, at, fields, before))
                .toList();
    }

    private ClientDraft bind(String name, String entry, Position at, Fields fields, int before) {
        Optional<Yaml> recipeValue = fields.required("recipe");
        Optional<Catalogue.Entry> recipe =
                recipeValue.flatMap(value -> values.choice(value, Catalogue.entries(), Catalogue.Entry::id));
        Optional<Yaml> startValue = fields.optional("start");
        List<Located<Step>> steps =
                fields.required("does").map(new StepBinder(problems)::bind).orElse(List.of());
        ClientSpec spec = spec(name, recipe, startValue, steps, fields);
        return new ClientDraft(
                at,
                entry,
                spec,
                recipe,
                recipeValue.map(Yaml::at).orElse(at),
                startValue.map(Yaml::at).orElse(at),
                steps,
                problems.count() == before);
    }

    private ClientSpec spec(
            String name,
            Optional<Catalogue.Entry> recipe,
            Optional<Yaml> startValue,
            List<Located<Step>> steps,
            Fields fields) {
        Duration ttl = fields.required("ttl").flatMap(this::ttl).orElse(STAND_IN);
        return new ClientSpec(
                name,
                recipe.map(Catalogue.Entry::id).orElse(""),
                fields.optional("lock").flatMap(new LockNames(problems)::read),
                ttl,
                fields.optional("timeout").flatMap(durations::positive).orElse(TIMEOUT),
                fields.optional("retry").map(this::retry).orElseGet(RetryPolicy::once),
                fields.optional("renew").map(value -> renewal(value, ttl)).orElseGet(() -> Renewal.atAThirdOf(ttl)),
                fields.optional("wait").map(this::durability).orElse(Durability.NONE),
                fields.optional("process")
                        .flatMap(values::text)
                        .map(Scalar::value)
                        .orElse(name),
                startValue
                        .flatMap(value -> values.choice(value, List.of(Start.values()), ClientBinder::id))
                        .orElse(Start.AT_ONCE),
                steps.stream().map(Located::value).toList());
    }

    private Optional<Duration> ttl(Yaml value) {
        Optional<Duration> ttl = durations.positive(value);
        if (ttl.filter(time -> time.compareTo(SHORTEST_TTL) < 0).isPresent()) {
            problems.add(
                    value.at(),
                    Wording.TTL_TOO_SHORT.with(ttl.get().toMillis() + "ms"),
                    Wording.WANT_TTL.with(SHORTEST_TTL.toMillis() + "ms"));
            return Optional.empty();
        }
        return ttl;
    }

    private RetryPolicy retry(Yaml value) {
        return Fields.of(value, problems, List.of("attempts", "delay", "jitter"))
                .map(fields -> new RetryPolicy(
                        fields.required("attempts")
                                .flatMap(number -> values.number(number, 1, 1_000))
                                .orElse(1L)
                                .intValue(),
                        fields.required("delay").flatMap(durations::any).orElse(Duration.ZERO),
                        fields.optional("jitter").flatMap(durations::any).orElse(Duration.ZERO)))
                .orElseGet(RetryPolicy::once);
    }

    private Renewal renewal(Yaml value, Duration ttl) {
        Renewal usual = Renewal.atAThirdOf(ttl);
        return Fields.of(value, problems, List.of("every", "at-most"))
                .map(fields -> new Renewal(
                        fields.optional("every").flatMap(durations::positive).orElse(usual.every()),
                        fields.optional("at-most")
                                .flatMap(number -> values.number(number, 0, 1_000_000))
                                .map(Long::intValue)
                                .orElse(usual.atMost())))
                .orElse(usual);
    }

    private Durability durability(Yaml value) {
        return Fields.of(value, problems, List.of("replicas", "limit"))
                .map(fields -> new Durability(
                        fields.required("replicas")
                                .flatMap(number -> values.number(number, 1, 3))
                                .orElse(1L)
                                .intValue(),
                        fields.required("limit").flatMap(durations::positive).orElse(STAND_IN)))
                .orElse(Durability.NONE);
    }

    private static String id(Start start) {
        return start.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
