package dev.lockscope.course;

import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.Node;

/** Reads the glossary in one language: a heading for each term, its explanation, and the lessons that show it. */
final class GlossaryReader {

    private static final Pattern SEE = Pattern.compile("(?:See|Se):\\s*(.*)");

    private final Problems problems;
    private final Markdown markdown;

    /**
     * An entry.
     *
     * @param at where its heading stands
     * @param lessonsAt where the file says which lessons show it
     */
    record Read(Position at, Glossary.Explanation explanation, List<String> lessons, Position lessonsAt) {
        Read {
            lessons = List.copyOf(lessons);
        }
    }

    GlossaryReader(Problems problems) {
        this.problems = problems;
        this.markdown = new Markdown(problems, (term, at) -> {});
    }

    /** The entries by their ids, in the order of the file. */
    Map<String, Read> read(String text) {
        Map<Integer, List<String>> lessons = new LinkedHashMap<>();
        StringBuilder rest = new StringBuilder();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            Matcher see = SEE.matcher(lines.get(i));
            if (see.matches()) {
                lessons.put(
                        i + 1,
                        Arrays.stream(see.group(1).split(","))
                                .map(String::strip)
                                .filter(id -> !id.isEmpty())
                                .toList());
            } else {
                rest.append(lines.get(i));
            }
            rest.append('\n');
        }
        Section root = Section.of(Markdown.parse(rest.toString()), problems);
        // A title above the entries is allowed.
        List<Section> entries =
                root.parts().size() == 1 && !root.parts().get(0).parts().isEmpty()
                        ? root.parts().get(0).parts()
                        : root.parts();
        Map<String, Read> read = new LinkedHashMap<>();
        for (int i = 0; i < entries.size(); i++) {
            int from = entries.get(i).at().line();
            int to = i + 1 < entries.size() ? entries.get(i + 1).at().line() : lines.size() + 1;
            Optional<Integer> line = lessons.keySet().stream()
                    .filter(each -> from < each && each < to)
                    .findFirst();
            read.put(
                    entries.get(i).name(),
                    entry(
                            entries.get(i),
                            line.map(lessons::get).orElse(List.of()),
                            new Position(line.orElse(from), 1)));
        }
        return read;
    }

    /** Without the colon that stands between a term and what it means. */
    private static String bare(String term) {
        return term.endsWith(":") ? term.substring(0, term.length() - 1) : term;
    }

    private Read entry(Section section, List<String> lessons, Position lessonsAt) {
        List<Node> blocks = section.blocks();
        Prose prose = markdown.prose(blocks);
        Optional<Prose.Strong> term = prose.blocks().stream()
                .findFirst()
                .filter(Prose.Paragraph.class::isInstance)
                .flatMap(block -> ((Prose.Paragraph) block)
                        .words().stream()
                                .filter(Prose.Strong.class::isInstance)
                                .map(Prose.Strong.class::cast)
                                .findFirst());
        if (term.isEmpty()) {
            problems.add(section.at(), Wording.FOUND_NOTHING.with(), Wording.WANT_PROSE.with());
        }
        String name = term.map(Prose.Strong::plain).map(GlossaryReader::bare).orElse(section.name());
        return new Read(section.at(), new Glossary.Explanation(name, prose), lessons, lessonsAt);
    }
}
