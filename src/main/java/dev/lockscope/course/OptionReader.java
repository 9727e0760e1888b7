package dev.lockscope.course;

import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.BulletList;
import org.commonmark.node.Node;

/** Reads a question's options: a list whose items begin with the option's letter. */
final class OptionReader {

    private static final Pattern OPTION = Pattern.compile("([a-z]):\\s*(.*)", Pattern.DOTALL);

    private final Problems problems;
    private final Markdown markdown;

    OptionReader(Problems problems, Markdown markdown) {
        this.problems = problems;
        this.markdown = markdown;
    }

    /**
     * Takes the last list out of some blocks.
     *
     * @param options gets each option's text
     * @return where each option stands
     */
    Map<String, Position> take(List<Node> blocks, Map<String, Prose> options) {
        Map<String, Position> found = new LinkedHashMap<>();
        for (int i = blocks.size() - 1; i >= 0; i--) {
            if (blocks.get(i) instanceof BulletList list) {
                blocks.remove(i);
                Markdown.children(list).forEach(item -> option(item, options, found));
                break;
            }
        }
        return found;
    }

    private void option(Node item, Map<String, Prose> options, Map<String, Position> found) {
        Position at = Markdown.at(item);
        Prose prose = markdown.prose(Markdown.children(item));
        Optional<Matcher> named = prose.blocks().stream()
                .findFirst()
                .filter(Prose.Paragraph.class::isInstance)
                .map(Prose.Paragraph.class::cast)
                .flatMap(paragraph -> paragraph.words().stream().findFirst())
                .map(word -> OPTION.matcher(word.plain()))
                .filter(Matcher::matches);
        if (named.isEmpty()) {
            problems.add(at, Wording.FOUND_TEXT.with(prose.plain()), Wording.WANT_OPTION.with());
            return;
        }
        String id = named.get().group(1);
        if (found.containsKey(id)) {
            problems.add(at, Wording.TWICE.with(id));
        }
        found.put(id, at);
        options.put(id, withFirst(prose, named.get().group(2)));
    }

    private static Prose withFirst(Prose prose, String first) {
        List<Prose.Block> blocks = new ArrayList<>(prose.blocks());
        if (blocks.get(0) instanceof Prose.Paragraph paragraph) {
            List<Prose.Inline> words = new ArrayList<>(paragraph.words());
            words.set(0, new Prose.Words(first));
            blocks.set(0, new Prose.Paragraph(words));
        }
        return new Prose(blocks);
    }
}
