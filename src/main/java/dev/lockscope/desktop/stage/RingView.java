package dev.lockscope.desktop.stage;

import dev.lockscope.desktop.stage.CardText.Ring;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.shape.Arc;
import javafx.scene.shape.Circle;

/** A lease that runs down: a ring that is full at its beginning, with the time that is left in it. */
final class RingView extends Region {

    private static final PseudoClass HELD = PseudoClass.getPseudoClass("held");
    private static final double TOP = 90;

    private final Circle track = new Circle();
    private final Arc arc = new Arc();
    private final Label text = new Label();
    private final Ownership ownership;

    RingView() {
        getStyleClass().add("stage-ring");
        track.getStyleClass().add("track");
        arc.getStyleClass().add("arc");
        text.getStyleClass().add("stage-ring-text");
        text.setMinSize(0, 0);
        arc.setStartAngle(TOP);
        getChildren().addAll(track, arc, text);
        setMouseTransparent(true);
        ownership = new Ownership(this);
    }

    void show(Ring ring, boolean written) {
        ownership.belongTo(ring.own());
        pseudoClassStateChanged(HELD, ring.held());
        arc.setVisible(ring.held() && ring.left() > 0);
        arc.setLength(-360 * ring.left());
        String said = written ? ring.text() : "";
        if (!said.equals(text.getText())) {
            text.setText(said);
        }
    }

    @Override
    protected void layoutChildren() {
        double size = Math.min(getWidth(), getHeight());
        double stroke = Math.max(2, size * 0.13);
        double radius = (size - stroke) / 2;
        track.setCenterX(size / 2);
        track.setCenterY(size / 2);
        track.setRadius(radius);
        track.setStrokeWidth(stroke);
        arc.setCenterX(size / 2);
        arc.setCenterY(size / 2);
        arc.setRadiusX(radius);
        arc.setRadiusY(radius);
        arc.setStrokeWidth(stroke);
        text.resizeRelocate(0, 0, size, size);
    }
}
