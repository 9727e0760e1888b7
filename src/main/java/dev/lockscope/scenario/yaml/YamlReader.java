package dev.lockscope.scenario.yaml;

import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import java.util.List;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionEndEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.DocumentStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * Reads one YAML document from the parser's events.
 *
 * <p>The events, not a composer's nodes, so that nesting costs no stack and an alias is refused where it stands, before
 * anything could be copied.
 */
public final class YamlReader {

    /** The deepest nesting that is read. */
    static final int DEEPEST = 32;

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final String content;
    private final Problems problems;
    private final TreeBuilder tree;
    private Position last = Position.START;
    private int documents;

    private YamlReader(String content, Problems problems) {
        this.content = content;
        this.problems = problems;
        this.tree = new TreeBuilder(problems);
    }

    /**
     * The text's one document as a tree; empty where there is nothing to go on with. Adds what is wrong to
     * {@code problems}; where the tree is not empty it may hold {@link Yaml.Unreadable} parts.
     */
    public static Optional<Yaml> read(String text, Problems problems) {
        boolean marked = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK;
        String content = marked ? text.substring(1) : text;
        if (!TextFile.isPrintable(content, problems)) {
            return Optional.empty();
        }
        return new YamlReader(content, problems).read();
    }

    private Optional<Yaml> read() {
        LoadSettings settings = LoadSettings.builder()
                .setUseMarks(true)
                .setCodePointLimit(Integer.MAX_VALUE)
                .build();
        try {
            for (Event event : new Parse(settings).parseString(content)) {
                if (!take(event)) {
                    return Optional.empty();
                }
            }
        } catch (YamlEngineException e) {
            SyntaxProblem.report(e, last, content, problems);
            return Optional.empty();
        }
        Optional<Yaml> root = tree.root();
        boolean empty = root.map(value -> value instanceof Yaml.Scalar scalar && scalar.type() == Yaml.Type.NOTHING)
                .orElse(true);
        if (empty) {
            problems.add(Position.START, Wording.EMPTY.with(), Wording.WANT_SCENARIO.with());
            return Optional.empty();
        }
        return root;
    }

    /** Takes in an event; answers whether to go on. */
    private boolean take(Event event) {
        last = event.getStartMark().map(YamlReader::position).orElse(last);
        if (event instanceof DocumentStartEvent) {
            return takeDocument(event);
        } else if (event instanceof AliasEvent alias) {
            String name = alias.getAnchor().map(Object::toString).orElse("");
            problems.add(last, Wording.ALIAS.with(name), Wording.WANT_WRITTEN_OUT.with());
            tree.add(new Yaml.Unreadable(last));
        } else if (event instanceof ScalarEvent scalar) {
            Properties.check(scalar, last, problems);
            tree.add(Scalars.of(scalar, last));
        } else if (event instanceof CollectionStartEvent start) {
            Properties.check(start, last, problems);
            if (tree.depth() == DEEPEST) {
                problems.add(last, Wording.TOO_DEEP.with(Integer.toString(DEEPEST)), Wording.WANT_FLATTER.with());
                return false;
            }
            tree.open(last, event instanceof MappingStartEvent);
        } else if (event instanceof CollectionEndEvent) {
            tree.close();
        }
        return true;
    }

    private boolean takeDocument(Event start) {
        documents++;
        if (documents > 1) {
            problems.add(last, Wording.SECOND_DOCUMENT.with(), Wording.WANT_ONE_DOCUMENT.with());
            return false;
        }
        // The parser passes over directives that it does not know.
        int end = start.getEndMark().map(Mark::getIndex).orElse(0);
        List<String> lines =
                content.substring(0, content.offsetByCodePoints(0, end)).lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith("%")) {
                problems.add(new Position(i + 1, 1), Wording.BAD_DIRECTIVE.with(), Wording.WANT_SCENARIO.with());
            }
        }
        return true;
    }

    static Position position(Mark mark) {
        return new Position(mark.getLine() + 1, mark.getColumn() + 1);
    }
}
