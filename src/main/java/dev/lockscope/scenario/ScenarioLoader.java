package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.TextFile;
import dev.lockscope.scenario.yaml.YamlReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Makes scenarios of YAML text, or tells everything that is wrong with it at once.
 *
 * <p>Never runs what a file says, copies none of it by alias, and reads no more than {@link #MOST_BYTES}. Any thread.
 */
public final class ScenarioLoader {

    /** The largest file that is read. */
    public static final int MOST_BYTES = 1 << 20;

    private ScenarioLoader() {}

    /**
     * The scenario in a file, whose id must be the file's name without its ending.
     *
     * @throws ScenarioException when the file cannot be read or is no scenario
     */
    public static Scenario load(Path file) throws ScenarioException {
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
                problems.add(Position.START, Wording.CANNOT_READ_FILE.with(e.toString()));
            }
        }
        throw new ScenarioException(problems.inOrder());
    }

    /**
     * The scenario in a file's bytes.
     *
     * @param fileName what problems call the file
     * @throws ScenarioException when they are no scenario
     */
    public static Scenario parse(String fileName, byte[] bytes) throws ScenarioException {
        return read(bytes, Optional.empty(), new Problems(fileName));
    }

    /**
     * The scenario in a text.
     *
     * @param fileName what problems call the file
     * @throws ScenarioException when it is no scenario
     */
    public static Scenario parse(String fileName, String text) throws ScenarioException {
        Problems problems = new Problems(fileName);
        // No character of UTF-16 is more than three bytes of UTF-8, so short texts need no counting.
        boolean large = text.length() > MOST_BYTES / 3 && text.getBytes(StandardCharsets.UTF_8).length > MOST_BYTES;
        return large ? refuseSize(problems) : read(text, Optional.empty(), problems);
    }

    private static Scenario read(byte[] bytes, Optional<String> id, Problems problems) throws ScenarioException {
        if (bytes.length > MOST_BYTES) {
            return refuseSize(problems);
        }
        Optional<String> text = TextFile.decode(bytes, problems);
        if (text.isEmpty()) {
            throw new ScenarioException(problems.inOrder());
        }
        return read(text.get(), id, problems);
    }

    private static Scenario refuseSize(Problems problems) throws ScenarioException {
        problems.add(Position.START, Wording.TOO_LARGE.with(), Wording.WANT_SMALLER.with());
        throw new ScenarioException(problems.inOrder());
    }

    private static Scenario read(String text, Optional<String> id, Problems problems) throws ScenarioException {
        Optional<Scenario> scenario =
                YamlReader.read(text, problems).flatMap(root -> new ScenarioBinder(problems, id).bind(root, text));
        if (scenario.isEmpty() || problems.count() > 0) {
            throw new ScenarioException(problems.inOrder());
        }
        return scenario.get();
    }
}
