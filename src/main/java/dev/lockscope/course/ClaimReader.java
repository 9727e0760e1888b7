package dev.lockscope.course;

import dev.lockscope.scenario.EventPattern;
import dev.lockscope.scenario.Fields;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.Values;
import dev.lockscope.scenario.Vocabulary;
import dev.lockscope.scenario.problem.NearMatch;
import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Entry;
import dev.lockscope.scenario.yaml.Yaml.Mapping;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import dev.lockscope.scenario.yaml.Yaml.Sequence;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Reads claims: mappings with one claim, and beside it perhaps the variant that it is about. For one thread. */
final class ClaimReader {

    private static final long MOST = 1_000_000_000L;
    private static final int DEEPEST = 8;

    private final Problems problems;
    private final Values values;
    private final Map<String, Scenario> variants;
    private final Map<String, Function<Yaml, Optional<? extends Claim>>> words = new LinkedHashMap<>();
    private Vocabulary vocabulary;
    private Map<String, Yaml> beside = Map.of();
    private int depth;

    /**
     * A reader of one file.
     *
     * @param usual what claims are about that name no variant
     * @param variants the scenarios that they can name, by their variants
     */
    ClaimReader(Problems problems, Scenario usual, Map<String, Scenario> variants) {
        this.problems = problems;
        this.values = new Values(problems);
        this.variants = variants;
        this.vocabulary = new Vocabulary(usual, problems);
        words.put("finding", value -> finding(value).map(RunClaim.Finding::new));
        words.put("no-finding", value -> finding(value).map(RunClaim.NoFinding::new));
        words.put("safe", this::safe);
        words.put("balance", value -> values.number(value, -MOST, MOST).map(RunClaim.Balance::new));
        words.put("lost", value -> values.number(value, 0, MOST).map(RunClaim.Lost::new));
        words.put("charges", value -> values.number(value, 0, MOST).map(RunClaim.Charges::new));
        words.put("computations", value -> values.number(value, 0, MOST).map(RunClaim.Computations::new));
        words.put("granted", value -> timed(value, RunClaim.Granted::new));
        words.put("never-granted", value -> timed(value, RunClaim.NeverGranted::new));
        words.put("count", this::count);
        words.put("happens", value -> vocabulary.event(value).map(RunClaim.Happens::new));
        words.put("never", value -> vocabulary.event(value).map(RunClaim.Never::new));
        words.put("order", this::order);
        words.put("holders", this::holders);
        words.put("overlap", this::overlap);
        words.put("waits", this::waits);
        words.put("all", value -> parts(value).map(Claim.All::new));
        words.put("any", value -> parts(value).map(Claim.Any::new));
        words.put("not", value -> read(value).map(Claim.Not::new));
    }

    /** The claim, if it can be read. */
    Optional<Claim> read(Yaml value) {
        if (depth == DEEPEST) {
            problems.add(value.at(), Wording.TOO_DEEP.with(Integer.toString(DEEPEST)), Wording.WANT_FLATTER.with());
            return Optional.empty();
        }
        depth++;
        Vocabulary outer = vocabulary;
        Map<String, Yaml> outerBeside = beside;
        try {
            return values.mapping(value).flatMap(this::claim);
        } finally {
            vocabulary = outer;
            beside = outerBeside;
            depth--;
        }
    }

    private Optional<Claim> claim(Mapping mapping) {
        List<Entry> claims = new ArrayList<>();
        Map<String, Yaml> others = new LinkedHashMap<>();
        boolean sound = true;
        for (Entry entry : mapping.entries()) {
            String key = entry.key().value();
            if (words.containsKey(key)) {
                claims.add(entry);
            } else if (key.equals("variant")) {
                others.put(key, entry.value());
            } else if (!key.equals("within") && !key.equals("after")) {
                List<String> known = List.copyOf(words.keySet());
                problems.add(
                        entry.key().at(),
                        Wording.UNKNOWN_CLAIM.with(key),
                        Wording.WANT_ONE_OF.choices(known),
                        NearMatch.of(key, known));
                sound = false;
            } else {
                others.put(key, entry.value());
            }
        }
        if (claims.size() != 1 && sound) {
            problems.add(
                    mapping.at(),
                    Wording.NOT_ONE_CLAIM.with(),
                    Wording.WANT_ONE_OF.choices(List.copyOf(words.keySet())));
        }
        return claims.size() == 1 && sound ? claim(claims.get(0), others) : Optional.empty();
    }

    private Optional<Claim> claim(Entry entry, Map<String, Yaml> others) {
        String word = entry.key().value();
        beside = others;
        if (!word.endsWith("granted")) {
            for (String key : List.of("within", "after")) {
                Optional.ofNullable(others.get(key))
                        .ifPresent(value -> problems.add(
                                value.at(),
                                Wording.UNKNOWN_KEY.with(key),
                                Wording.WANT_KEY.choices(List.of(word, "variant"))));
            }
        }
        Optional<String> variant = Optional.ofNullable(others.get("variant")).flatMap(this::variant);
        variant.ifPresent(name -> vocabulary =
                new Vocabulary(Optional.ofNullable(variants.get(name)).orElseThrow(), problems));
        Function<Yaml, Optional<? extends Claim>> reader =
                Optional.ofNullable(words.get(word)).orElseThrow();
        Optional<Claim> claim = reader.apply(entry.value()).map(found -> found);
        return claim.map(found ->
                variant.<Claim>map(name -> new Claim.InVariant(name, found)).orElse(found));
    }

    private Optional<String> variant(Yaml value) {
        return values.text(value, Wording.WANT_ONE_OF.choices(List.copyOf(variants.keySet())))
                .map(Scalar::value)
                .filter(name -> {
                    boolean known = variants.containsKey(name);
                    if (!known) {
                        List<String> names = List.copyOf(variants.keySet());
                        problems.add(
                                value.at(),
                                Wording.UNKNOWN_VARIANT.with(name),
                                Wording.WANT_ONE_OF.choices(names),
                                NearMatch.of(name, names));
                    }
                    return known;
                });
    }

    private Optional<FindingId> finding(Yaml value) {
        return values.choice(value, Arrays.asList(FindingId.values()), FindingId::id);
    }

    private Optional<Claim> safe(Yaml value) {
        boolean yes = value instanceof Scalar scalar
                && scalar.type() == Yaml.Type.BOOLEAN
                && scalar.value().equalsIgnoreCase("true");
        if (!yes) {
            values.refuse(value, Wording.WANT_ONE_OF.choices(List.of("true")));
        }
        return yes ? Optional.of(new RunClaim.Safe()) : Optional.empty();
    }

    private interface Timed {
        Claim of(String client, Optional<RunClaim.Window> when);
    }

    private Optional<Claim> timed(Yaml value, Timed claim) {
        Optional<Yaml> within = Optional.ofNullable(beside.get("within"));
        Optional<Yaml> after = Optional.ofNullable(beside.get("after"));
        Optional<EventPattern> event = after.flatMap(vocabulary::event);
        Optional<RunClaim.Window> window = within.flatMap(span -> window(span, event));
        if (after.isPresent() && within.isEmpty()) {
            window = event.map(from -> new RunClaim.Window(0, Long.MAX_VALUE, Optional.of(from)));
        }
        Optional<RunClaim.Window> when = window;
        return vocabulary.client(value).map(client -> claim.of(client, when));
    }

    private Optional<RunClaim.Window> window(Yaml value, Optional<EventPattern> after) {
        List<Yaml> ends = values.list(value).map(Sequence::items).orElse(List.of());
        if (value instanceof Sequence && ends.size() != 2) {
            problems.add(value.at(), Wording.FOUND_LIST.with(), Wording.WANT_SPAN.with());
        }
        List<Duration> read =
                ends.stream().flatMap(end -> vocabulary.duration(end).stream()).toList();
        return read.size() == 2
                ? Optional.of(
                        new RunClaim.Window(read.get(0).toNanos(), read.get(1).toNanos(), after))
                : Optional.empty();
    }

    private Optional<Claim> count(Yaml value) {
        Optional<Fields> fields = Fields.of(value, problems, List.of("event", "is", "at-least", "at-most"));
        Optional<EventPattern> event =
                fields.flatMap(found -> found.required("event")).flatMap(vocabulary::event);
        Optional<Bounds> times =
                fields.flatMap(found -> bounds(value.at(), found, "is", number -> values.number(number, 0, MOST)));
        return event.flatMap(pattern -> times.map(bounds -> new RunClaim.Count(pattern, bounds)));
    }

    private Optional<Bounds> bounds(Position at, Fields fields, String exact, Function<Yaml, Optional<Long>> read) {
        Optional<Yaml> is = fields.optional(exact);
        Optional<Yaml> least = fields.optional("at-least");
        Optional<Yaml> most = fields.optional("at-most");
        if (is.isPresent()) {
            return is.flatMap(read).map(Bounds::exactly);
        } else if (least.isEmpty() && most.isEmpty()) {
            problems.add(at, Wording.MISSING_KEY.with("at-least"));
            return Optional.empty();
        }
        Optional<Long> from = least.isPresent() ? least.flatMap(read) : Optional.of(0L);
        Optional<Long> to = most.isPresent() ? most.flatMap(read) : Optional.of(Long.MAX_VALUE);
        return from.flatMap(low -> to.map(high -> new Bounds(low, high)));
    }

    private Optional<Long> nanos(Yaml value) {
        return vocabulary.duration(value).map(Duration::toNanos);
    }

    private Optional<Claim> order(Yaml value) {
        List<Yaml> items = values.list(value).map(Sequence::items).orElse(List.of());
        List<EventPattern> events =
                items.stream().flatMap(item -> vocabulary.event(item).stream()).toList();
        if (value instanceof Sequence && items.size() < 2) {
            problems.add(value.at(), Wording.TOO_FEW.with("2"));
        }
        return events.size() == items.size() && items.size() > 1
                ? Optional.of(new RunClaim.Order(events))
                : Optional.empty();
    }

    private Optional<Claim> holders(Yaml value) {
        Optional<Fields> fields = Fields.of(value, problems, List.of("at", "nth", "are"));
        Optional<EventPattern> at =
                fields.flatMap(found -> found.required("at")).flatMap(vocabulary::event);
        long nth = fields.flatMap(found -> found.optional("nth"))
                .flatMap(number -> values.number(number, 1, 1000))
                .orElse(1L);
        Optional<Sequence> are = fields.flatMap(found -> found.required("are")).flatMap(values::list);
        List<String> clients = are.map(Sequence::items).orElse(List.of()).stream()
                .flatMap(client -> vocabulary.client(client).stream())
                .toList();
        boolean sound = are.isPresent() && clients.size() == are.get().items().size();
        return sound ? at.map(event -> new RunClaim.Holders(event, (int) nth, Set.copyOf(clients))) : Optional.empty();
    }

    private Optional<Claim> overlap(Yaml value) {
        return Fields.of(value, problems, List.of("at-least", "at-most"))
                .flatMap(fields -> bounds(value.at(), fields, "is", this::nanos))
                .map(RunClaim.Overlap::new);
    }

    private Optional<Claim> waits(Yaml value) {
        Optional<Fields> fields = Fields.of(value, problems, List.of("client", "at-least", "at-most", "after"));
        Optional<String> client =
                fields.flatMap(found -> found.required("client")).flatMap(vocabulary::client);
        Optional<Bounds> length = fields.flatMap(found -> bounds(value.at(), found, "is", this::nanos));
        Optional<EventPattern> after =
                fields.flatMap(found -> found.optional("after")).flatMap(vocabulary::event);
        return client.flatMap(name -> length.map(bounds -> new RunClaim.Waits(name, bounds, after)));
    }

    private Optional<List<Claim>> parts(Yaml value) {
        List<Yaml> items = values.list(value).map(Sequence::items).orElse(List.of());
        if (value instanceof Sequence && items.isEmpty()) {
            problems.add(value.at(), Wording.TOO_FEW.with("1"));
        }
        List<Claim> claims = items.stream().flatMap(item -> read(item).stream()).toList();
        return claims.isEmpty() || claims.size() < items.size() ? Optional.empty() : Optional.of(claims);
    }
}
