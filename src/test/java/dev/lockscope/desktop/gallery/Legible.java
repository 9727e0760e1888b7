package dev.lockscope.desktop.gallery;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.text.Text;
import org.kordamp.ikonli.javafx.FontIcon;

/** Whether a person can read what is shown: no text is cut, pushed out of sight at the side, or broken inside a word. */
public final class Legible {

    /** What rounding may come to, px. */
    private static final double SLACK = 1.5;

    private Legible() {}

    /** What is wrong with the texts of a part of the screen that has been laid out; nothing where all can be read. */
    public static List<String> complaints(Node root) {
        List<String> complaints = new ArrayList<>();
        look(root, complaints);
        return complaints;
    }

    private static void look(Node node, List<String> complaints) {
        if (!node.isVisible()) {
            return;
        }
        if (node instanceof Text text
                && !(node instanceof FontIcon)
                && !text.getText().isBlank()
                && !isTyped(text)) {
            look(text, complaints);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> look(child, complaints));
        }
    }

    private static boolean isTyped(Node node) {
        for (Node one = node; one != null; one = one.getParent()) {
            if (one instanceof TextInputControl) {
                return true;
            }
        }
        return false;
    }

    private static void look(Text text, List<String> complaints) {
        if (text.getParent() instanceof Labeled labeled
                && labeled.getText() != null
                && !labeled.getText().isEmpty()
                && !text.getText().equals(labeled.getText())) {
            complaints.add("cut: " + labeled.getText());
            return;
        }
        for (String word : text.getText().split("[\\s\\-/]+")) {
            double room = text.getWrappingWidth();
            if (room > 0 && width(word, text) > room + SLACK) {
                complaints.add("broken: " + word + " of: " + text.getText());
            }
        }
        Bounds place = text.localToScene(text.getLayoutBounds());
        if (isBeyond(text, place)) {
            complaints.add("out of sight: " + text.getText());
        }
    }

    private static double width(String word, Text like) {
        Text alone = new Text(word);
        alone.setFont(like.getFont());
        return alone.getLayoutBounds().getWidth();
    }

    /** Whether it reaches over the side of what it is in; what can be scrolled there is no trouble. */
    private static boolean isBeyond(Node text, Bounds place) {
        for (Node one = text; one != null; one = one.getParent()) {
            // These scroll to the side.
            if (one.getStyleClass().contains("table-view") || "found-scroll".equals(one.getId())) {
                return false;
            }
            if (one instanceof ScrollPane scroll) {
                if (scroll.getHbarPolicy() != ScrollPane.ScrollBarPolicy.NEVER && !scroll.isFitToWidth()) {
                    return false;
                }
                Node viewport = scroll.lookup(".viewport");
                if (viewport != null && isBeyond(place, viewport.localToScene(viewport.getLayoutBounds()))) {
                    return true;
                }
            }
        }
        return place.getMinX() < -SLACK || place.getMaxX() > text.getScene().getWidth() + SLACK;
    }

    /** Whether a part does not lie over what stands above or below what it is in. */
    public static boolean isWithin(Node part, Node around) {
        Bounds inner = part.localToScene(part.getLayoutBounds());
        Bounds outer = around.localToScene(around.getLayoutBounds());
        return inner.getMinY() >= outer.getMinY() - SLACK && inner.getMaxY() <= outer.getMaxY() + SLACK;
    }

    private static boolean isBeyond(Bounds place, Bounds seen) {
        return place.getMinX() < seen.getMinX() - SLACK || place.getMaxX() > seen.getMaxX() + SLACK;
    }
}
