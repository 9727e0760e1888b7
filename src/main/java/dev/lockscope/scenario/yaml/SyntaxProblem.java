package dev.lockscope.scenario.yaml;

import dev.lockscope.scenario.problem.Message;
import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import java.util.List;
import java.util.Optional;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** Says in our own words what the YAML parser cannot read. */
final class SyntaxProblem {

    private final MarkedYamlEngineException problem;
    private final Position at;
    private final Problems problems;

    private SyntaxProblem(MarkedYamlEngineException problem, Position at, Problems problems) {
        this.problem = problem;
        this.at = at;
        this.problems = problems;
    }

    /**
     * Adds the problem.
     *
     * @param last where the parser was last, for an error without a place of its own
     */
    static void report(YamlEngineException error, Position last, String content, Problems problems) {
        if (error instanceof MarkedYamlEngineException marked) {
            Optional<Mark> mark = marked.getProblemMark().or(marked::getContextMark);
            new SyntaxProblem(
                            marked,
                            within(content, mark.map(YamlReader::position).orElse(last)),
                            problems)
                    .report(content, mark.map(Mark::getIndex).orElse(-1));
        } else {
            problems.add(within(content, last), Wording.NOT_YAML.with());
        }
    }

    /** What ends too early does so after the last line, which no editor shows; so it is told of at the end of that line. */
    private static Position within(String content, Position at) {
        List<String> lines = content.lines().toList();
        if (lines.isEmpty() || at.line() <= lines.size()) {
            return at;
        }
        String last = lines.get(lines.size() - 1);
        return new Position(lines.size(), last.codePointCount(0, last.length()) + 1);
    }

    private void report(String content, int index) {
        int c = index < 0 ? -1 : content.codePoints().skip(index).findFirst().orElse(-1);
        String context = String.valueOf(problem.getContext());
        String what = String.valueOf(problem.getProblem());
        if ((c == '\t' && !context.contains("quoted")) || what.contains("after \\t(TAB)")) {
            say(Wording.TAB, Wording.WANT_SPACES.with());
        } else if (what.contains("cannot start any token") || context.contains("anchor") || context.contains("alias")) {
            problems.add(at, Wording.BAD_START.with(Character.toString(Math.max(c, ' '))), Wording.WANT_QUOTES.with());
        } else if (what.contains("mapping values are not allowed")) {
            say(Wording.COLON, Wording.WANT_KEYS.with());
        } else if (what.contains("could not find expected ':'")) {
            say(Wording.NO_COLON, Wording.WANT_COLON.with());
        } else if (what.contains("escape") || what.contains("hexadecimal")) {
            say(Wording.BAD_ESCAPE, Wording.WANT_ESCAPE.with());
        } else if (context.contains("quoted scalar")) {
            say(Wording.UNCLOSED_QUOTE, Wording.WANT_CLOSING_QUOTE.with(begin()));
        } else if (context.contains("flow sequence")) {
            say(Wording.UNCLOSED_LIST, Wording.WANT_LIST_END.with(begin()));
        } else if (context.contains("flow mapping")) {
            say(Wording.UNCLOSED_MAPPING, Wording.WANT_MAPPING_END.with(begin()));
        } else if (context.contains("flow node")) {
            say(Wording.NO_VALUE, Wording.WANT_VALUE.with());
        } else if (context.contains("block scalar")) {
            say(Wording.BAD_BLOCK, Wording.WANT_BLOCK.with());
        } else if (context.contains("directive") || what.contains("directive")) {
            say(Wording.BAD_DIRECTIVE, Wording.WANT_SCENARIO.with());
        } else if (context.contains("tag") || what.contains("tag handle")) {
            problems.add(at, Wording.TAG.with("!"), Wording.WANT_NO_TAG.with());
        } else if (what.contains("document start")) {
            say(Wording.SECOND_DOCUMENT, Wording.WANT_ONE_DOCUMENT.with());
        } else if (context.contains("block") || what.contains("not allowed here")) {
            say(Wording.BAD_INDENTATION, Wording.WANT_INDENTATION.with());
        } else {
            problems.add(at, Wording.NOT_YAML.with());
        }
    }

    private void say(Wording found, Message expected) {
        problems.add(at, found.with(), expected);
    }

    /** Line and column of what was begun and not ended. */
    private String[] begin() {
        Position begun = problem.getContextMark().map(YamlReader::position).orElse(at);
        return new String[] {Integer.toString(begun.line()), Integer.toString(begun.column())};
    }
}
