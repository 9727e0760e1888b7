package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.NearMatch;
import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.TextFile;
import dev.lockscope.scenario.yaml.Yaml;
import dev.lockscope.scenario.yaml.YamlReader;
import dev.lockscope.trace.IoReason;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Makes the scenarios of a file of its YAML text, or tells everything that is wrong with it at once.
 *
 * <p>Never runs what a file says, copies none of it by alias, and reads no more than {@link #MOST_BYTES}. Any thread.
 */
public final class ScenarioLoader {

    /** The largest file that is read. */
    public static final int MOST_BYTES = 1 << 20;

    private ScenarioLoader() {}

    /**
     * The scenarios in a file, whose id must be the file's name without its ending: one a variant, in the file's order,
     * or the one that a file without variants holds.
     *
     * @throws ScenarioException when the file cannot be read or is no scenario
     */
    public static List<Scenario> load(Path file) throws ScenarioException {
        Problems problems = new Problems(file.toString());
        if (!Files.exists(file)) {
            problems.add(Position.START, Wording.NO_SUCH_FILE.with());
        } else if (!Files.isRegularFile(file)) {
            // Also pipes and devices, which might never end.
            problems.add(Position.START, Wording.NOT_A_FILE.with());
        } else {
            try (InputStream in = Files.newInputStream(file)) {
                return read(in.readNBytes(MOST_BYTES + 1), ScenarioFiles.id(file), problems);
            } catch (IOException e) {
                problems.add(Position.START, Wording.CANNOT_READ_FILE.with(IoReason.of(e)));
            }
        }
        throw new ScenarioException(problems.inOrder());
    }

    /**
     * The scenarios in a file's bytes.
     *
     * @param fileName what problems call the file
     * @throws ScenarioException when they are no scenario
     */
    public static List<Scenario> parse(String fileName, byte[] bytes) throws ScenarioException {
        return read(bytes, Optional.empty(), new Problems(fileName));
    }

    /**
     * The scenarios in a text.
     *
     * @param fileName what problems call the file
     * @throws ScenarioException when it is no scenario
     */
    public static List<Scenario> parse(String fileName, String text) throws ScenarioException {
        Problems problems = new Problems(fileName);
        // No character of UTF-16 is more than three bytes of UTF-8, so short texts need no counting.
        boolean large = text.length() > MOST_BYTES / 3 && text.getBytes(StandardCharsets.UTF_8).length > MOST_BYTES;
        return large ? refuseSize(problems) : read(text, Optional.empty(), problems);
    }

    /**
     * One scenario in a text.
     *
     * @param fileName what problems call the file
     * @param variant the variant's name; nothing where the file has none
     * @throws ScenarioException when the text is no scenario or has no such variant
     */
    public static Scenario parse(String fileName, String text, Optional<String> variant) throws ScenarioException {
        List<Scenario> scenarios = parse(fileName, text);
        Optional<Scenario> chosen = scenarios.stream()
                .filter(scenario -> scenario.variant().equals(variant))
                .findFirst();
        if (chosen.isPresent()) {
            return chosen.get();
        }
        List<String> names = scenarios.stream()
                .flatMap(scenario -> scenario.variant().stream())
                .toList();
        Problems problems = new Problems(fileName);
        String name = variant.orElse("");
        if (names.isEmpty()) {
            problems.add(Position.START, Wording.NO_VARIANTS.with());
        } else {
            problems.add(
                    Position.START,
                    Wording.UNKNOWN_VARIANT.with(name),
                    Wording.WANT_ONE_OF.choices(names),
                    NearMatch.of(name, names));
        }
        throw new ScenarioException(problems.inOrder());
    }

    private static List<Scenario> read(byte[] bytes, Optional<String> id, Problems problems) throws ScenarioException {
        if (bytes.length > MOST_BYTES) {
            return refuseSize(problems);
        }
        Optional<String> text = TextFile.decode(bytes, problems);
        if (text.isEmpty()) {
            throw new ScenarioException(problems.inOrder());
        }
        return read(text.get(), id, problems);
    }

    private static List<Scenario> refuseSize(Problems problems) throws ScenarioException {
        problems.add(Position.START, Wording.TOO_LARGE.with(), Wording.WANT_SMALLER.with());
        throw new ScenarioException(problems.inOrder());
    }

    private static List<Scenario> read(String text, Optional<String> id, Problems problems) throws ScenarioException {
        List<Scenario> scenarios = new ArrayList<>();
        Optional<Yaml> root = YamlReader.read(text, problems);
        if (root.isPresent()) {
            for (VariantReader.Whole whole : new VariantReader(problems).read(root.get())) {
                whole.variant().ifPresent(problems::enter);
                new ScenarioBinder(problems, id).bind(whole, text).ifPresent(scenarios::add);
            }
        }
        if (scenarios.isEmpty() || problems.count() > 0) {
            throw new ScenarioException(problems.inOrder());
        }
        return List.copyOf(scenarios);
    }
}
