package dev.lockscope.handout;

import dev.lockscope.course.Prose;
import java.util.Map;
import java.util.Optional;

/** Writes options with boxes to tick. */
final class Options {

    private final ProseMarkup prose;

    Options(ProseMarkup prose) {
        this.prose = prose;
    }

    /**
     * Writes them.
     *
     * @param right the one that is ticked, if any
     */
    void write(Map<String, Prose> options, Optional<String> right, Markup page) {
        page.open("ul", "class", "options");
        options.forEach((id, text) -> {
            boolean ticked = right.filter(id::equals).isPresent();
            page.open("li", "class", ticked ? "option right" : "option");
            page.open("span", "class", "box").text(ticked ? "×" : "\u00A0").close();
            page.text(" ").open("span", "class", "letter").text(id).close().text(" ");
            prose.inline(text, page);
            page.end();
        });
        page.end();
    }
}
