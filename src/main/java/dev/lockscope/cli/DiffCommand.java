package dev.lockscope.cli;

import dev.lockscope.compare.Alignment;
import dev.lockscope.compare.Comparison;
import dev.lockscope.compare.Row;
import dev.lockscope.compare.Tally;
import dev.lockscope.scenario.problem.NearMatch;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import dev.lockscope.trace.Prominence;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.VerdictText;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Help.Ansi.Style;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** {@code diff}: sets two runs beside one another. */
final class DiffCommand implements Command {

    private static final String ALIGN = "--align";
    private static final int TIME_WIDTH = 7;

    private final Messages messages;
    private final Screen screen;
    private final EventText words;

    DiffCommand(Messages messages, Screen screen) {
        this.messages = messages;
        this.screen = screen;
        this.words = EventText.in(messages.language().id());
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = HelpLayout.command(this, "diff", "diff [OPTION]... TRACE TRACE", messages);
        spec.addPositional(trace(0, "diff.left"));
        spec.addPositional(trace(1, "diff.right"));
        spec.addOption(OptionSpec.builder(ALIGN)
                .type(String.class)
                .paramLabel(HelpLayout.words("EVENT", messages))
                .description(messages.text("option.align"))
                .build());
        spec.addOption(RunOptionsSpec.details(messages));
        return spec;
    }

    private PositionalParamSpec trace(int index, String key) {
        return PositionalParamSpec.builder()
                .index(String.valueOf(index))
                .required(true)
                .arity("1")
                .type(Path.class)
                .paramLabel(HelpLayout.words("TRACE", messages))
                .description(messages.text(key))
                .build();
    }

    @Override
    public ExitCode run(ParseResult given) throws WrongInput {
        Path leftFile = given.matchedPositionalValue(0, Path.of(""));
        Path rightFile = given.matchedPositionalValue(1, Path.of(""));
        OpenedTrace left = OpenedTrace.read(leftFile, messages);
        OpenedTrace right = OpenedTrace.read(rightFile, messages);
        Optional<String> align = Optional.<String>ofNullable(given.matchedOptionValue(ALIGN, null))
                .map(String::strip);
        Alignment alignment =
                align.isEmpty() ? Alignment.START : alignment(left, leftFile, right, rightFile, align.get());
        boolean details = RunOptionsSpec.details(given);
        Comparison comparison = Comparison.of(
                left.trace(), right.trace(), event -> details || Prominence.of(event.fact()) == Prominence.HEADLINE);
        screen.text(messages.text("diff.heading.left", name(left.trace(), leftFile)), Style.bold);
        screen.text(messages.text("diff.heading.right", name(right.trace(), rightFile)), Style.bold);
        screen.text(
                messages.text("diff.aligned", align.orElseGet(() -> messages.text("diff.aligned.start"))), Style.faint);
        screen.blank();
        Table table = new Table();
        comparison.rows().forEach(row -> add(table, row, alignment.leftZero(), alignment.rightZero()));
        table.print(screen);
        screen.blank();
        conclude(comparison);
        left.cut().ifPresent(screen::problem);
        right.cut().ifPresent(screen::problem);
        return comparison.isSame() ? ExitCode.EXPECTED : ExitCode.OTHER;
    }

    private static String name(Trace trace, Path file) {
        String variant = trace.header().variant();
        return trace.header().scenarioName() + (variant == null ? "" : ":" + variant) + "  " + file;
    }

    private Alignment alignment(OpenedTrace left, Path leftFile, OpenedTrace right, Path rightFile, String wanted)
            throws WrongInput {
        return new Alignment(
                Optional.of(event(left.trace(), leftFile, wanted)),
                Optional.of(event(right.trace(), rightFile, wanted)));
    }

    private Event event(Trace trace, Path file, String wanted) throws WrongInput {
        return Alignment.find(trace, wanted)
                .orElseThrow(() -> new WrongInput(messages.text(
                        "diff.no-event",
                        wanted,
                        file,
                        NearMatch.of(wanted, Alignment.names(trace))
                                .map(near -> messages.text("diff.near", near))
                                .orElse(""))));
    }

    private void add(Table table, Row row, long leftZero, long rightZero) {
        if (row instanceof Row.Both both) {
            String right = time(both.right(), rightZero);
            if (both.changed()) {
                line(table, new Mark("<", Style.fg_yellow), time(both.left(), leftZero), "", both.left(), "");
                line(table, new Mark(">", Style.fg_yellow), "", right, both.right(), "");
            } else {
                line(table, new Mark(" ", Style.reset), time(both.left(), leftZero), right, both.left(), "");
            }
        } else if (row instanceof Row.Left alone) {
            Mark mark = alone.elsewhere().isPresent() ? Mark.MOVED : new Mark("-", Style.fg_red);
            String note = note("diff.moved.left", alone.elsewhere(), rightZero);
            line(table, mark, time(alone.left(), leftZero), "", alone.left(), note);
        } else if (row instanceof Row.Right alone) {
            Mark mark = alone.elsewhere().isPresent() ? Mark.MOVED : new Mark("+", Style.fg_green);
            String note = note("diff.moved.right", alone.elsewhere(), leftZero);
            line(table, mark, "", time(alone.right(), rightZero), alone.right(), note);
        }
    }

    /** What stands before a line, and its colour. */
    private record Mark(String sign, Style style) {
        static final Mark MOVED = new Mark("~", Style.fg_yellow);
    }

    private void line(Table table, Mark mark, String left, String right, Event event, String note) {
        table.row(
                Cell.of(mark.sign(), mark.style()),
                Cell.of(aligned(left), Style.faint),
                Cell.of(aligned(right), Style.faint),
                Cell.of(messages.actor(event.actor()), mark.style()),
                Cell.of(words.of(event) + note, mark.style()));
    }

    private String note(String key, Optional<Event> elsewhere, long zero) {
        return elsewhere
                .map(event -> " (" + messages.text(key, time(event, zero)) + ")")
                .orElse("");
    }

    private String time(Event event, long zero) {
        // Whole milliseconds first, or what is hardly before zero would be minus nothing.
        return messages.number(Math.round((event.at() - zero) / 1e6) / 1e3, 3);
    }

    private static String aligned(String time) {
        return " ".repeat(Math.max(0, TIME_WIDTH - time.length())) + time;
    }

    private void conclude(Comparison comparison) {
        VerdictText verdicts = VerdictText.in(messages.language().id());
        String left = verdicts.headline(comparison.left());
        String right = verdicts.headline(comparison.right());
        if (comparison.isSame()) {
            screen.text(messages.text("diff.same", left), Style.bold);
            return;
        }
        screen.text(messages.text("diff.verdict"), Style.bold);
        if (comparison.left().ids().equals(comparison.right().ids())) {
            screen.text(messages.text("diff.verdict.same", left));
        } else {
            screen.text(messages.text("diff.verdict.left", left), ReportText.colour(comparison.left()));
            screen.text(messages.text("diff.verdict.right", right), ReportText.colour(comparison.right()));
        }
        Tally tally = comparison.tally();
        screen.text(messages.text(
                "diff.sum", tally.onlyLeft(), tally.onlyRight(), tally.order(), tally.outcome(), tally.alike()));
    }
}
