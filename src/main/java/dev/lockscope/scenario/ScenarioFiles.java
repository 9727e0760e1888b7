package dev.lockscope.scenario;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds scenario files: those whose names end in {@code .yaml} or {@code .yml}. */
public final class ScenarioFiles {

    /** The name of the file in which a folder of the course says what its lesson is; it holds no scenario. */
    public static final String LESSON = "lesson.yaml";

    private static final Pattern NAME = Pattern.compile("(.+)\\.ya?ml");

    private ScenarioFiles() {}

    /**
     * A file itself, whatever its name; of a folder all scenario files in it and its folders, sorted by path. Hidden
     * folders and files are left out, and so are descriptions of lessons; links to folders are not followed.
     *
     * @throws IOException when there is no such path, or a folder cannot be read
     */
    public static List<Path> find(Path place) throws IOException {
        if (!Files.isDirectory(place)) {
            place.getFileSystem().provider().checkAccess(place);
            return List.of(place);
        }
        // A link is given as a folder here, but would be walked as a file.
        Path root = Files.isSymbolicLink(place) ? place.toRealPath() : place;
        SortedSet<Path> found = new TreeSet<>();
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                boolean hidden = !folder.equals(root) && isHidden(folder);
                return hidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (!isHidden(file) && !name(file).equals(LESSON) && id(file).isPresent()) {
                    found.add(file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return List.copyOf(found);
    }

    /** The id that a scenario in that file must have, if the file is named as one. */
    static Optional<String> id(Path file) {
        Matcher name = NAME.matcher(name(file));
        return name.matches() ? Optional.of(name.group(1)) : Optional.empty();
    }

    private static boolean isHidden(Path path) {
        return name(path).startsWith(".");
    }

    private static String name(Path path) {
        Path name = path.getFileName();
        return name == null ? "" : name.toString();
    }
}
