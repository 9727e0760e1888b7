package dev.lockscope.desktop.faults;

import dev.lockscope.desktop.theme.Hint;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * A button of the palette. Where it does not apply it is greyed, but can still be reached and pointed at, so that everybody
 * can learn why.
 */
final class FaultButton {

    private static final double TOOLTIP_WIDTH = 340;
    private static final PseudoClass OFF = PseudoClass.getPseudoClass("off");

    private final Button button = new Button();
    private final StackPane cell;
    private final Tooltip tooltip = new Hint();
    private final String key;
    private Doing shown;

    /**
     * A button.
     *
     * @param place its place in the palette, from 1
     * @param key the words of its key
     * @param act does what it is for, or tells why that does not apply
     */
    FaultButton(int place, String key, Doing doing, Consumer<Doing> act) {
        this.key = key;
        this.shown = doing;
        button.setGraphic(new FontIcon(Icons.of(doing.offer().kind())));
        button.setAlignment(Pos.CENTER_LEFT);
        button.setWrapText(true);
        button.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        button.setId("fault-" + place);
        button.getStyleClass().add("fault-button");
        button.setOnAction(event -> act.accept(shown));
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(TOOLTIP_WIDTH);
        button.setTooltip(tooltip);
        Label digit = new Label(Integer.toString(place));
        digit.getStyleClass().add("digit");
        digit.setMouseTransparent(true);
        StackPane.setAlignment(digit, Pos.CENTER_RIGHT);
        cell = new StackPane(button, digit);
        dress();
    }

    Node node() {
        return cell;
    }

    void show(Doing doing) {
        if (!doing.equals(shown)) {
            shown = doing;
            dress();
        }
    }

    private void dress() {
        button.setText(shown.label());
        button.pseudoClassStateChanged(OFF, !shown.applies());
        button.setAccessibleText(shown.spoken());
        String why = shown.reason().map(reason -> reason + "\n\n").orElse("");
        tooltip.setText(why + shown.sentence() + "\n" + key);
    }
}
