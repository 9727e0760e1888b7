package dev.lockscope.cli;

import dev.lockscope.course.LessonSkeleton;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** {@code new lesson}: makes the folder of a new lesson. */
final class NewCommand implements Command {

    private static final String LESSON = "lesson";
    private static final Path SCENARIOS = Path.of("scenarios");

    private final Messages messages;
    private final Screen screen;

    NewCommand(Messages messages, Screen screen) {
        this.messages = messages;
        this.screen = screen;
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = HelpLayout.command(this, "new", "new lesson [OPTION]... NAME [FOLDER]", messages);
        spec.addPositional(PositionalParamSpec.builder()
                .index("0")
                .arity("1")
                .required(true)
                .type(String.class)
                .paramLabel(LESSON)
                .description(messages.text("new.what"))
                .build());
        spec.addPositional(PositionalParamSpec.builder()
                .index("1")
                .arity("1")
                .required(true)
                .type(String.class)
                .paramLabel(HelpLayout.words("NAME", messages))
                .description(messages.text("new.name"))
                .build());
        spec.addPositional(PositionalParamSpec.builder()
                .index("2")
                .arity("0..1")
                .type(Path.class)
                .paramLabel(HelpLayout.words("FOLDER", messages))
                .description(messages.text("new.folder"))
                .build());
        return spec;
    }

    @Override
    public ExitCode run(ParseResult given) throws WrongInput {
        String what = given.matchedPositionalValue(0, "");
        String name = given.matchedPositionalValue(1, "");
        if (!what.equals(LESSON)) {
            throw new WrongInput(messages.text("new.unknown", what));
        } else if (!LessonSkeleton.isId(name)) {
            throw new WrongInput(messages.text("new.bad-name", name));
        }
        Path usual = Files.isDirectory(SCENARIOS) ? SCENARIOS.resolve("lessons") : Path.of(".");
        Path course = given.matchedPositionalValue(2, usual);
        try {
            Path folder = LessonSkeleton.write(course, name);
            screen.text(messages.text("new.made", folder));
            return ExitCode.EXPECTED;
        } catch (FileAlreadyExistsException e) {
            throw new WrongInput(messages.text("new.exists", name, course));
        } catch (IOException e) {
            throw new WrongInput(messages.text("new.cannot-write", course, messages.reason(e, course)));
        }
    }
}
