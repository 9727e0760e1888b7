package dev.lockscope.export;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.CustomNode;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;

/** Reads reports back with commonmark-java. */
final class MarkdownReading {

    private MarkdownReading() {}

    static Node document(String text) {
        return Parser.builder()
                .extensions(List.of(TablesExtension.create()))
                .build()
                .parse(text);
    }

    /** Every row of every table, by its cells. */
    static List<List<String>> rows(String text) {
        List<List<String>> rows = new ArrayList<>();
        document(text).accept(new AbstractVisitor() {
            @Override
            public void visit(CustomNode node) {
                if (node instanceof TableRow) {
                    List<String> cells = new ArrayList<>();
                    for (Node cell = node.getFirstChild(); cell != null; cell = cell.getNext()) {
                        cells.add(words((TableCell) cell));
                    }
                    rows.add(cells);
                }
                visitChildren(node);
            }
        });
        return rows;
    }

    private static String words(TableCell cell) {
        StringBuilder words = new StringBuilder();
        cell.accept(new AbstractVisitor() {
            @Override
            public void visit(Text text) {
                words.append(text.getLiteral());
            }
        });
        return words.toString().strip();
    }
}
