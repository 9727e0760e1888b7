package dev.lockscope.desktop.matrix;

import dev.lockscope.explore.matrix.Outcome;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import org.kordamp.ikonli.javafx.FontIcon;

/** A place of the computed matrix: what became of one property of a recipe under a fault. */
final class FoundCell extends Label {

    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    private final FontIcon icon = new FontIcon();
    private Kind kind = Kind.NOT_APPLICABLE;

    FoundCell() {
        getStyleClass().addAll("found-cell", kind.key());
        setAccessibleRole(AccessibleRole.BUTTON);
    }

    /**
     * Shows what became of a property.
     *
     * @param said all of it in words, to be read aloud
     */
    void show(Outcome outcome, String brief, String said) {
        getStyleClass().remove(kind.key());
        kind = Kind.of(outcome);
        getStyleClass().add(kind.key());
        kind.icon().ifPresent(icon::setIconCode);
        setGraphic(kind.icon().isPresent() ? icon : null);
        setText(brief);
        setAccessibleText(said);
    }

    /** Whether there is a schedule to open. */
    boolean isBroken() {
        return kind == Kind.BROKEN;
    }

    void setCurrent(boolean current) {
        pseudoClassStateChanged(CURRENT, current);
        setFocusTraversable(current);
    }
}
