package dev.lockscope.course;

import dev.lockscope.course.Progress.OfLesson;
import dev.lockscope.course.Progress.Prediction;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.verdict.Severity;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Progress as JSON. A value that makes no sense counts as absent, so that another version's file can be read too. */
final class ProgressJson {

    private ProgressJson() {}

    /**
     * The progress in a text.
     *
     * @throws tools.jackson.core.JacksonException when it is no JSON
     * @throws IllegalArgumentException when it is no JSON object
     */
    static Profiles read(String text) {
        JsonNode root = JsonMapper.shared().readTree(text);
        if (!root.isObject()) {
            throw new IllegalArgumentException("no object");
        }
        Map<String, Progress> all = new TreeMap<>();
        for (Map.Entry<String, JsonNode> profile : root.path("profiles").properties()) {
            Map<String, OfLesson> lessons = new TreeMap<>();
            profile.getValue().properties().forEach(lesson -> lessons.put(lesson.getKey(), lesson(lesson.getValue())));
            all.put(profile.getKey(), new Progress(lessons));
        }
        return new Profiles(root.path("current").stringValueOpt().orElse(""), all);
    }

    private static OfLesson lesson(JsonNode node) {
        String prediction = node.path("prediction").stringValueOpt().orElse("");
        return new OfLesson(
                node.path("done").booleanValueOpt().orElse(false),
                Arrays.stream(Prediction.values())
                        .filter(each -> name(each).equals(prediction))
                        .findFirst()
                        .orElse(Prediction.OPEN),
                node.path("chosen").stringValueOpt(),
                node.path("won").booleanValueOpt().orElse(false),
                node.path("guessed").booleanValueOpt().orElse(false),
                results(node.path("runs")));
    }

    private static Map<String, Result> results(JsonNode node) {
        Map<String, Result> results = new TreeMap<>();
        node.properties().forEach(run -> result(run.getValue()).ifPresent(known -> results.put(run.getKey(), known)));
        return results;
    }

    /** A result of which anything is unknown is none, for what it says of a lock would not be true. */
    private static Optional<Result> result(JsonNode node) {
        Optional<String> recipe = node.path("recipe").stringValueOpt();
        Optional<Ordeal> ordeal = node.path("ordeal")
                .stringValueOpt()
                .flatMap(id -> Arrays.stream(Ordeal.values())
                        .filter(each -> each.id().equals(id))
                        .findFirst());
        List<Optional<FindingId>> findings = node.path("findings")
                .valueStream()
                .map(id -> FindingId.of(id.stringValueOpt().orElse("")))
                .toList();
        Optional<Severity> worst = node.path("worst")
                .stringValueOpt()
                .flatMap(id -> Arrays.stream(Severity.values())
                        .filter(each -> id(each).equals(id))
                        .findFirst());
        boolean known = findings.stream().allMatch(Optional::isPresent) && worst.isPresent() != findings.isEmpty();
        if (recipe.isEmpty() || ordeal.isEmpty() || !node.path("findings").isArray() || !known) {
            return Optional.empty();
        }
        Subject subject =
                new Subject(recipe.get(), node.path("guard").stringValueOpt().orElse(""));
        return Optional.of(new Result(
                subject,
                ordeal.get(),
                worst,
                findings.stream().flatMap(Optional::stream).toList()));
    }

    private static String id(Severity severity) {
        return severity.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String name(Prediction prediction) {
        return prediction.name().toLowerCase(Locale.ROOT);
    }

    /** The text of progress. */
    static String write(Profiles profiles) {
        Map<String, Object> all = new LinkedHashMap<>();
        profiles.all().forEach((name, progress) -> {
            Map<String, Object> lessons = new LinkedHashMap<>();
            progress.lessons().forEach((id, lesson) -> lessons.put(id, lesson(lesson)));
            all.put(name, lessons);
        });
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("current", profiles.current());
        root.put("profiles", all);
        return JsonMapper.shared()
                        .writer()
                        .with(SerializationFeature.INDENT_OUTPUT)
                        .writeValueAsString(root)
                + "\n";
    }

    private static Map<String, Object> lesson(OfLesson lesson) {
        Map<String, Object> node = new LinkedHashMap<>();
        node.put("done", lesson.done());
        node.put("prediction", name(lesson.prediction()));
        lesson.chosen().ifPresent(option -> node.put("chosen", option));
        node.put("won", lesson.won());
        node.put("guessed", lesson.guessed());
        if (!lesson.results().isEmpty()) {
            Map<String, Object> runs = new LinkedHashMap<>();
            lesson.results().forEach((variant, result) -> runs.put(variant, run(result)));
            node.put("runs", runs);
        }
        return node;
    }

    private static Map<String, Object> run(Result result) {
        Map<String, Object> node = new LinkedHashMap<>();
        node.put("recipe", result.subject().recipe());
        node.put("guard", result.subject().guard());
        node.put("ordeal", result.ordeal().id());
        result.worst().ifPresent(worst -> node.put("worst", id(worst)));
        node.put("findings", result.findings().stream().map(FindingId::id).toList());
        return node;
    }
}
