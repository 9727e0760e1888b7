package dev.lockscope.desktop.prose;

import dev.lockscope.course.Prose;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** Words that run on, over as many lines as they take. Code stands on a ground of its own, terms are dotted below. */
final class ProseFlow extends TextFlow {

    /** How far below the upper edge of the next line the dots of a term are, px. */
    private static final double DOTS = 1;

    /** Something that is painted behind or below a part of the words, wherever their lines break. */
    private record Painted(int from, int to, Path path, boolean dots) {}

    private final Terms terms;
    private final List<Painted> painted = new ArrayList<>();
    private int length;

    ProseFlow(Terms terms) {
        this.terms = terms;
        setMinWidth(0);
        getStyleClass().add("prose-flow");
    }

    void add(List<Prose.Inline> words) {
        words.forEach(each -> add(each, List.of()));
    }

    private void add(Prose.Inline inline, List<String> styles) {
        if (inline instanceof Prose.Words words) {
            put(words.text(), styles);
        } else if (inline instanceof Prose.Code code) {
            int from = length;
            put(code.text(), with(styles, "mono", "prose-code"));
            paint(from, "prose-code-ground", false);
        } else if (inline instanceof Prose.Strong strong) {
            strong.words().forEach(each -> add(each, with(styles, "prose-strong")));
        } else if (inline instanceof Prose.Emphasis emphasis) {
            emphasis.words().forEach(each -> add(each, with(styles, "prose-emphasis")));
        } else if (inline instanceof Prose.Term term) {
            int from = length;
            explain(put(term.plain(), with(styles, "prose-term")), term);
            paint(from, "prose-term-dots", true);
        }
    }

    private static List<String> with(List<String> styles, String... more) {
        List<String> all = new ArrayList<>(styles);
        all.addAll(List.of(more));
        return all;
    }

    private Text put(String words, List<String> styles) {
        Text text = new Text(words);
        text.getStyleClass().add("prose-text");
        text.getStyleClass().addAll(styles);
        length += words.length();
        getChildren().add(text);
        return text;
    }

    private void paint(int from, String style, boolean dots) {
        Path path = new Path();
        path.getStyleClass().add(style);
        path.setManaged(false);
        path.setMouseTransparent(true);
        painted.add(new Painted(from, length, path, dots));
        getChildren().add(0, path);
    }

    private void explain(Text text, Prose.Term term) {
        text.setId("term-" + term.term());
        text.setCursor(Cursor.HAND);
        text.setFocusTraversable(true);
        text.setAccessibleRole(AccessibleRole.BUTTON);
        text.setAccessibleText(term.plain());
        terms.explain(text, term.term());
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        for (Painted each : painted) {
            PathElement[] shape = rangeShape(each.from(), each.to());
            each.path().getElements().setAll(each.dots() ? below(shape) : List.of(shape));
        }
    }

    /** A line below each of the rectangles that a shape is made of. */
    private static List<PathElement> below(PathElement[] shape) {
        List<PathElement> lines = new ArrayList<>();
        double left = 0;
        double right = 0;
        double bottom = 0;
        for (PathElement element : shape) {
            if (element instanceof MoveTo start) {
                line(lines, left, right, bottom);
                left = start.getX();
                right = left;
                bottom = start.getY();
            } else if (element instanceof LineTo corner) {
                left = Math.min(left, corner.getX());
                right = Math.max(right, corner.getX());
                bottom = Math.max(bottom, corner.getY());
            } else if (element instanceof ClosePath) {
                line(lines, left, right, bottom);
                right = left;
            }
        }
        line(lines, left, right, bottom);
        return lines;
    }

    private static void line(List<PathElement> lines, double left, double right, double bottom) {
        if (right > left) {
            double y = Math.round(bottom) - DOTS - 0.5;
            lines.add(new MoveTo(left, y));
            lines.add(new LineTo(right, y));
        }
    }
}
