package dev.lockscope.course;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Makes the folder of a new lesson: small, commented, in order, and to be changed. */
public final class LessonSkeleton {

    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
    private static final int LONGEST_ID = 60;
    private static final int MOST = 99;

    private LessonSkeleton() {}

    /** Whether a lesson can have that id: lower-case letters, digits and single dashes, beginning with a letter. */
    public static boolean isId(String id) {
        return id.length() <= LONGEST_ID && ID.matcher(id).matches();
    }

    /**
     * Writes a lesson's files into a folder of its own, behind the lessons that are there.
     *
     * @param course the folder of the lessons; made where it is not there
     * @param id the lesson's id, see {@link #isId}
     * @return the lesson's folder
     * @throws FileAlreadyExistsException when there is a lesson of that id, or no number is left
     * @throws IOException when a file cannot be written
     */
    public static Path write(Path course, String id) throws IOException {
        Files.createDirectories(course);
        List<LessonFolder> taken = folders(course);
        int number = 1
                + taken.stream()
                        .flatMapToInt(folder -> folder.number().stream())
                        .max()
                        .orElse(0);
        if (number > MOST || taken.stream().anyMatch(folder -> folder.id().equals(id))) {
            throw new FileAlreadyExistsException(id);
        }
        Path folder = Files.createDirectory(course.resolve(String.format(Locale.ROOT, "%02d-%s", number, id)));
        Map<String, String> files =
                Map.of("lesson.yaml", "lesson.yaml", "scenario.yaml", id + ".yaml", "en.md", "en.md", "nb.md", "nb.md");
        for (Map.Entry<String, String> file : files.entrySet()) {
            String text = template(file.getKey()).replace("@ID@", id).replace("@NUMBER@", Integer.toString(number));
            Files.writeString(folder.resolve(file.getValue()), text);
        }
        return folder;
    }

    private static List<LessonFolder> folders(Path course) throws IOException {
        try (Stream<Path> inside = Files.list(course)) {
            return inside.filter(Files::isDirectory).map(LessonFolder::of).toList();
        }
    }

    private static String template(String name) throws IOException {
        try (InputStream in = LessonSkeleton.class.getResourceAsStream("skeleton/" + name)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks its part " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
