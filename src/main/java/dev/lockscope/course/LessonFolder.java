package dev.lockscope.course;

import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a lesson's folder is called: {@code NN-slug}.
 *
 * @param name the whole name
 * @param number the number in it; empty where it has none
 * @param id what follows the number; empty where the folder is not called so
 */
record LessonFolder(String name, OptionalInt number, String id) {

    private static final Pattern NAME = Pattern.compile("([0-9]{2})-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)");

    static LessonFolder of(Path folder) {
        Path last = folder.toAbsolutePath().normalize().getFileName();
        String name = last == null ? "" : last.toString();
        Matcher parts = NAME.matcher(name);
        return parts.matches()
                ? new LessonFolder(name, OptionalInt.of(Integer.parseInt(parts.group(1))), parts.group(2))
                : new LessonFolder(name, OptionalInt.empty(), "");
    }
}
