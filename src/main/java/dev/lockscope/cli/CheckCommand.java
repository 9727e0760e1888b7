package dev.lockscope.cli;

import dev.lockscope.course.LessonTrial;
import dev.lockscope.scenario.problem.Problem;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Help.Ansi.Style;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code check}: says everything that is wrong with scenario files and with the folders of lessons. */
final class CheckCommand implements Command {

    private final Messages messages;
    private final Screen screen;
    private final ScenarioShelf shelf;
    private final LessonShelf lessons;

    CheckCommand(Messages messages, Screen screen, LessonTrial trial) {
        this.messages = messages;
        this.screen = screen;
        this.shelf = new ScenarioShelf(messages);
        this.lessons = new LessonShelf(messages, trial);
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = HelpLayout.command(this, "check", "check [OPTION]... FILE...", messages);
        spec.addPositional(RunOptionsSpec.files("check.files", messages));
        return spec;
    }

    @Override
    public ExitCode run(ParseResult given) throws WrongInput, InterruptedException {
        List<Path> paths = given.matchedPositionalValue(0, List.of());
        // Several parts can find the same.
        Set<String> told = new LinkedHashSet<>();
        for (Path each : paths) {
            Path path = LessonShelf.place(each);
            List<Path> folders = lessons.find(path);
            checkScenarios(path, folders, told);
            for (Path folder : folders) {
                checkLesson(folder, told);
            }
            lessons.ofCourses(path, folders).forEach(problem -> tell(problem.text(language()), told));
        }
        return told.isEmpty() ? ExitCode.EXPECTED : ExitCode.BAD_INPUT;
    }

    private void checkScenarios(Path path, List<Path> folders, Set<String> told) {
        for (ScenarioShelf.Item item : shelf.load(List.of(path), folders.isEmpty())) {
            if (item.problems().isEmpty()) {
                List<String> variants = item.scenarios().stream()
                        .flatMap(scenario -> scenario.variant().stream())
                        .toList();
                String names = variants.isEmpty() ? "" : " (" + String.join(", ", variants) + ")";
                screen.row(Cell.of("ok", Style.fg_green), Cell.of(item.file() + names));
            } else {
                item.problems().forEach(problem -> tell(problem, told));
            }
        }
    }

    private void checkLesson(Path folder, Set<String> told) throws InterruptedException {
        LessonShelf.Item item = lessons.check(folder);
        if (item.problems().isEmpty()) {
            String number = item.lesson()
                    .map(lesson -> " (" + messages.text("check.lesson", lesson.number()) + ")")
                    .orElse("");
            screen.row(Cell.of("ok", Style.fg_green), Cell.of(folder + number));
        }
        for (Problem problem : item.problems()) {
            tell(problem.text(language()), told);
        }
    }

    private void tell(String problem, Set<String> told) {
        if (told.add(problem)) {
            screen.problem(problem);
        }
    }

    private String language() {
        return messages.language().id();
    }
}
