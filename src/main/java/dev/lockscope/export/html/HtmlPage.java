package dev.lockscope.export.html;

import dev.lockscope.export.Excerpt;
import dev.lockscope.export.ExportText;
import dev.lockscope.export.Exporter;
import dev.lockscope.export.Heading;
import dev.lockscope.export.Omission;
import dev.lockscope.timeline.paint.Palette;
import dev.lockscope.trace.Header;
import dev.lockscope.verdict.Judge;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * One page that replays a run in a browser, with all that it needs in it. Its policy forbids it any network.
 *
 * <p>What is true when is folded here and written down; the script looks it up, counts time down between events, and
 * draws.
 */
public final class HtmlPage implements Exporter {

    @Override
    public List<Omission> write(Excerpt excerpt, Heading heading, OutputStream out) throws IOException {
        Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
        writer.write(page(excerpt, heading));
        writer.flush();
        return List.of();
    }

    private static String page(Excerpt excerpt, Heading heading) {
        String language = heading.language();
        PageText texts = PageText.in(language);
        CodeShelf shelf = new CodeShelf(excerpt.trace().events(), heading.code());
        VerdictPanel verdict = new VerdictPanel(excerpt, Judge.judge(excerpt.trace()), texts, language);
        List<FindingMarks> marks = FindingMarks.of(verdict.findings(), excerpt);
        TimelinePicture picture = new TimelinePicture(excerpt, language);
        String title = heading.title().isEmpty() ? texts.say("page.untitled") : heading.title();
        String style = PageColours.css() + PageParts.file("page.css");
        String script = PageParts.file("page.js");

        Map<String, String> parts = new HashMap<>();
        parts.put("language", language.equals("nb") ? "nb" : "en");
        parts.put("policy", policy(style, script));
        parts.put("version", Html.text(excerpt.trace().header().lockscopeVersion()));
        parts.put("title", Html.text(title));
        parts.put("goal", heading.goal().isEmpty() ? "" : Html.prose("goal", heading.goal()));
        parts.put("style", style);
        parts.put("script", script);
        parts.put("signs", PageParts.file("signs.svg"));
        parts.put("mood", verdict.mood());
        parts.put("mood-sign", Html.sign(verdict.sign()));
        parts.put("headline", Html.text(verdict.headline()));
        parts.put("summary", Html.text(verdict.summary()));
        parts.put("show-hidden", verdict.findings().isEmpty() ? "hidden" : "");
        parts.put("findings", verdict.html(marks, heading.goal()));
        parts.put("code-panel", new CodePanel(shelf, texts).html());
        parts.put("pictures", pictures(picture, excerpt, title, texts));
        parts.put("about", Html.text(about(excerpt.trace().header(), texts)));
        parts.put("left-out", leftOut(excerpt, language));
        parts.put(
                "run",
                new RunJson(excerpt, texts, language).text(Replay.of(excerpt, texts, shelf), marks, picture.place()));
        return PageParts.fill(PageParts.file("page.html"), parts, texts);
    }

    private static String policy(String style, String script) {
        return "default-src 'none'; style-src " + PageParts.hash(style) + "; script-src " + PageParts.hash(script)
                + "; img-src data:; base-uri 'none'; form-action 'none'";
    }

    private static String pictures(TimelinePicture picture, Excerpt excerpt, String title, PageText texts) {
        String name = texts.say("page.timeline.picture", title);
        String description = texts.say(
                "page.timeline.described",
                texts.instant(Replay.beginning(excerpt)),
                texts.instant(Replay.end(excerpt)));
        return "<div class=\"tone light\">\n" + picture.svg(Palette.LIGHT, "light", name, description)
                + "</div>\n<div class=\"tone dark\">\n" + picture.svg(Palette.DARK, "dark", name, description)
                + "</div>\n";
    }

    private static String about(Header header, PageText texts) {
        String name = header.scenarioName() + (header.variant() == null ? "" : ":" + header.variant());
        String day = header.started().toString().substring(0, 10);
        return texts.say(
                "page.about",
                name,
                String.valueOf(header.seed()),
                header.speed(),
                header.serverVersion(),
                header.lockscopeVersion(),
                day);
    }

    private static String leftOut(Excerpt excerpt, String language) {
        ExportText words = ExportText.in(language);
        StringBuilder html = new StringBuilder();
        PageText texts = PageText.in(language);
        excerpt.omissions()
                .forEach(omission ->
                        html.append(Html.element("p", "left-out", texts.say("page.left-out", words.of(omission)))));
        return html.toString();
    }
}
