package dev.lockscope.cli;

import dev.lockscope.course.LessonException;
import dev.lockscope.course.LessonTrial;
import dev.lockscope.course.Lessons;
import dev.lockscope.handout.Answers;
import dev.lockscope.handout.Handout;
import dev.lockscope.handout.PdfPages;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** {@code handout}: writes the course as one page to print. */
final class HandoutCommand implements Command {

    private static final String OUTPUT = "--output";
    private static final String AS = "--as";
    private static final String ANSWERS = "--with-answers";
    private static final String FORCE = "--force";
    private static final Path HERE = Path.of("scenarios").resolve("lessons");

    /** What the page is written as. */
    private enum Format {
        HTML,
        PDF;

        /** What a file's name asks for. */
        static Format of(Path file) {
            return file.toString().toLowerCase(Locale.ROOT).endsWith(".pdf") ? PDF : HTML;
        }

        byte[] write(String page, String language) {
            return switch (this) {
                case HTML -> page.getBytes(StandardCharsets.UTF_8);
                case PDF -> PdfPages.of(page, language);
            };
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Messages messages;
    private final Screen screen;
    private final LessonTrial trial;
    private final Path shipped;

    /**
     * The command.
     *
     * @param shipped the folder of the scenarios that came with the program
     */
    HandoutCommand(Messages messages, Screen screen, LessonTrial trial, Path shipped) {
        this.messages = messages;
        this.screen = screen;
        this.trial = trial;
        this.shipped = shipped;
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = HelpLayout.command(this, "handout", "handout [OPTION]... -o FILE [FOLDER]", messages);
        spec.addPositional(PositionalParamSpec.builder()
                .index("0")
                .arity("0..1")
                .type(Path.class)
                .paramLabel(HelpLayout.words("FOLDER", messages))
                .description(messages.text("handout.folder"))
                .build());
        spec.addOption(OptionSpec.builder("-o", OUTPUT)
                .type(Path.class)
                .paramLabel(HelpLayout.words("FILE", messages))
                .description(messages.text("handout.output"))
                .build());
        spec.addOption(OptionSpec.builder(AS)
                .type(Format.class)
                .converters(text -> Format.valueOf(text.toUpperCase(Locale.ROOT)))
                .paramLabel("html|pdf")
                .description(messages.text("handout.as"))
                .build());
        spec.addOption(flag(ANSWERS, "handout.answers"));
        spec.addOption(flag(FORCE, "handout.force"));
        return spec;
    }

    private OptionSpec flag(String name, String text) {
        return OptionSpec.builder(name)
                .type(boolean.class)
                .arity("0")
                .description(messages.text(text))
                .build();
    }

    @Override
    public ExitCode run(ParseResult given) throws WrongInput, InterruptedException {
        if (!given.hasMatchedOption(OUTPUT)) {
            throw new WrongInput(messages.text("handout.no-output"));
        }
        Path file = given.matchedOptionValue(OUTPUT, Path.of(""));
        NewFile out = new NewFile(file, GlobalOptions.has(given, FORCE));
        new OutputFiles(messages, GlobalOptions.has(given, FORCE))
                .writing("-o", file)
                .check();
        Path usual = Files.isDirectory(HERE) ? HERE : shipped.resolve("lessons");
        Path folder = given.matchedPositionalValue(0, usual);
        Optional<Lessons> course = course(folder);
        if (course.isEmpty()) {
            return ExitCode.BAD_INPUT;
        }
        Optional<Answers> answers =
                GlobalOptions.has(given, ANSWERS) ? Optional.of(Answers.of(course.get(), trial)) : Optional.empty();
        String page = Handout.html(course.get(), messages.language().id(), answers);
        Format format = given.matchedOptionValue(AS, Format.of(file));
        write(out, file, format.write(page, messages.language().id()));
        screen.text(messages.text("handout.made", file, course.get().lessons().size()));
        return ExitCode.EXPECTED;
    }

    /** The course; nothing where it is not in order, which has been told then. */
    private Optional<Lessons> course(Path folder) throws WrongInput {
        try {
            Lessons course = Lessons.of(folder);
            if (course.lessons().isEmpty()) {
                throw new WrongInput(messages.text("handout.empty", folder));
            }
            return Optional.of(course);
        } catch (LessonException e) {
            e.problems()
                    .forEach(problem ->
                            screen.problem(problem.text(messages.language().id())));
            return Optional.empty();
        }
    }

    private void write(NewFile out, Path file, byte[] content) throws WrongInput {
        try {
            out.write(content);
        } catch (IOException e) {
            throw new WrongInput(messages.text("output.cannot-write", file, messages.reason(e, file)));
        }
    }
}
