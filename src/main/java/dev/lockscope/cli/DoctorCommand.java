package dev.lockscope.cli;

import dev.lockscope.lab.Check;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine.Help.Ansi.Style;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code doctor}: says whether this machine has what runs need, and what to do where it has not. */
final class DoctorCommand implements Command {

    private final Messages messages;
    private final Screen screen;
    private final Function<Optional<Path>, Doctor> doctor;
    private final Display display;

    DoctorCommand(
            Messages messages,
            Screen screen,
            Function<Optional<Path>, Doctor> doctor,
            Map<String, String> environment) {
        this.messages = messages;
        this.screen = screen;
        this.doctor = doctor;
        this.display = Display.of(environment);
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = HelpLayout.command(this, "doctor", "doctor [OPTION]...", messages);
        new ServerOptions(messages).addProgram(spec);
        return spec;
    }

    @Override
    public ExitCode run(ParseResult given) throws InterruptedException {
        Table table = new Table();
        table.row(mark("doctor.ok", Style.fg_green), Cell.of("Java"), Cell.of(java()));
        List<Check> bad = new ArrayList<>();
        for (Check check : doctor.apply(ServerOptions.program(given)).look()) {
            table.row(
                    check.ok() ? mark("doctor.ok", Style.fg_green) : mark("doctor.problem", Style.fg_red),
                    Cell.of(check.what()),
                    Cell.of(check.detail()));
            if (!check.ok()) {
                bad.add(check);
                table.row(Cell.of(""), Cell.of(""), Cell.of(check.cure(), Style.bold));
            }
        }
        display(table);
        table.print(screen);
        screen.blank();
        screen.text(messages.text(bad.isEmpty() ? "doctor.healthy" : "doctor.ill", bad.size()), Style.bold);
        return bad.isEmpty() ? ExitCode.EXPECTED : ExitCode.ENVIRONMENT;
    }

    /** No display is no fault: only the window needs one. */
    private void display(Table table) {
        if (display.isMissing()) {
            table.row(
                    mark("doctor.note", Style.fg_yellow),
                    Cell.of(messages.text("doctor.display")),
                    Cell.of(messages.text("doctor.no-display")));
        } else {
            table.row(
                    mark("doctor.ok", Style.fg_green),
                    Cell.of(messages.text("doctor.display")),
                    Cell.of(display.shown()));
        }
    }

    private Cell mark(String key, Style style) {
        return Cell.of(messages.text(key), style);
    }

    private static String java() {
        return System.getProperty("java.version") + ", " + System.getProperty("java.vendor") + ", "
                + System.getProperty("java.home");
    }
}
