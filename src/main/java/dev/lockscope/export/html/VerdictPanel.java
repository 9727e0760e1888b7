package dev.lockscope.export.html;

import dev.lockscope.export.Excerpt;
import dev.lockscope.export.Selection;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import dev.lockscope.verdict.Figures;
import dev.lockscope.verdict.Finding;
import dev.lockscope.verdict.Severity;
import dev.lockscope.verdict.Verdict;
import dev.lockscope.verdict.VerdictText;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The verdict as the page tells it, the gravest findings first. It can be read without the script. */
final class VerdictPanel {

    /** The worst first, those of one severity as the judge has them. */
    private static final Comparator<Finding> GRAVEST = Comparator.comparing(Finding::severity);

    /** So many pieces of evidence are listed; all are marked. */
    private static final int MOST_LISTED = 12;

    private final Excerpt excerpt;
    private final Verdict verdict;
    private final List<Finding> findings;
    private final PageText texts;
    private final VerdictText words;
    private final EventText events;

    VerdictPanel(Excerpt excerpt, Verdict verdict, PageText texts, String language) {
        this.excerpt = excerpt;
        this.verdict = verdict;
        this.findings = verdict.findings().stream().sorted(GRAVEST).toList();
        this.texts = texts;
        this.words = VerdictText.in(language);
        this.events = EventText.in(language);
    }

    /** What broke, in the order in which the page tells it. */
    List<Finding> findings() {
        return findings;
    }

    /** How bad it is, a word for the style sheet. */
    String mood() {
        return findings.isEmpty() ? "safe" : word(findings.get(0).severity());
    }

    /** The sign of how bad it is. */
    String sign() {
        return findings.isEmpty() ? Sign.GOOD.id() : sign(findings.get(0).severity());
    }

    private static String sign(Severity severity) {
        return switch (severity) {
            case HARM, DANGER -> Sign.WRONG.id();
            case NOTE, NOT_APPLICABLE -> "note";
        };
    }

    String headline() {
        return words.headline(verdict);
    }

    /** What happened, in a sentence; empty where nothing broke. */
    String summary() {
        return findings.isEmpty() ? "" : words.summary(findings.get(0));
    }

    /** All findings, below what the run is there to show. */
    String html(List<FindingMarks> marks, String goal) {
        StringBuilder html = new StringBuilder();
        if (!goal.isEmpty()) {
            html.append(Html.element("h4", "", texts.say("page.verdict.goal")));
            html.append(Html.prose("aim", goal));
        }
        if (findings.isEmpty()) {
            html.append(Html.element("p", "", texts.say("page.verdict.safe")));
        }
        for (int i = 0; i < findings.size(); i++) {
            html.append(finding(i, findings.get(i), marks.get(i)));
        }
        html.append(figures(verdict.figures()));
        if (!excerpt.selection().equals(Selection.ALL)) {
            html.append(Html.element("p", "muted", texts.say("page.verdict.whole")));
        }
        return html.toString();
    }

    private String finding(int number, Finding finding, FindingMarks marks) {
        String severity = word(finding.severity());
        StringBuilder html = new StringBuilder();
        html.append("<article class=\"finding ").append(severity).append("\">\n");
        html.append("<h3><button type=\"button\" data-finding=\"").append(number);
        html.append("\" aria-pressed=\"false\">").append(Html.sign(sign(finding.severity())));
        html.append("<span dir=\"auto\">")
                .append(Html.text(words.title(finding)))
                .append("</span>");
        html.append("<span class=\"severity\">").append(Html.text(words.severity(finding.severity())));
        html.append("</span></button></h3>\n");
        html.append(Html.prose("", words.story(finding)));
        html.append(Html.prose("muted", words.explanation(finding)));
        html.append(evidence(marks));
        html.append(Html.element("h4", "", texts.say("page.verdict.remedy")));
        html.append(Html.prose("", words.remedy(finding)));
        return html.append("</article>\n").toString();
    }

    private String evidence(FindingMarks marks) {
        if (marks.events().isEmpty()) {
            return "";
        }
        StringBuilder html = new StringBuilder();
        html.append(Html.element("h4", "", texts.say("page.verdict.evidence")));
        html.append("<ol class=\"evidence\">\n");
        for (int place :
                marks.events().subList(0, Math.min(MOST_LISTED, marks.events().size()))) {
            Event event = excerpt.events().get(place - 1);
            html.append("<li><button type=\"button\" data-event=\"")
                    .append(place)
                    .append("\"><span class=\"time\">");
            html.append(Html.text(events.seconds(event.at()))).append("</span> <span><bdi>");
            html.append(Html.text(event.actor())).append("</bdi> <bdi>");
            html.append(Html.text(events.of(event))).append("</bdi></span></button></li>\n");
        }
        return html.append("</ol>\n").toString();
    }

    private String figures(Figures figures) {
        StringBuilder html = new StringBuilder("<dl class=\"figures\">\n");
        long got =
                figures.grants().values().stream().mapToInt(Integer::intValue).sum();
        figure(html, "grants", "page.figure.grants", texts.say("figure", got));
        figure(html, "most", "page.figure.most", texts.say("figure", figures.mostHolders()));
        if (figures.overlap() > 0) {
            figure(html, "overlap", "page.figure.overlap", events.seconds(figures.overlap()));
        }
        figure(html, "accepted", "page.figure.accepted", texts.say("figure", figures.writesAccepted()));
        figure(html, "rejected", "page.figure.rejected", texts.say("figure", figures.writesRejected()));
        if (figures.moneyLost() != 0) {
            figure(html, "lost", "page.figure.lost", texts.say("page.figure.kroner", figures.moneyLost()));
        }
        figure(html, "wait", "page.figure.wait", events.seconds(figures.longestWait()));
        return html.append("</dl>\n").toString();
    }

    private void figure(StringBuilder html, String id, String key, String value) {
        html.append("<div><dt>")
                .append(Html.text(texts.say(key)))
                .append("</dt><dd id=\"figure-")
                .append(id);
        html.append("\">").append(Html.text(value)).append("</dd></div>\n");
    }

    private static String word(Severity severity) {
        return severity.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
