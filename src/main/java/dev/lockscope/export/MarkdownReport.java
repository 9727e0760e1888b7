package dev.lockscope.export;

import dev.lockscope.export.Omission.Reason;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Prominence;
import dev.lockscope.verdict.Figures;
import dev.lockscope.verdict.Finding;
import dev.lockscope.verdict.Judge;
import dev.lockscope.verdict.RunStory;
import dev.lockscope.verdict.Verdict;
import dev.lockscope.verdict.VerdictText;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A report in Markdown: what the run is there to show, what broke, how it came to it, and a table of what matters. */
final class MarkdownReport implements Exporter {

    private final Optional<Illustration> picture;

    /**
     * A report.
     *
     * @param picture what stands beside it; told as left out where it is empty
     */
    MarkdownReport(Optional<Illustration> picture) {
        this.picture = picture;
    }

    @Override
    public List<Omission> write(Excerpt excerpt, Heading heading, OutputStream out) throws IOException {
        Verdict verdict = Judge.judge(excerpt.trace());
        List<Event> shown = mattering(excerpt, verdict);
        long details = (long) excerpt.events().size() - shown.size();
        List<Omission> omissions = new ArrayList<>();
        if (details > 0) {
            omissions.add(new Omission(Reason.DETAILS, details));
        }
        omissions.addAll(
                picture.map(Illustration::omissions).orElseGet(() -> List.of(new Omission(Reason.PICTURE, 1))));
        Writer writer = Characters.writer(out);
        Page page = new Page(writer, heading.language());
        page.line("# " + MarkdownText.of(heading.title()));
        if (!heading.goal().isBlank()) {
            page.line(MarkdownText.of(heading.goal()));
        }
        page.run(excerpt.trace().header());
        page.verdict(verdict);
        page.figures(verdict.figures());
        if (picture.isPresent()) {
            page.picture(picture.get(), heading.title());
        }
        page.story(excerpt);
        page.events(shown);
        page.leftOut(excerpt.omissions(), omissions);
        writer.flush();
        return omissions;
    }

    /** The turns of the story, and what proves the verdict. */
    private static List<Event> mattering(Excerpt excerpt, Verdict verdict) {
        Set<Long> evidence = new HashSet<>();
        verdict.findings().forEach(finding -> evidence.addAll(finding.evidence()));
        return excerpt.events().stream()
                .filter(event -> Prominence.of(event.fact()) == Prominence.HEADLINE || evidence.contains(event.seq()))
                .toList();
    }

    /** A page while it is written. */
    private static final class Page {

        private final Writer out;
        private final ExportText text;
        private final EventText events;
        private final VerdictText verdicts;

        Page(Writer out, String language) {
            this.out = out;
            this.text = ExportText.in(language);
            this.events = EventText.in(language);
            this.verdicts = VerdictText.in(language);
        }

        void line(String line) throws IOException {
            out.write(line + "\n\n");
        }

        private void heading(String key) throws IOException {
            line("## " + text.text(key));
        }

        void run(Header header) throws IOException {
            out.write(MarkdownText.head(List.of(text.text("report.run"), "")));
            fact("report.scenario", header.scenarioName() + (header.variant() == null ? "" : ":" + header.variant()));
            fact("report.seed", Long.toString(header.seed()));
            fact("report.speed", text.number(header.speed()) + "×");
            fact("report.started", header.started().toString());
            fact("report.redis", header.serverVersion());
            fact("report.lockscope", header.lockscopeVersion() + ", Java " + header.javaVersion());
            out.write("\n");
        }

        private void fact(String key, String value) throws IOException {
            out.write(MarkdownText.row(List.of(text.text(key), value)));
        }

        void verdict(Verdict verdict) throws IOException {
            heading("report.verdict");
            line("**" + MarkdownText.of(verdicts.headline(verdict)) + "**");
            for (Finding finding : verdict.findings()) {
                line("### " + MarkdownText.of(verdicts.title(finding)));
                line(MarkdownText.of(verdicts.story(finding)));
                line(MarkdownText.of(verdicts.explanation(finding)));
            }
            Set<String> remedies = new LinkedHashSet<>();
            verdict.findings().forEach(finding -> remedies.add(verdicts.remedy(finding)));
            if (!remedies.isEmpty()) {
                heading("report.remedy");
            }
            for (String remedy : remedies) {
                line(MarkdownText.of(remedy));
            }
        }

        void figures(Figures figures) throws IOException {
            heading("report.figures");
            out.write(MarkdownText.head(List.of("", text.text("report.count"))));
            long grants = figures.grants().values().stream()
                    .mapToLong(Integer::longValue)
                    .sum();
            fact("report.grants", Long.toString(grants));
            fact("report.overlap", events.seconds(figures.overlap()));
            fact("report.accepted", Long.toString(figures.writesAccepted()));
            fact("report.rejected", Long.toString(figures.writesRejected()));
            fact("report.money", figures.moneyLost() + " kr");
            fact("report.wait", events.seconds(figures.longestWait()));
            out.write("\n");
        }

        void picture(Illustration picture, String title) throws IOException {
            heading("report.picture");
            line("![" + MarkdownText.of(text.text("report.picture.of", title)) + "](" + picture.address() + ")");
        }

        void story(Excerpt excerpt) throws IOException {
            heading("report.story");
            List<String> sentences = RunStory.of(excerpt.trace()).stream()
                    .filter(moment -> excerpt.selection().holds(moment.at()))
                    .map(verdicts::moment)
                    .toList();
            for (int i = 0; i < sentences.size(); i++) {
                out.write((i + 1) + ". " + MarkdownText.of(sentences.get(i)) + "\n");
            }
            out.write("\n");
        }

        void events(List<Event> shown) throws IOException {
            heading("report.events");
            out.write(MarkdownText.head(
                    List.of(text.text("report.time"), text.text("report.who"), text.text("report.what"))));
            for (Event event : shown) {
                out.write(MarkdownText.row(List.of(events.seconds(event.at()), who(event.actor()), events.of(event))));
            }
            out.write("\n");
        }

        private String who(String actor) {
            return switch (actor) {
                case Event.SCRIPT, Event.RUN, Event.LEARNER -> text.text("actor." + actor);
                default -> actor;
            };
        }

        void leftOut(List<Omission> asked, List<Omission> own) throws IOException {
            List<Omission> all = new ArrayList<>(asked);
            all.addAll(own);
            if (all.isEmpty()) {
                return;
            }
            heading("report.left-out");
            for (Omission omission : all) {
                out.write("- " + MarkdownText.of(text.of(omission)) + "\n");
            }
            if (!asked.isEmpty()) {
                out.write("\n" + MarkdownText.of(text.text("report.whole")) + "\n");
            }
        }
    }
}
