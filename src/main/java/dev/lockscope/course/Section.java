package dev.lockscope.course;

import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;

/**
 * A heading of a text and what stands below it, up to the next heading of its level.
 *
 * @param name the heading's words
 * @param blocks what stands between it and its first part
 * @param parts the headings one level below
 */
record Section(Position at, String name, List<Node> blocks, List<Section> parts) {

    private static final int DEEPEST = 3;

    Section {
        blocks = List.copyOf(blocks);
        parts = List.copyOf(parts);
    }

    /** The part with that name, if there is one. */
    Optional<Section> part(String wanted) {
        return parts.stream().filter(part -> part.name().equals(wanted)).findFirst();
    }

    /** The sections of a document, as parts of one without a name. Adds a problem for each heading that stands twice. */
    static Section of(Node document, Problems problems) {
        return section(Position.START, "", 0, new ArrayList<>(Markdown.children(document)), problems);
    }

    private static Section section(Position at, String name, int level, List<Node> nodes, Problems problems) {
        List<Node> blocks = new ArrayList<>();
        List<Section> parts = new ArrayList<>();
        while (!nodes.isEmpty()) {
            Node node = nodes.get(0);
            if (!(node instanceof Heading heading)) {
                blocks.add(nodes.remove(0));
            } else if (heading.getLevel() <= level) {
                break;
            } else {
                nodes.remove(0);
                if (heading.getLevel() > DEEPEST) {
                    problems.add(Markdown.at(node), Wording.UNKNOWN_MARKDOWN.with(), Wording.WANT_MARKDOWN.with());
                }
                String title = new Markdown(problems, (term, place) -> {})
                        .words(node).stream().map(Prose.Inline::plain).collect(Collectors.joining());
                if (parts.stream().anyMatch(part -> part.name().equals(title))) {
                    problems.add(Markdown.at(node), Wording.TWICE.with(title));
                }
                parts.add(section(Markdown.at(node), title, heading.getLevel(), nodes, problems));
            }
        }
        return new Section(at, name, blocks, parts);
    }
}
