package dev.lockscope.cli;

import dev.lockscope.course.Lesson;
import dev.lockscope.course.LessonException;
import dev.lockscope.course.LessonLoader;
import dev.lockscope.course.LessonTrial;
import dev.lockscope.course.Lessons;
import dev.lockscope.scenario.ScenarioFiles;
import dev.lockscope.scenario.problem.Problem;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Finds lesson folders, reads them, and runs them on the model to see whether they tell the truth. */
final class LessonShelf {

    /**
     * One folder.
     *
     * @param lesson what it holds; nothing where it is not in order
     * @param problems all that is wrong with it
     */
    record Item(Path folder, Optional<Lesson> lesson, List<Problem> problems) {

        Item {
            problems = List.copyOf(problems);
        }
    }

    private final Messages messages;
    private final LessonTrial trial;

    LessonShelf(Messages messages, LessonTrial trial) {
        this.messages = messages;
        this.trial = trial;
    }

    /** The folder that a path stands for where it is a lesson's description; else the path itself. */
    static Path place(Path path) {
        Path name = path.getFileName();
        if (name == null || !name.toString().equals(ScenarioFiles.LESSON) || !Files.isRegularFile(path)) {
            return path;
        }
        return path.resolveSibling(".").normalize();
    }

    /**
     * The lesson folders at and below a path, sorted; hidden ones are left out.
     *
     * @throws WrongInput when a folder cannot be read
     */
    List<Path> find(Path path) throws WrongInput {
        SortedSet<Path> found = new TreeSet<>();
        if (!Files.isDirectory(path)) {
            return List.of();
        }
        try {
            Path root = Files.isSymbolicLink(path) ? path.toRealPath() : path;
            Files.walkFileTree(root, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                    Path name = folder.getFileName();
                    if (!folder.equals(root) && name != null && name.toString().startsWith(".")) {
                        return FileVisitResult.SKIP_SUBTREE;
                    }
                    if (LessonLoader.isLesson(folder)) {
                        found.add(folder);
                    }
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new WrongInput(messages.text("file.missing", path, messages.reason(e, path)));
        }
        return List.copyOf(found);
    }

    /** Reads a lesson and, where it is in order, runs it. */
    Item check(Path folder) throws InterruptedException {
        try {
            Lesson lesson = LessonLoader.load(folder);
            return new Item(folder, Optional.of(lesson), trial.problems(lesson));
        } catch (LessonException e) {
            return new Item(folder, Optional.empty(), e.problems());
        }
    }

    /** What is wrong with the courses that the lessons at or below a path belong to, and with no lesson alone. */
    List<Problem> ofCourses(Path path, List<Path> lessons) {
        List<Problem> found = new ArrayList<>();
        SortedSet<Path> courses = lessons.stream()
                .filter(lesson -> !lesson.equals(path))
                .flatMap(lesson -> Optional.ofNullable(lesson.getParent()).stream())
                .collect(Collectors.toCollection(TreeSet::new));
        for (Path course : courses) {
            try {
                Lessons.of(course);
            } catch (LessonException e) {
                found.addAll(e.problems());
            }
        }
        return found;
    }
}
