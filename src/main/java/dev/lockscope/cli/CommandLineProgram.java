package dev.lockscope.cli;

import dev.lockscope.lab.EnvironmentProblem;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** The program as the command line knows it. Each call of {@link #run} stands alone. */
public final class CommandLineProgram {

    private final Terminal terminal;
    private final Function<String, Parts> parts;

    /**
     * A program that prints to {@code terminal}.
     *
     * @param parts gives what it works with, for the id of the language that it speaks: {@code en} or {@code nb}
     */
    public CommandLineProgram(Terminal terminal, Function<String, Parts> parts) {
        this.terminal = terminal;
        this.parts = parts;
    }

    /**
     * Does what the arguments ask for. No fault leaves it as an exception.
     *
     * <p>Call it on the main thread: Ctrl-C interrupts the calling thread.
     *
     * @return the process's exit code: 0 for the expected verdict, 1 for another one, 2 for bad input, 3 for a machine
     *     that lacks something, 70 for a defect of the program, 130 when interrupted
     */
    public int run(String... arguments) {
        List<String> given = List.of(arguments);
        Messages messages = new Messages(Language.wanted(given, terminal.locale()));
        Screen screen = new Screen(terminal, GlobalOptions.coloured(given, terminal));
        Interruption interruption = Interruption.ofThisThread();
        AtomicBoolean served = new AtomicBoolean();
        try {
            return finished(execute(given, messages, screen, served), screen, messages)
                    .code();
        } catch (ParameterException e) {
            screen.problem(messages.text("error", new ArgumentErrors(messages).explain(e)));
            screen.problem(messages.text(
                    "wrong.help", e.getCommandLine().getCommandSpec().qualifiedName(" ")));
            return ExitCode.BAD_INPUT.code();
        } catch (WrongInput e) {
            screen.problem(String.valueOf(e.getMessage()));
            return ExitCode.BAD_INPUT.code();
        } catch (EnvironmentProblem e) {
            if (interruption.happened()) {
                screen.problem(messages.text(served.get() ? "interrupted.servers" : "interrupted"));
                return ExitCode.INTERRUPTED.code();
            }
            screen.problem(messages.text("error", messages.phrase(String.valueOf(e.getMessage()))));
            screen.problem(messages.phrase(e.cure()));
            return ExitCode.ENVIRONMENT.code();
        } catch (InterruptedException e) {
            screen.problem(messages.text(served.get() ? "interrupted.servers" : "interrupted"));
            return ExitCode.INTERRUPTED.code();
        } catch (RuntimeException | Error e) {
            report(e, given, messages, screen);
            return ExitCode.DEFECT.code();
        } finally {
            interruption.end();
        }
    }

    /** What could not be printed was not said, so the exit code must not claim that it was. */
    private static ExitCode finished(ExitCode code, Screen screen, Messages messages) {
        if (screen.failure().isEmpty()) {
            return code;
        }
        screen.problem(
                messages.text("output.failed", messages.reason(screen.failure().get())));
        return ExitCode.ENVIRONMENT;
    }

    private ExitCode execute(List<String> given, Messages messages, Screen screen, AtomicBoolean served)
            throws WrongInput, EnvironmentProblem, InterruptedException {
        Parts working = parts.apply(messages.language().id()).noting(() -> served.set(true));
        CommandLine line = new CommandTree(messages, screen, terminal, working).line();
        ParseResult parsed = line.parseArgs(given.toArray(String[]::new));
        for (ParseResult level = parsed; ; level = level.subcommand()) {
            CommandLine here = level.commandSpec().commandLine();
            if (level.isUsageHelpRequested()) {
                screen.raw(here.getUsageMessage(screen.ansi()));
                return ExitCode.EXPECTED;
            }
            if (level.isVersionHelpRequested()) {
                new VersionText(screen, messages, working.version()).print();
                return ExitCode.EXPECTED;
            }
            if (!level.hasSubcommand()) {
                return ((Command) level.commandSpec().userObject()).run(level);
            }
        }
    }

    private void report(Throwable defect, List<String> given, Messages messages, Screen screen) {
        if (GlobalOptions.wantsDebug(given)) {
            screen.rawProblem(DefectLog.stack(defect));
            return;
        }
        Parts working = parts.apply(messages.language().id());
        Optional<Path> log = new DefectLog(working.logs(), working.wall(), working.version()).keep(defect, given);
        screen.problem(
                log.isPresent() ? messages.text("defect.logged", log.get()) : messages.text("defect.not-logged"));
    }
}
