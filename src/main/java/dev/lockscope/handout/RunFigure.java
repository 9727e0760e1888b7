package dev.lockscope.handout;

import dev.lockscope.export.svg.TimelineSvg;
import dev.lockscope.timeline.paint.Palette;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Finding;
import dev.lockscope.verdict.Judge;
import dev.lockscope.verdict.VerdictText;
import java.util.List;
import java.util.Optional;

/** Writes the picture over time of a run, with its verdict below. */
final class RunFigure {

    private static final double WIDTH = 640;
    private static final double TEXT = 11;

    private RunFigure() {}

    /**
     * Writes one.
     *
     * @param title what the run is of
     * @param ids what the picture's ids begin with
     */
    static void write(HandoutWords words, Trace trace, String title, String ids, Markup page) {
        String headline = VerdictText.in(words.language()).headline(Judge.judge(trace));
        page.open("div", "class", "picture");
        page.raw(TimelineSvg.of(
                trace,
                new TimelineSvg.Wish(
                        Palette.LIGHT,
                        words.language(),
                        WIDTH,
                        TEXT,
                        words.say("picture.told", title),
                        headline,
                        ids,
                        Optional.empty(),
                        false)));
        page.element("p", headline, "class", "verdict");
        page.end();
    }

    /** Writes what went wrong in a run, a sentence each; nothing where nothing did. */
    static void findings(HandoutWords words, Trace trace, Markup page) {
        List<Finding> findings = Judge.judge(trace).findings();
        if (!findings.isEmpty()) {
            VerdictText told = VerdictText.in(words.language());
            page.open("ul");
            findings.stream()
                    .map(finding -> told.title(finding) + ": " + told.summary(finding))
                    .distinct()
                    .forEach(text -> page.element("li", text));
            page.end();
        }
    }
}
