package dev.lockscope.desktop.explorer;

import dev.lockscope.desktop.words.ScheduleLine;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.DoubleBinding;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** A move of a schedule: its number, what is done, and what comes of it. */
final class MoveCell extends ListCell<ScheduleLine> {

    /** How much of the width is for what is done; the rest is for what comes of it. */
    private static final double MOVE = 0.4;

    /** What is taken by the number, the space around it and the scroll bar, px. */
    private static final double BESIDE = 100;

    /** No column is narrower, px. */
    private static final double LEAST = 80;

    private final ExplorerWords words;
    private final Label number = new Label();
    private final Label move = new Label();
    private final Label outcome = new Label();
    private final HBox row = new HBox();

    MoveCell(ExplorerWords words, Region all) {
        this.words = words;
        number.getStyleClass().addAll("muted", "explorer-move-number");
        number.setMinWidth(Region.USE_PREF_SIZE);
        move.getStyleClass().add("explorer-move");
        outcome.getStyleClass().addAll("muted", "explorer-outcome");
        for (Label label : List.of(move, outcome)) {
            label.setWrapText(true);
            label.setMinHeight(Region.USE_PREF_SIZE);
            label.setMinWidth(Region.USE_PREF_SIZE);
        }
        // As wide as their column, so that they are wrapped there.
        DoubleBinding room = all.widthProperty().subtract(BESIDE);
        move.prefWidthProperty().bind(Bindings.max(LEAST, room.multiply(MOVE)));
        outcome.prefWidthProperty().bind(Bindings.max(LEAST, room.multiply(1 - MOVE)));
        row.getChildren().setAll(number, move, outcome);
        row.getStyleClass().add("explorer-move-row");
    }

    @Override
    protected void updateItem(@Nullable ScheduleLine line, boolean empty) {
        super.updateItem(line, empty);
        setText(null);
        if (empty || line == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        number.setText(String.valueOf(line.number()));
        move.setText(line.move());
        outcome.setText(line.outcome());
        setAccessibleText(words.texts().say("move.said", line.number(), line.move(), line.outcome()));
        setGraphic(row);
    }
}
