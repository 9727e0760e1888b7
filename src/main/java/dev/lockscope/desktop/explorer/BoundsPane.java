package dev.lockscope.desktop.explorer;

import java.util.Optional;
import javafx.beans.property.StringProperty;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** How long faults last, and where a search stops; folded away, because what stands there mostly will do. */
final class BoundsPane {

    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

    private final ExplorerWords words;
    private final Wish wish;
    private final TitledPane view = new TitledPane();

    BoundsPane(ExplorerWords words, Wish wish) {
        this.words = words;
        this.wish = wish;
        VBox rows = new VBox(
                row("clock-jump", wish.clockJump(), Hindrance.CLOCK_JUMP),
                row("restart-after", wish.restartAfter(), Hindrance.RESTART_AFTER),
                row("states", wish.states(), Hindrance.STATES),
                row("depth", wish.depth(), Hindrance.DEPTH),
                row("seconds", wish.seconds(), Hindrance.SECONDS));
        rows.getStyleClass().add("explorer-rows");
        view.setId("explorer-bounds");
        view.textProperty().bind(words.texts().bind("heading.bounds"));
        view.setContent(rows);
        view.setExpanded(false);
        view.setAnimated(false);
        view.getStyleClass().add("fold");
        // What is wrong must be seen.
        wish.hindrance()
                .addListener((property, old, now) ->
                        now.filter(Hindrance::isWritten).ifPresent(what -> view.setExpanded(true)));
    }

    private HBox row(String key, StringProperty written, Hindrance wrong) {
        Label name = new Label();
        name.textProperty().bind(words.texts().bind("bound-of." + key));
        name.setWrapText(true);
        name.setMinHeight(Region.USE_PREF_SIZE);
        name.setMinWidth(0);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        TextField field = new TextField();
        field.setId("explorer-bound-" + key);
        field.accessibleTextProperty().bind(name.textProperty());
        field.textProperty().bindBidirectional(written);
        field.setPrefColumnCount(8);
        field.setMinWidth(Region.USE_PREF_SIZE);
        name.setLabelFor(field);
        wish.hindrance()
                .addListener(
                        (property, old, now) -> field.pseudoClassStateChanged(WRONG, now.equals(Optional.of(wrong))));
        HBox row = new HBox(name, field);
        row.getStyleClass().add("explorer-line");
        return row;
    }

    Region view() {
        return view;
    }
}
