package dev.lockscope.desktop.matrix;

import java.util.Arrays;
import javafx.scene.control.Label;
import javafx.scene.text.Text;

/** Lets the head of a column break between its words only: it is never narrower than the longest of them. */
final class WholeWords {

    /** The least width of a head, in sizes of its own text. */
    private static final double LEAST = 6;

    private WholeWords() {}

    /** Keeps it so for a head, whatever it says and however large its text is. */
    static void keep(Label head) {
        head.fontProperty().addListener((property, old, now) -> fit(head));
        head.textProperty().addListener((property, old, now) -> fit(head));
        head.insetsProperty().addListener((property, old, now) -> fit(head));
        fit(head);
    }

    private static void fit(Label head) {
        double longest = Arrays.stream(head.getText().split("\\s+", -1))
                .mapToDouble(word -> width(word, head))
                .max()
                .orElse(0);
        double edges = head.getInsets().getLeft() + head.getInsets().getRight();
        head.setMinWidth(Math.max(LEAST * head.getFont().getSize(), Math.ceil(longest) + edges + 1));
    }

    private static double width(String word, Label head) {
        Text text = new Text(word);
        text.setFont(head.getFont());
        return text.getLayoutBounds().getWidth();
    }
}
