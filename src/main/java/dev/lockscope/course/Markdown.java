package dev.lockscope.course;

import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.SourceSpan;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/**
 * Turns parsed Markdown into {@link Prose}. Raw HTML is left out; what lessons cannot show is a problem. For one thread.
 */
final class Markdown {

    private static final String TERM = "term:";

    private final Problems problems;
    private final BiConsumer<String, Position> terms;

    /**
     * A reader of one file.
     *
     * @param terms takes each term that the text marks, and where
     */
    Markdown(Problems problems, BiConsumer<String, Position> terms) {
        this.problems = problems;
        this.terms = terms;
    }

    /** The document of a text, each node with its place. */
    static Node parse(String text) {
        return Parser.builder()
                .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
                .build()
                .parse(text);
    }

    /** Where a node begins; the document's beginning where that is not known. */
    static Position at(Node node) {
        List<SourceSpan> spans = node.getSourceSpans();
        return spans.isEmpty()
                ? Position.START
                : new Position(spans.get(0).getLineIndex() + 1, spans.get(0).getColumnIndex() + 1);
    }

    static List<Node> children(Node node) {
        List<Node> children = new ArrayList<>();
        for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
            children.add(child);
        }
        return children;
    }

    Prose prose(List<Node> nodes) {
        return new Prose(nodes.stream().flatMap(node -> block(node).stream()).toList());
    }

    private Optional<Prose.Block> block(Node node) {
        if (node instanceof Paragraph) {
            return Optional.of(new Prose.Paragraph(words(node)));
        } else if (node instanceof BulletList || node instanceof OrderedList) {
            List<Prose> items =
                    children(node).stream().map(item -> prose(children(item))).toList();
            return Optional.of(new Prose.Items(node instanceof OrderedList, items));
        } else if (node instanceof BlockQuote) {
            return Optional.of(new Prose.Quote(prose(children(node))));
        } else if (node instanceof FencedCodeBlock code) {
            String language = code.getInfo() == null ? "" : code.getInfo().strip();
            return Optional.of(new Prose.Listing(language, code.getLiteral().stripTrailing()));
        } else if (node instanceof IndentedCodeBlock code) {
            return Optional.of(new Prose.Listing("", code.getLiteral().stripTrailing()));
        } else if (!(node instanceof HtmlBlock)) {
            refuse(node);
        }
        return Optional.empty();
    }

    List<Prose.Inline> words(Node parent) {
        List<Prose.Inline> words = new ArrayList<>();
        for (Node node : children(parent)) {
            if (node instanceof Text text) {
                words.add(new Prose.Words(text.getLiteral()));
            } else if (node instanceof SoftLineBreak || node instanceof HardLineBreak) {
                words.add(new Prose.Words(" "));
            } else if (node instanceof Code code) {
                words.add(new Prose.Code(code.getLiteral()));
            } else if (node instanceof StrongEmphasis) {
                words.add(new Prose.Strong(words(node)));
            } else if (node instanceof Emphasis) {
                words.add(new Prose.Emphasis(words(node)));
            } else if (node instanceof Link link && link.getDestination().startsWith(TERM)) {
                String term = link.getDestination().substring(TERM.length());
                terms.accept(term, at(node));
                words.add(new Prose.Term(term, words(node)));
            } else if (!(node instanceof HtmlInline)) {
                refuse(node);
                words.addAll(words(node));
            }
        }
        return words;
    }

    private void refuse(Node node) {
        problems.add(at(node), Wording.UNKNOWN_MARKDOWN.with(), Wording.WANT_MARKDOWN.with());
    }
}
