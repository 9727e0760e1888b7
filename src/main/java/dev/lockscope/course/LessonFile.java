package dev.lockscope.course;

import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.scenario.problem.Message;
import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.TextFile;
import dev.lockscope.trace.IoReason;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Reads a text file of the course. */
final class LessonFile {

    private LessonFile() {}

    /** The file's text; adds a problem where it cannot be read or says nothing. */
    static Optional<String> read(Path file, Message expected, Problems problems) {
        if (!Files.exists(file)) {
            problems.add(Position.START, Wording.NO_SUCH_FILE.with(), expected);
        } else if (!Files.isRegularFile(file)) {
            problems.add(Position.START, Wording.NOT_A_FILE.with(), expected);
        } else {
            return text(file, expected, problems);
        }
        return Optional.empty();
    }

    /** Some editors begin a file with a mark of its byte order, which is no part of the text. */
    private static String withoutMark(String text) {
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    private static Optional<String> text(Path file, Message expected, Problems problems) {
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(ScenarioLoader.MOST_BYTES + 1);
        } catch (IOException e) {
            problems.add(Position.START, Wording.CANNOT_READ_FILE.with(IoReason.of(e)));
            return Optional.empty();
        }
        if (bytes.length > ScenarioLoader.MOST_BYTES) {
            problems.add(Position.START, Wording.TOO_LARGE.with(), expected);
            return Optional.empty();
        }
        Optional<String> text = TextFile.decode(bytes, problems).map(LessonFile::withoutMark);
        if (text.isPresent() && text.get().isBlank()) {
            problems.add(Position.START, Wording.EMPTY.with(), expected);
            return Optional.empty();
        }
        return text;
    }
}
