package dev.lockscope.cli;

import dev.lockscope.compare.Comparison;
import dev.lockscope.compare.Row;
import dev.lockscope.lab.EventMatcher;
import dev.lockscope.scenario.EventPattern;
import dev.lockscope.scenario.problem.NearMatch;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import dev.lockscope.trace.Prominence;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.VerdictText;
import java.nio.file.Path;
import java.util.List;
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
        Optional<String> align = Optional.ofNullable(given.matchedOptionValue(ALIGN, null));
        long leftZero = zero(left.trace(), leftFile, align);
        long rightZero = zero(right.trace(), rightFile, align);
        boolean details = RunOptionsSpec.details(given);
        Comparison comparison = Comparison.of(
                left.trace(), right.trace(), event -> details || Prominence.of(event.fact()) == Prominence.HEADLINE);
        screen.text(messages.text("diff.heading.left", name(left.trace(), leftFile)), Style.bold);
        screen.text(messages.text("diff.heading.right", name(right.trace(), rightFile)), Style.bold);
        screen.text(
                messages.text("diff.aligned", align.orElseGet(() -> messages.text("diff.aligned.start"))), Style.faint);
        screen.blank();
        Table table = new Table();
        comparison.rows().forEach(row -> add(table, row, leftZero, rightZero));
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

    /** When the event is from which times are counted, ns since the run's start. */
    private long zero(Trace trace, Path file, Optional<String> align) throws WrongInput {
        if (align.isEmpty()) {
            return 0;
        }
        String wanted = align.get().strip();
        List<String> known = trace.events().stream()
                .flatMap(event -> EventMatcher.pattern(event).stream())
                .flatMap(pattern -> List.of(pattern.toString(), bare(pattern)).stream())
                .distinct()
                .toList();
        return trace.events().stream()
                .filter(event -> EventMatcher.pattern(event)
                        .filter(pattern -> pattern.toString().equals(wanted)
                                || bare(pattern).equals(wanted))
                        .isPresent())
                .findFirst()
                .map(Event::at)
                .orElseThrow(() -> new WrongInput(messages.text(
                        "diff.no-event",
                        wanted,
                        file,
                        NearMatch.of(wanted, known)
                                .map(near -> messages.text("diff.near", near))
                                .orElse(""))));
    }

    private static String bare(EventPattern pattern) {
        return new EventPattern(pattern.actor(), pattern.kind(), Optional.empty()).toString();
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
        screen.text(messages.text(
                "diff.sum",
                alone(comparison, true),
                alone(comparison, false),
                moved(comparison),
                both(comparison, true),
                both(comparison, false)));
    }

    private static long alone(Comparison comparison, boolean left) {
        return comparison.rows().stream()
                .filter(row -> left
                        ? row instanceof Row.Left one && one.elsewhere().isEmpty()
                        : row instanceof Row.Right other && other.elsewhere().isEmpty())
                .count();
    }

    private static long both(Comparison comparison, boolean changed) {
        return comparison.rows().stream()
                .filter(row -> row instanceof Row.Both both && both.changed() == changed)
                .count();
    }

    private static long moved(Comparison comparison) {
        return comparison.rows().stream()
                .filter(row -> row instanceof Row.Left one && one.elsewhere().isPresent())
                .count();
    }
}
