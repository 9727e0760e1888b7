package dev.lockscope.course;

import dev.lockscope.lock.recipe.Catalogue;
import dev.lockscope.scenario.Action;
import dev.lockscope.scenario.EventPattern;
import dev.lockscope.scenario.Fields;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.Values;
import dev.lockscope.scenario.Vocabulary;
import dev.lockscope.scenario.problem.NearMatch;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.Yaml.Entry;
import dev.lockscope.scenario.yaml.Yaml.Mapping;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import dev.lockscope.scenario.yaml.Yaml.Sequence;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads {@code lesson.yaml} against the scenarios in its folder and the glossary. For one thread. */
final class PlanReader {

    static final List<String> KEYS = List.of(
            "id",
            "number",
            "minutes",
            "scenario",
            "start",
            "repaired",
            "question",
            "beats",
            "faults",
            "code",
            "challenge",
            "explore",
            "fewest",
            "cards",
            "quiz",
            "terms",
            "sources");

    private static final int FEWEST_OPTIONS = 3;
    private static final int MOST_OPTIONS = 5;

    private final Problems problems;
    private final Values values;
    private final LessonFolder folder;
    private final List<Scenario> scenarios;
    private final List<String> broken;
    private final Optional<Set<String>> glossary;

    /**
     * A reader of one file.
     *
     * @param folder what the folder is called
     * @param scenarios every variant of every scenario file in the folder that is in order
     * @param broken the ids of those that are not in order, which has been said
     * @param glossary the glossary's terms; nothing where there is no glossary
     */
    PlanReader(
            Problems problems,
            LessonFolder folder,
            List<Scenario> scenarios,
            List<String> broken,
            Optional<Set<String>> glossary) {
        this.problems = problems;
        this.values = new Values(problems);
        this.folder = folder;
        this.scenarios = List.copyOf(scenarios);
        this.broken = List.copyOf(broken);
        this.glossary = glossary;
    }

    /** What the file says, if it is a mapping at all. */
    Optional<Plan> read(Yaml root) {
        return Fields.of(root, problems, KEYS).map(this::read);
    }

    private Plan read(Fields fields) {
        String id = fields.required("id").flatMap(this::id).orElse("");
        OptionalInt number = fields.required("number").map(this::number).orElse(OptionalInt.empty());
        OptionalInt minutes = fields.required("minutes")
                .flatMap(value -> values.number(value, 1, 120))
                .map(found -> OptionalInt.of(found.intValue()))
                .orElse(OptionalInt.empty());
        boolean withoutRun = fields.optional("scenario").isEmpty()
                && (fields.optional("cards").isPresent()
                        || fields.optional("quiz").isPresent());
        Read read = withoutRun ? cards(fields) : run(fields);
        return new Plan(
                id,
                number,
                minutes,
                read.content(),
                read.wanted(),
                items(fields, "terms").stream()
                        .flatMap(value -> term(value).stream())
                        .toList(),
                items(fields, "sources").stream()
                        .flatMap(value -> source(value).stream())
                        .toList());
    }

    private record Read(Optional<Lesson.Content> content, Wanted wanted) {}

    private Read cards(Fields fields) {
        CardReader reader = new CardReader(problems);
        List<Card> cards = reader.read(fields.optional("cards"));
        List<Card> quiz = reader.read(fields.optional("quiz"));
        return new Read(
                Optional.of(new Lesson.OfCards(cards, quiz)),
                new Wanted.OfCards(rightOptions(cards), rightOptions(quiz)));
    }

    private static Map<String, String> rightOptions(List<Card> cards) {
        Map<String, String> right = new LinkedHashMap<>();
        cards.forEach(card -> right.putIfAbsent(card.id(), card.right()));
        return right;
    }

    private Read run(Fields fields) {
        List<Scenario> family = fields.required("scenario").map(this::family).orElse(List.of());
        Optional<Scenario> start = start(fields, family);
        Optional<Yaml> repairedValue = fields.optional("repaired");
        List<Scenario> repaired =
                repairedValue.isEmpty() || family.isEmpty() ? List.of() : variants(repairedValue.get(), family);
        Optional<Mapping> options = fields.required("question")
                .flatMap(value -> Fields.of(value, problems, List.of("options")))
                .flatMap(question -> question.required("options"))
                .flatMap(values::mapping);
        List<String> optionIds = options.map(this::optionIds).orElse(List.of());
        Optional<Question> question =
                options.flatMap(found -> start.flatMap(scenario -> question(found, scenario, family)));
        List<String> beatIds = new ArrayList<>();
        List<Beat> beats = items(fields, "beats").stream()
                .flatMap(value -> beat(value, start, family, beatIds).stream())
                .toList();
        List<Action> faults = faults(items(fields, "faults"), start);
        List<CodeMark> code = items(fields, "code").stream()
                .flatMap(value -> code(value).stream())
                .toList();
        Optional<Yaml> task = fields.optional("challenge");
        Optional<Challenge> challenge = task.flatMap(value -> challenge(value, family));
        ExplorationReader explorations = new ExplorationReader(problems, name -> variant(name, family));
        Optional<Exploration> explore = fields.optional("explore").flatMap(value -> explorations.read(value, start));
        Optional<Yaml> count = fields.optional("fewest");
        Optional<Exploration> fewest = count.flatMap(value -> explorations.read(value, start));
        return new Read(
                start.flatMap(first -> question.map(asked -> new Lesson.OfRun(
                        scenarios, first, repaired, asked, beats, faults, code, challenge, explore, fewest))),
                new Wanted.OfRun(optionIds, beatIds, repairedValue.isPresent(), task.isPresent(), count.isPresent()));
    }

    private List<Yaml> items(Fields fields, String key) {
        return fields.optional(key).flatMap(values::list).map(Sequence::items).orElse(List.of());
    }

    private Optional<String> id(Yaml value) {
        Optional<Scalar> id = values.text(value, Wording.WANT_ID.with());
        id.filter(found -> !folder.id().isEmpty() && !found.value().equals(folder.id()))
                .ifPresent(found -> problems.add(
                        found.at(),
                        Wording.ID_IS_NOT_FOLDER.with(found.value()),
                        Wording.WANT_FILE_NAME.with(folder.id())));
        return id.map(Scalar::value);
    }

    private OptionalInt number(Yaml value) {
        Optional<Long> number = values.number(value, 1, 99);
        number.filter(found ->
                        folder.number().isPresent() && found != folder.number().getAsInt())
                .ifPresent(found -> problems.add(
                        value.at(),
                        Wording.NUMBER_IS_NOT_FOLDER.with(Long.toString(found)),
                        Wording.WANT_FILE_NAME.with(
                                Integer.toString(folder.number().getAsInt()))));
        return number.map(found -> OptionalInt.of(found.intValue())).orElse(OptionalInt.empty());
    }

    private List<Scenario> family(Yaml value) {
        List<String> ids = scenarios.stream().map(Scenario::id).distinct().toList();
        Optional<String> id = values.text(value).map(Scalar::value);
        if (id.isPresent() && !ids.contains(id.get()) && !broken.contains(id.get())) {
            problems.add(
                    value.at(),
                    Wording.UNKNOWN_SCENARIO.with(id.get()),
                    ids.isEmpty() ? Wording.WANT_SCENARIO_FILE.with() : Wording.WANT_ONE_OF.choices(ids),
                    NearMatch.of(id.get(), ids));
        }
        return scenarios.stream()
                .filter(scenario -> id.equals(Optional.of(scenario.id())))
                .toList();
    }

    private Optional<Scenario> start(Fields fields, List<Scenario> family) {
        if (family.isEmpty()) {
            return Optional.empty();
        } else if (family.get(0).variant().isEmpty()) {
            fields.optional("start").ifPresent(value -> problems.add(value.at(), Wording.NO_VARIANTS.with()));
            return Optional.of(family.get(0));
        }
        return fields.required("start").flatMap(value -> variant(value, family));
    }

    private List<Scenario> variants(Yaml value, List<Scenario> family) {
        List<Yaml> items = value instanceof Sequence list ? list.items() : List.of(value);
        return items.stream().flatMap(item -> variant(item, family).stream()).toList();
    }

    private Optional<Scenario> variant(Yaml value, List<Scenario> family) {
        if (family.isEmpty()) {
            // Why there is no scenario is told already.
            return Optional.empty();
        }
        List<String> names =
                family.stream().flatMap(scenario -> scenario.variant().stream()).toList();
        Optional<String> name = values.text(value).map(Scalar::value);
        if (name.isPresent() && names.isEmpty()) {
            problems.add(value.at(), Wording.NO_VARIANTS.with());
        } else if (name.isPresent() && !names.contains(name.get())) {
            problems.add(
                    value.at(),
                    Wording.UNKNOWN_VARIANT.with(name.get()),
                    Wording.WANT_ONE_OF.choices(names),
                    NearMatch.of(name.get(), names));
        }
        return family.stream()
                .filter(scenario -> name.isPresent() && scenario.variant().equals(name))
                .findFirst();
    }

    private List<String> optionIds(Mapping options) {
        List<Entry> entries = options.entries();
        for (int i = 0; i < entries.size(); i++) {
            String expected = String.valueOf((char) ('a' + i));
            Scalar key = entries.get(i).key();
            if (!key.value().equals(expected)) {
                problems.add(key.at(), Wording.BAD_OPTION.with(key.value()), Wording.WANT_FILE_NAME.with(expected));
                break;
            }
        }
        if (entries.size() < FEWEST_OPTIONS) {
            problems.add(options.at(), Wording.TOO_FEW.with(Integer.toString(FEWEST_OPTIONS)));
        } else if (entries.size() > MOST_OPTIONS) {
            String most = Integer.toString(MOST_OPTIONS);
            problems.add(
                    entries.get(MOST_OPTIONS).key().at(), Wording.TOO_MANY.with(most), Wording.WANT_AT_MOST.with(most));
        }
        return entries.stream().map(entry -> entry.key().value()).toList();
    }

    private Optional<Question> question(Mapping options, Scenario start, List<Scenario> family) {
        ClaimReader claims = new ClaimReader(problems, start, byVariant(family));
        Map<String, Claim> read = new LinkedHashMap<>();
        for (Entry entry : options.entries()) {
            claims.read(entry.value()).ifPresent(claim -> read.put(entry.key().value(), claim));
        }
        return read.size() == options.entries().size()
                ? Optional.of(new Question(start.variant().orElse(""), read))
                : Optional.empty();
    }

    private static Map<String, Scenario> byVariant(List<Scenario> family) {
        Map<String, Scenario> variants = new LinkedHashMap<>();
        family.forEach(scenario -> scenario.variant().ifPresent(name -> variants.put(name, scenario)));
        return variants;
    }

    private Optional<Beat> beat(Yaml value, Optional<Scenario> start, List<Scenario> family, List<String> ids) {
        Optional<Fields> fields = Fields.of(value, problems, List.of("id", "at", "nth", "variant"));
        Optional<Scalar> id = fields.flatMap(found -> found.required("id"))
                .flatMap(found -> values.text(found, Wording.WANT_ID.with()));
        id.ifPresent(found -> {
            if (ids.contains(found.value())) {
                problems.add(found.at(), Wording.TWICE.with(found.value()));
            }
            ids.add(found.value());
        });
        Optional<Yaml> other = fields.flatMap(found -> found.optional("variant"));
        Optional<Scenario> scenario = other.isPresent() ? other.flatMap(name -> variant(name, family)) : start;
        Optional<EventPattern> at = fields.flatMap(found -> found.required("at"))
                .flatMap(event -> scenario.flatMap(one -> new Vocabulary(one, problems).event(event)));
        long nth = fields.flatMap(found -> found.optional("nth"))
                .flatMap(number -> values.number(number, 1, 1000))
                .orElse(1L);
        return id.flatMap(name -> at.map(event -> new Beat(name.value(), event, (int) nth)));
    }

    private List<Action> faults(List<Yaml> items, Optional<Scenario> start) {
        return items.stream()
                .flatMap(item -> start.flatMap(scenario -> new Vocabulary(scenario, problems).action(item)).stream())
                .toList();
    }

    private Optional<CodeMark> code(Yaml value) {
        Optional<Fields> fields = Fields.of(value, problems, List.of("recipe", "step"));
        Optional<Catalogue.Entry> recipe = fields.flatMap(found -> found.required("recipe"))
                .flatMap(name -> values.choice(name, Catalogue.entries(), Catalogue.Entry::id));
        Optional<Scalar> step = fields.flatMap(found -> found.required("step")).flatMap(values::text);
        if (recipe.isPresent() && step.isPresent()) {
            List<String> steps = recipe.get().steps();
            String name = step.get().value();
            if (!steps.contains(name)) {
                problems.add(
                        step.get().at(),
                        Wording.UNKNOWN_STEP.with(recipe.get().id(), name),
                        Wording.WANT_ONE_OF.choices(steps),
                        NearMatch.of(name, steps));
            }
        }
        return recipe.flatMap(found -> step.map(mark -> new CodeMark(found.id(), mark.value())));
    }

    private Optional<Challenge> challenge(Yaml value, List<Scenario> family) {
        Optional<Fields> fields = Fields.of(value, problems, List.of("variant", "free", "goal", "allowed"));
        if (fields.isEmpty() || family.isEmpty()) {
            return Optional.empty();
        }
        boolean several = family.get(0).variant().isPresent();
        Optional<Scenario> from = several
                ? fields.flatMap(found -> found.required("variant")).flatMap(name -> variant(name, family))
                : Optional.of(family.get(0));
        if (!several) {
            fields.flatMap(found -> found.optional("variant"))
                    .ifPresent(name -> problems.add(name.at(), Wording.NO_VARIANTS.with()));
        }
        boolean free =
                fields.flatMap(found -> found.optional("free")).map(this::truth).orElse(false);
        // A challenge is about the learner's own run alone, so it can name no other variant.
        Optional<Claim> goal = fields.flatMap(found -> found.required("goal"))
                .flatMap(claim -> from.flatMap(one -> new ClaimReader(problems, one, Map.of()).read(claim)));
        Rules rules = fields.flatMap(found -> found.optional("allowed"))
                .map(this::rules)
                .orElse(Rules.NONE);
        return from.flatMap(one -> goal.map(claim -> new Challenge(one, free, claim, rules)));
    }

    private Rules rules(Yaml value) {
        Optional<Fields> fields = Fields.of(value, problems, List.of("actions", "not", "parameters"));
        Optional<Integer> actions = fields.flatMap(found -> found.optional("actions"))
                .flatMap(number -> values.number(number, 0, 100))
                .map(Long::intValue);
        Set<String> not = fields
                .flatMap(found -> found.optional("not"))
                .flatMap(values::list)
                .map(Sequence::items)
                .orElse(List.of())
                .stream()
                .flatMap(verb -> values.choice(verb, Vocabulary.verbs(), name -> name).stream())
                .collect(Collectors.toSet());
        boolean parameters = fields.flatMap(found -> found.optional("parameters"))
                .map(this::truth)
                .orElse(true);
        return new Rules(actions, not, parameters);
    }

    private boolean truth(Yaml value) {
        if (value instanceof Scalar scalar && scalar.type() == Yaml.Type.BOOLEAN) {
            return scalar.value().equalsIgnoreCase("true");
        }
        values.refuse(value, Wording.WANT_ONE_OF.choices(List.of("true", "false")));
        return false;
    }

    private Optional<String> term(Yaml value) {
        Optional<String> term = values.text(value).map(Scalar::value);
        term.ifPresent(name -> glossary.filter(known -> !known.contains(name))
                .ifPresent(known -> problems.add(
                        value.at(),
                        Wording.UNKNOWN_TERM.with(name),
                        Wording.WANT_TERM.with(),
                        NearMatch.of(name, known.stream().sorted().toList()))));
        return term;
    }

    private Optional<Source> source(Yaml value) {
        Optional<Fields> fields = Fields.of(value, problems, List.of("title", "url"));
        Optional<String> title = fields.flatMap(found -> found.required("title"))
                .flatMap(values::text)
                .map(Scalar::value);
        Optional<URI> url = fields.flatMap(found -> found.required("url"))
                .flatMap(values::text)
                .flatMap(text -> {
                    Optional<URI> address = address(text.value());
                    if (address.isEmpty()) {
                        problems.add(text.at(), Wording.BAD_ADDRESS.with(text.value()), Wording.WANT_ADDRESS.with());
                    }
                    return address;
                });
        return title.flatMap(name -> url.map(address -> new Source(name, address)));
    }

    private static Optional<URI> address(String text) {
        try {
            URI uri = new URI(text);
            boolean web = "https".equals(uri.getScheme()) || "http".equals(uri.getScheme());
            return web && uri.getHost() != null ? Optional.of(uri) : Optional.empty();
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }
}
