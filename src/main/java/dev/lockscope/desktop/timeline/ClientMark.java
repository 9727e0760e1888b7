package dev.lockscope.desktop.timeline;

import dev.lockscope.desktop.theme.Colours;
import dev.lockscope.timeline.paint.Swatch;
import javafx.scene.Node;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;

/** A small shape in the colour of a client, so that colour alone need not tell clients apart. */
final class ClientMark {

    private ClientMark() {}

    static Node of(int place, Swatch swatch, double textSize) {
        double r = Math.round(textSize * 0.35);
        Shape shape = switch (place % 4) {
            case 0 -> new Circle(r);
            case 1 -> new Rectangle(2 * r, 2 * r);
            case 2 -> new Polygon(r, 0, 2 * r, 2 * r, 0, 2 * r);
            default -> new Polygon(r, 0, 2 * r, r, r, 2 * r, 0, r);
        };
        shape.setFill(Colours.of(swatch.ink()));
        return shape;
    }
}
