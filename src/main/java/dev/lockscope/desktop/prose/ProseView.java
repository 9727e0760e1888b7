package dev.lockscope.desktop.prose;

import dev.lockscope.course.Prose;
import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;

/** A piece of prose to read. Its size is that of plain text where it stands. Belongs to the thread of the window. */
public final class ProseView {

    private final Terms terms;
    private final VBox view = new VBox();

    /**
     * One that says nothing yet.
     *
     * @param terms explains the terms in it
     */
    public ProseView(Terms terms) {
        this.terms = terms;
        dress(view);
    }

    /** What is shown. */
    public VBox view() {
        return view;
    }

    /** Shows another piece. */
    public void show(Prose prose) {
        view.getChildren().setAll(blocks(prose, terms));
    }

    /** A piece of prose that does not change. */
    public static VBox of(Prose prose, Terms terms) {
        VBox box = new VBox();
        dress(box);
        box.getChildren().setAll(blocks(prose, terms));
        return box;
    }

    private static void dress(VBox box) {
        box.getStyleClass().add("prose");
        box.setMinWidth(0);
        box.setFillWidth(true);
    }

    private static List<Node> blocks(Prose prose, Terms terms) {
        return prose.blocks().stream().map(block -> block(block, terms)).toList();
    }

    private static Node block(Prose.Block block, Terms terms) {
        if (block instanceof Prose.Paragraph paragraph) {
            return flow(paragraph, terms);
        } else if (block instanceof Prose.Items items) {
            return items(items, terms);
        } else if (block instanceof Prose.Quote quote) {
            VBox box = of(quote.prose(), terms);
            box.getStyleClass().add("prose-quote");
            return box;
        } else if (block instanceof Prose.Listing listing) {
            return listing(listing);
        }
        throw new IllegalStateException("cannot be shown: " + block);
    }

    private static Node flow(Prose.Paragraph paragraph, Terms terms) {
        ProseFlow flow = new ProseFlow(terms);
        flow.add(paragraph.words());
        flow.setAccessibleRole(AccessibleRole.TEXT);
        flow.setAccessibleText(paragraph.plain());
        return flow;
    }

    private static Node items(Prose.Items items, Terms terms) {
        VBox list = new VBox();
        list.getStyleClass().add("prose-list");
        int number = 1;
        for (Prose item : items.items()) {
            Text mark = new Text(items.numbered() ? number++ + "." : "•");
            mark.getStyleClass().add("prose-mark");
            VBox words = of(item, terms);
            HBox.setHgrow(words, Priority.ALWAYS);
            HBox row = new HBox(mark, words);
            row.getStyleClass().add("prose-item");
            row.setMinWidth(0);
            list.getChildren().add(row);
        }
        return list;
    }

    private static Node listing(Prose.Listing listing) {
        Text lines = new Text(listing.text());
        lines.getStyleClass().addAll("prose-text", "mono");
        VBox box = new VBox(lines);
        box.getStyleClass().add("prose-listing");
        box.setMinWidth(0);
        box.setAccessibleRole(AccessibleRole.TEXT);
        box.setAccessibleText(listing.text());
        return box;
    }
}
