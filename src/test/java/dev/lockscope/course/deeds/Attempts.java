package dev.lockscope.course.deeds;

import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.YamlReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The recorded tries at one challenge.
 *
 * @param solutions those that win
 * @param misses those that do not, though nearly
 * @param silly those that would do what the challenge says, and show nothing of what it is about; they do not win
 */
public record Attempts(List<Attempt> solutions, List<Miss> misses, List<Attempt> silly) {

    private static final Path FOLDER = Path.of("src/test/resources/dev/lockscope/course/challenges");
    private static final Set<String> KEYS = Set.of("name", "with", "deeds", "until", "near", "gets");

    public Attempts {
        solutions = List.copyOf(solutions);
        misses = List.copyOf(misses);
        silly = List.copyOf(silly);
    }

    /**
     * A try that fails.
     *
     * @param near the name of the solution that it misses by one thing
     * @param gets {@code not-yet} or {@code against-the-rules}
     */
    public record Miss(Attempt attempt, String near, String gets) {}

    /** Those that are recorded for a lesson. */
    public static Attempts of(String lesson) {
        Path file = FOLDER.resolve(lesson + ".yaml");
        try {
            Problems problems = new Problems(file.toString());
            Yaml root = YamlReader.read(Files.readString(file), problems)
                    .orElseThrow(() -> new AssertionError(problems.inOrder().toString()));
            Map<String, Yaml> parts = entries(root, Set.of("solutions", "near-misses", "silly"));
            return new Attempts(
                    attempts(parts.get("solutions")),
                    items(parts.get("near-misses")).stream().map(Attempts::miss).toList(),
                    attempts(parts.get("silly")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Attempt> attempts(@Nullable Yaml yaml) {
        return items(yaml).stream().map(Attempts::attempt).toList();
    }

    private static Miss miss(Yaml yaml) {
        Map<String, Yaml> entries = entries(yaml, KEYS);
        return new Miss(attempt(yaml), text(entries.get("near")), text(entries.get("gets")));
    }

    private static Attempt attempt(Yaml yaml) {
        Map<String, Yaml> entries = entries(yaml, KEYS);
        Map<String, String> with = new LinkedHashMap<>();
        if (entries.get("with") instanceof Yaml.Mapping changes) {
            changes.entries().forEach(entry -> with.put(entry.key().value(), text(entry.value())));
        }
        List<Deed> deeds = new ArrayList<>();
        for (Yaml deed : items(entries.get("deeds"))) {
            Map<String, Yaml> parts = entries(deed, Set.of("when", "nth", "do"));
            int nth = parts.containsKey("nth") ? Integer.parseInt(text(parts.get("nth"))) : 1;
            deeds.add(new Deed(text(parts.get("when")), nth, actions(parts.get("do"))));
        }
        String until = entries.containsKey("until") ? text(entries.get("until")) : "";
        return new Attempt(text(entries.get("name")), with, deeds, until);
    }

    private static List<String> actions(@Nullable Yaml yaml) {
        if (yaml instanceof Yaml.Sequence all) {
            return all.items().stream().map(Attempts::text).toList();
        }
        return yaml == null ? List.of() : List.of(text(yaml));
    }

    private static Map<String, Yaml> entries(Yaml yaml, Set<String> known) {
        Map<String, Yaml> entries = new LinkedHashMap<>();
        if (yaml instanceof Yaml.Mapping mapping) {
            mapping.entries().forEach(entry -> entries.put(entry.key().value(), entry.value()));
        }
        if (!known.containsAll(entries.keySet())) {
            throw new AssertionError("unknown key among " + entries.keySet());
        }
        return entries;
    }

    private static List<Yaml> items(@Nullable Yaml yaml) {
        return yaml instanceof Yaml.Sequence list ? list.items() : List.of();
    }

    private static String text(@Nullable Yaml yaml) {
        if (yaml instanceof Yaml.Scalar scalar) {
            return scalar.value();
        }
        throw new AssertionError("no text: " + yaml);
    }
}
