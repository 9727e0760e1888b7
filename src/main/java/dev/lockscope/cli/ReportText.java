package dev.lockscope.cli;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.trace.EventText;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.ResourceFact.ResourceOpened;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.ScriptFact.ScriptStepFailed;
import dev.lockscope.verdict.Finding;
import dev.lockscope.verdict.Verdict;
import dev.lockscope.verdict.VerdictText;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Help.Ansi.Style;

/** Prints what there is to say about a run, for people. */
final class ReportText {

    private final Screen screen;
    private final Messages messages;
    private final VerdictText words;

    ReportText(Screen screen, Messages messages) {
        this.screen = screen;
        this.messages = messages;
        this.words = VerdictText.in(messages.language().id());
    }

    /** The verdict and the expected one, without what broke; the seed too where they differ. */
    void printBrief(RunReport report) {
        ending(report);
        screen.text(messages.text("report.verdict", headline(report)), Style.bold, colour(report.verdict()));
        Table table = new Table();
        if (!report.isMet()) {
            fact(table, "report.run", run(report));
        }
        fact(table, "report.expected", expectation(report));
        table.print(screen);
    }

    /** The whole report. */
    void print(RunReport report) {
        screen.blank();
        ending(report);
        screen.text(messages.text("report.verdict", headline(report)), Style.bold, colour(report.verdict()));
        for (Finding finding : report.verdict().findings()) {
            screen.blank();
            screen.row(Cell.of("●", colour(report.verdict())), Cell.of(words.title(finding), Style.bold));
            screen.row(Cell.of(" "), Cell.of(words.story(finding)));
        }
        screen.blank();
        facts(report);
    }

    /** The verdict in one line. */
    String headline(RunReport report) {
        return words.headline(report.verdict());
    }

    /** The colour of a verdict. */
    static Style colour(Verdict verdict) {
        return verdict.isDisturbed() ? Style.fg_yellow : verdict.findings().isEmpty() ? Style.fg_green : Style.fg_red;
    }

    private void ending(RunReport report) {
        report.failedStep()
                .ifPresent(step -> screen.text(
                        messages.text(
                                "report.step-failed",
                                String.valueOf(step.step()),
                                messages.number(step.waited() / 1e9, 1),
                                step.when(),
                                last(report, step)),
                        Style.fg_yellow));
        report.cameTooEarly()
                .ifPresent(early -> screen.text(
                        messages.text(
                                "report.came-before",
                                report.failedStep().map(ScriptStepFailed::when).orElse(""),
                                messages.number(early.at() / 1e9, 3)),
                        Style.fg_yellow));
        String ending = report.ended().map(RunEnded::ending).map(Enum::name).orElse("CUT");
        String detail = report.ended().map(RunEnded::detail).orElse("");
        if (!report.isComplete()) {
            screen.text(messages.text("report.ending." + ending, detail), Style.fg_yellow);
        }
    }

    /** In the person's language; the fact says it in English. */
    private String last(RunReport report, ScriptStepFailed step) {
        return report.lastBeforeFailure()
                .map(event -> messages.actor(event.actor()) + " "
                        + EventText.in(messages.language().id()).of(event))
                .orElse(step.last());
    }

    private void facts(RunReport report) {
        Table table = new Table();
        Verdict verdict = report.verdict();
        fact(
                table,
                "report.money",
                messages.text("report.kroner", verdict.figures().moneyLost()));
        long tooMuch = verdict.figures().takenTooMuch();
        if (tooMuch != 0) {
            fact(table, "report.taken", messages.text("report.kroner", tooMuch));
        }
        Set<String> remedies = new LinkedHashSet<>();
        verdict.findings().forEach(finding -> remedies.add(words.remedy(finding)));
        String key = "report.remedy";
        for (String remedy : remedies) {
            fact(table, key, remedy);
            key = "";
        }
        for (ResourceOpened resource : report.resources()) {
            fact(table, "report.fencing", resource.resource() + ": " + words.rule(resource.rule()));
        }
        report.guests()
                .forEach(node -> fact(
                        table,
                        "report.store",
                        messages.text("report.store-looked", node.node(), messages.number(node.every() / 1e6, 0))));
        fact(table, "report.run", run(report));
        fact(table, "report.expected", expectation(report));
        table.print(screen);
    }

    private String run(RunReport report) {
        Header header = report.trace().header();
        return messages.text(
                "report.run-facts",
                String.valueOf(header.seed()),
                messages.speed(header.speed()),
                header.serverVersion());
    }

    private void fact(Table table, String key, String text) {
        table.row(Cell.of(key.isEmpty() ? "" : messages.text(key), Style.faint), Cell.of(text));
    }

    private String expectation(RunReport report) {
        Verdict verdict = report.verdict();
        String expected = ids(report.scenario().expect().findings());
        if (!report.isComplete()) {
            return messages.text("report.incomplete", expected);
        }
        if (report.isMet()) {
            return messages.text("report.met", expected);
        }
        StringBuilder text = new StringBuilder(messages.text("report.not-met", expected, ids(verdict.ids())));
        Set<FindingId> missing = verdict.missing(report.scenario().expect());
        Set<FindingId> unexpected = verdict.unexpected(report.scenario().expect());
        if (!missing.isEmpty()) {
            text.append(' ').append(messages.text("report.missing", ids(missing)));
        }
        if (!unexpected.isEmpty()) {
            text.append(' ').append(messages.text("report.unexpected", ids(unexpected)));
        }
        return text.toString();
    }

    /** Findings by their ids, as in scenario files. */
    String ids(Collection<FindingId> findings) {
        return findings.isEmpty()
                ? messages.text("report.safe")
                : findings.stream().sorted().map(FindingId::id).collect(Collectors.joining(", "));
    }
}
