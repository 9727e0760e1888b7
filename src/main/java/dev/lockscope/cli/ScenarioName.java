package dev.lockscope.cli;

import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The name of a scenario that is written: its file's, as ids are read from there. */
final class ScenarioName {

    private static final Pattern FILE = Pattern.compile("([a-z0-9]+(?:-[a-z0-9]+)*)\\.ya?ml");

    private ScenarioName() {}

    /** @throws WrongInput when a scenario cannot be called so */
    static String of(Path file, Messages messages) throws WrongInput {
        Matcher parts = FILE.matcher(String.valueOf(file.getFileName()));
        if (!parts.matches()) {
            throw new WrongInput(messages.text("explore.name", file));
        }
        return parts.group(1);
    }
}
