package dev.lockscope.desktop.carry;

import dev.lockscope.scenario.ScenarioException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;

/** Writes scenarios to the files that people choose. Any thread. */
public final class ScenarioFile {

    private ScenarioFile() {}

    /** Makes the text of a scenario. */
    @FunctionalInterface
    public interface Writing {

        /**
         * The whole text.
         *
         * @param id the scenario's id
         * @throws ScenarioException when it would be no scenario
         * @throws InterruptedException when the calling thread is interrupted
         */
        String of(String id) throws ScenarioException, InterruptedException;
    }

    /**
     * Writes a scenario. It has the name of its file, so a name that scenarios cannot have is made one that they can; no
     * other file is overwritten by that.
     *
     * @param file as it was chosen; that it is overwritten, if it is there, was asked when it was
     * @return the file
     */
    public static Path write(Path file, Writing text) throws ScenarioException, IOException, InterruptedException {
        String id = id(file);
        String content = text.of(id);
        Path named = file.resolveSibling(id + ".yaml");
        return named.equals(file)
                ? Files.writeString(file, content)
                : Files.writeString(named, content, StandardOpenOption.CREATE_NEW);
    }

    /** An id as scenarios have them, by the file's name. */
    private static String id(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        String plain = name.replaceFirst("\\.ya?ml$", "").replaceAll("[^a-z0-9]+", "-");
        String id = plain.replaceAll("^-+|-+$", "");
        return id.isEmpty() ? "played" : id;
    }
}
