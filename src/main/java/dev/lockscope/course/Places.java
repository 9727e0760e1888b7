package dev.lockscope.course;

import dev.lockscope.scenario.ScenarioFiles;
import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Patch;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.YamlReader;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Where a lesson's description says what; the file's beginning for what it does not say.
 *
 * @param number the lesson's number
 * @param options the options' claims
 * @param beats each beat, by its id
 */
record Places(Position number, Position options, Map<String, Position> beats) {

    Places {
        beats = Map.copyOf(beats);
    }

    Position beat(String id) {
        return beats.getOrDefault(id, Position.START);
    }

    /** Those of the description in a lesson's folder. */
    static Places of(Path folder) {
        Path file = folder.resolve(ScenarioFiles.LESSON);
        Problems ignored = new Problems(file.toString());
        Optional<Yaml> root = LessonFile.read(file, Wording.WANT_LESSON.with(), ignored)
                .flatMap(text -> YamlReader.read(text, ignored));
        Optional<Yaml> options =
                root.flatMap(found -> given(found, "question")).flatMap(question -> given(question, "options"));
        Map<String, Position> beats = new HashMap<>();
        root.flatMap(found -> given(found, "beats")).ifPresent(list -> {
            if (list instanceof Yaml.Sequence items) {
                items.items()
                        .forEach(item -> given(item, "id").ifPresent(id -> {
                            if (id instanceof Yaml.Scalar scalar) {
                                beats.put(scalar.value(), item.at());
                            }
                        }));
            }
        });
        return new Places(at(root.flatMap(found -> given(found, "number"))), at(options), beats);
    }

    private static Position at(Optional<Yaml> value) {
        return value.map(Yaml::at).orElse(Position.START);
    }

    private static Optional<Yaml> given(Yaml value, String key) {
        return value instanceof Yaml.Mapping mapping ? Patch.given(mapping, key) : Optional.empty();
    }
}
