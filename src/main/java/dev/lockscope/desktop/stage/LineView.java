package dev.lockscope.desktop.stage;

import dev.lockscope.desktop.stage.CardText.Ink;
import dev.lockscope.desktop.stage.CardText.Line;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;

/** One line of a card. Changes only what differs from what it shows. */
final class LineView extends Label {

    private final Sign icon;
    private final Ownership ownership = new Ownership(this);
    private @Nullable Ink ink;
    private Optional<Ikon> shownIcon = Optional.empty();

    LineView(double em) {
        icon = new Sign(em);
        getStyleClass().setAll("label", "stage-line");
        setMinWidth(0);
        setMouseTransparent(true);
    }

    void show(Line line, OptionalInt owner) {
        show(line.text(), line.ink(), line.icon());
        ownership.belongTo(line.own().isPresent() ? line.own() : owner);
    }

    private void show(String text, Ink newInk, Optional<Ikon> newIcon) {
        if (!text.equals(getText())) {
            setText(text);
        }
        if (newInk != ink) {
            ink = newInk;
            getStyleClass()
                    .setAll("label", "stage-line", "stage-" + newInk.name().toLowerCase(Locale.ROOT));
        }
        if (!newIcon.equals(shownIcon)) {
            shownIcon = newIcon;
            icon.show(newIcon);
            setGraphic(newIcon.isPresent() ? icon : null);
        }
    }
}
