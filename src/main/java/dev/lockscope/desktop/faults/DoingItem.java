package dev.lockscope.desktop.faults;

import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.Parent;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * A line of a menu: icon, name, and why it does not apply, if so. What does not apply is greyed but can be pointed at, so
 * that its reason reaches those who read with the keyboard or by ear too.
 */
final class DoingItem {

    private static final PseudoClass OFF = PseudoClass.getPseudoClass("off");

    private final Label name = new Label();
    private final Label reason = new Label();
    private final HBox row;
    private final CustomMenuItem item;
    private Doing shown;

    /**
     * A line.
     *
     * @param act does it
     * @param pointed gets what is pointed at
     */
    DoingItem(Doing doing, Consumer<Doing> act, Consumer<Doing> pointed) {
        FontIcon icon = new FontIcon(Icons.of(doing.offer().kind()));
        reason.getStyleClass().add("reason");
        row = new HBox(icon, new VBox(name, reason));
        row.getStyleClass().add("doing");
        row.setPickOnBounds(true);
        item = new CustomMenuItem(row);
        item.setId("do-" + doing.offer().id().replaceAll("[^A-Za-z0-9]+", "-"));
        shown = doing;
        item.setOnAction(event -> {
            if (shown.applies()) {
                act.accept(shown);
            }
        });
        row.parentProperty().addListener((property, old, now) -> watch(now, pointed));
        dress();
    }

    CustomMenuItem item() {
        return item;
    }

    void show(Doing doing) {
        if (!doing.equals(shown)) {
            shown = doing;
            dress();
        }
    }

    private void dress() {
        boolean off = !shown.applies();
        name.setText(shown.label());
        reason.setText(shown.reason().orElse(""));
        reason.setVisible(off);
        reason.setManaged(off);
        row.pseudoClassStateChanged(OFF, off);
        row.setAccessibleText(shown.spoken());
        item.setText(shown.spoken());
        item.setHideOnClick(!off);
    }

    /**
     * The menu puts the line into a node of its own, which has the focus while the line is pointed at. That is larger than
     * the line, which alone is heard by the menu when it is clicked.
     */
    private void watch(@Nullable Parent place, Consumer<Doing> pointed) {
        if (place != null) {
            place.addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
                if (event.getTarget() == place) {
                    row.fireEvent(event.copyFor(row, row));
                }
            });
            place.setAccessibleText(shown.spoken());
            place.focusedProperty().addListener((property, old, now) -> {
                if (now) {
                    pointed.accept(shown);
                }
            });
        }
    }
}
