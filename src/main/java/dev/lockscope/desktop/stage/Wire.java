package dev.lockscope.desktop.stage;

import dev.lockscope.desktop.stage.Route.Span;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.shape.CubicCurve;
import org.jspecify.annotations.Nullable;

/** A link: a line between two cards, with its condition told on it, and room around it to be hit. */
final class Wire extends Group {

    private static final PseudoClass BUSY = PseudoClass.getPseudoClass("busy");
    private static final PseudoClass DEAD = PseudoClass.getPseudoClass("dead");

    /** How wide the line is to the pointer, em. */
    private static final double REACH = 1;

    /** How much room words need, em. */
    private static final double WORDS = 5;

    private final Route route;
    private final CubicCurve line = new CubicCurve();
    private final CubicCurve reach = new CubicCurve();
    private final Label label = new Label();
    private final Sign icon;
    private final Ownership ownership = new Ownership(this);
    private @Nullable LinkText shown;

    Wire(Route route, double em) {
        this.route = route;
        this.icon = new Sign(em * 0.9);
        setId("stage-link-" + route.link().from() + "-" + route.link().to());
        getStyleClass().addAll("stage-link", "stage-" + route.carries().name().toLowerCase(Locale.ROOT));
        for (CubicCurve curve : List.of(line, reach)) {
            draw(curve);
        }
        line.getStyleClass().add("line");
        line.setMouseTransparent(true);
        reach.getStyleClass().add("reach");
        reach.setStrokeWidth(REACH * em);
        label.getStyleClass().add("stage-link-label");
        label.setGraphic(icon);
        label.setVisible(false);
        label.setManaged(false);
        getChildren().addAll(line, reach);
        setAccessibleRole(AccessibleRole.BUTTON);
        boolean real = route.carries() != Route.Carries.WRITES;
        setFocusTraversable(real);
        setMouseTransparent(!real);
    }

    private void draw(CubicCurve curve) {
        Curve way = route.curve();
        curve.setStartX(way.start().x());
        curve.setStartY(way.start().y());
        curve.setControlX1(way.first().x());
        curve.setControlY1(way.first().y());
        curve.setControlX2(way.second().x());
        curve.setControlY2(way.second().y());
        curve.setEndX(way.end().x());
        curve.setEndY(way.end().y());
    }

    Route route() {
        return route;
    }

    /** Tells its condition; stands over the lines of other links. */
    Label label() {
        return label;
    }

    /**
     * Shows it.
     *
     * @param present whether there is such a link at this moment
     * @param alive whether those at its ends are up
     * @param user the client whose message is on it
     */
    void show(LinkText text, boolean present, boolean alive, OptionalInt user) {
        setVisible(present);
        pseudoClassStateChanged(BUSY, user.isPresent());
        pseudoClassStateChanged(DEAD, !alive);
        ownership.belongTo(user);
        if (!text.equals(shown)) {
            shown = text;
            for (LinkText.Manner manner : LinkText.Manner.values()) {
                PseudoClass name = PseudoClass.getPseudoClass(manner.name().toLowerCase(Locale.ROOT));
                pseudoClassStateChanged(name, manner == text.manner());
                label.pseudoClassStateChanged(name, manner == text.manner());
            }
            label.setText(text.label());
            icon.show(text.icon());
            setAccessibleText(text.spoken());
        }
        label.setVisible(present && !text.label().isEmpty());
    }

    /** Puts its label where it belongs; where there is no room for words, the icon alone. */
    void arrange(double em) {
        if (!label.isVisible()) {
            return;
        }
        Span free = route.free();
        label.setContentDisplay(free.length() < WORDS * em ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT);
        double width = Math.min(label.prefWidth(-1), free.length());
        double height = label.prefHeight(-1);
        Spot at = route.label();
        label.resizeRelocate(free.hold(at.x(), width), at.y() - height / 2, width, height);
    }

    /** Whom the label is for. */
    Optional<LinkText> text() {
        return Optional.ofNullable(shown);
    }
}
