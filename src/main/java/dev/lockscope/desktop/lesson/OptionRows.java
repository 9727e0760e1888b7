package dev.lockscope.desktop.lesson;

import dev.lockscope.course.Prose;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What one can choose, each on a row of its own that can be clicked anywhere. */
final class OptionRows {

    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final PseudoClass LOCKED = PseudoClass.getPseudoClass("locked");
    private static final PseudoClass RIGHT = PseudoClass.getPseudoClass("right");
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

    private record Row(RadioButton button, HBox view) {}

    private final Map<String, Row> rows = new LinkedHashMap<>();
    private final VBox view = new VBox();

    /** Rows of which none is chosen. */
    OptionRows(Reading reading, Map<String, Prose> options, Consumer<String> choose) {
        view.setId("options");
        view.getStyleClass().add("options");
        view.setMinWidth(0);
        ToggleGroup group = new ToggleGroup();
        options.forEach((id, words) -> {
            RadioButton button = new RadioButton(id);
            button.setId("option-" + id);
            button.setToggleGroup(group);
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.setAccessibleText(reading.texts().say("option", id, words.plain()));
            button.selectedProperty().addListener((property, old, now) -> {
                if (now && !button.isDisabled()) {
                    choose.accept(id);
                }
            });
            VBox prose = reading.prose(words);
            HBox.setHgrow(prose, Priority.ALWAYS);
            HBox row = new HBox(button, prose);
            row.setAlignment(Pos.TOP_LEFT);
            row.setMinWidth(0);
            row.getStyleClass().add("option");
            row.setOnMouseClicked(event -> {
                if (!button.isDisabled()) {
                    button.requestFocus();
                    button.setSelected(true);
                }
            });
            rows.put(id, new Row(button, row));
            view.getChildren().add(row);
        });
    }

    Region view() {
        return view;
    }

    /** Gives the keys to the first one. */
    void focus() {
        rows.values().stream().findFirst().ifPresent(row -> row.button().requestFocus());
    }

    /**
     * Shows what is chosen.
     *
     * @param locked whether nothing can be chosen any more
     * @param right the option that is right, where that may be told
     */
    void show(Optional<String> chosen, boolean locked, Optional<String> right) {
        rows.forEach((id, row) -> {
            boolean own = chosen.filter(id::equals).isPresent();
            boolean isRight = right.filter(id::equals).isPresent();
            row.button().setDisable(locked);
            row.button().setSelected(own);
            row.view().pseudoClassStateChanged(CHOSEN, own);
            row.view().pseudoClassStateChanged(LOCKED, locked);
            row.view().pseudoClassStateChanged(RIGHT, isRight);
            row.view().pseudoClassStateChanged(WRONG, own && right.isPresent() && !isRight);
        });
    }
}
