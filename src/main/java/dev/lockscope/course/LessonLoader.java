package dev.lockscope.course;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.scenario.ScenarioFiles;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.scenario.problem.Message;
import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problem;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.YamlReader;
import dev.lockscope.trace.IoReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Makes a lesson of the files of its folder, or tells everything that is wrong with all of them at once.
 *
 * <p>Never runs what a file says. Any thread.
 */
public final class LessonLoader {

    private final Path folder;
    private final Optional<Set<String>> glossary;
    private final List<Problem> told = new ArrayList<>();
    private final List<Scenario> scenarios = new ArrayList<>();
    private final List<String> broken = new ArrayList<>();

    private LessonLoader(Path folder, Optional<Set<String>> glossary) {
        this.folder = folder;
        this.glossary = glossary;
    }

    /** Whether a folder says that it holds a lesson. */
    public static boolean isLesson(Path folder) {
        return Files.exists(folder.resolve(ScenarioFiles.LESSON));
    }

    /**
     * The lesson in a folder. Its terms are looked up in the glossary beside the folder; where there is none they are
     * taken as they are.
     *
     * @throws LessonException when it is no lesson
     */
    public static Lesson load(Path folder) throws LessonException {
        Path parent = folder.toAbsolutePath().normalize().getParent();
        return load(folder, parent == null ? Optional.empty() : Glossary.terms(parent));
    }

    /** The lesson in a folder, with the terms of a glossary. */
    static Lesson load(Path folder, Optional<Set<String>> glossary) throws LessonException {
        return new LessonLoader(folder, glossary).load();
    }

    private Lesson load() throws LessonException {
        readScenarios();
        LessonFolder name = LessonFolder.of(folder);
        Path file = folder.resolve(ScenarioFiles.LESSON);
        Problems problems = new Problems(file.toString());
        if (name.number().isEmpty()) {
            problems.add(Position.START, Wording.FOLDER_NAME.with(name.name()), Wording.WANT_FOLDER_NAME.with());
        }
        Optional<Plan> plan = LessonFile.read(file, Wording.WANT_LESSON.with(), problems)
                .flatMap(text -> YamlReader.read(text, problems))
                .flatMap(new PlanReader(problems, name, scenarios, broken, glossary)::read);
        List<Problem> ofScenarios = List.copyOf(told);
        told.clear();
        told.addAll(problems.inOrder());
        Optional<LessonText> en = text("en", plan);
        Optional<LessonText> nb = text("nb", plan);
        told.addAll(ofScenarios);
        if (!told.isEmpty()) {
            throw new LessonException(told);
        }
        return lesson(plan.orElseThrow(), en.orElseThrow(), nb.orElseThrow());
    }

    private Lesson lesson(Plan plan, LessonText en, LessonText nb) {
        return new Lesson(
                folder,
                plan.id(),
                plan.number().orElseThrow(),
                plan.minutes().orElseThrow(),
                plan.content().orElseThrow(),
                plan.terms(),
                plan.sources(),
                en,
                nb);
    }

    private void readScenarios() {
        List<Path> files = List.of();
        try {
            files = Files.isDirectory(folder) ? ScenarioFiles.find(folder) : List.of();
        } catch (IOException e) {
            Problems problems = new Problems(folder.toString());
            problems.add(Position.START, Wording.CANNOT_READ_FILE.with(IoReason.of(e)));
            told.addAll(problems.inOrder());
        }
        for (Path file : files) {
            try {
                scenarios.addAll(ScenarioLoader.load(file));
            } catch (ScenarioException e) {
                told.addAll(e.problems());
                broken.add(String.valueOf(file.getFileName()).replaceAll("\\.ya?ml$", ""));
            }
        }
    }

    private Optional<LessonText> text(String language, Optional<Plan> plan) {
        Path file = folder.resolve(language + ".md");
        Problems problems = new Problems(file.toString());
        String other = language.equals("nb") ? "en.md" : "nb.md";
        Message expected = Wording.WANT_LESSON_TEXT.with(other);
        Optional<String> text = LessonFile.read(file, expected, problems);
        Optional<LessonText> read = text.flatMap(
                words -> plan.map(found -> new TextReader(problems, found.wanted(), glossary).read(words)));
        told.addAll(problems.inOrder());
        return read;
    }
}
