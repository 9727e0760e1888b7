package dev.lockscope.desktop.carry;

import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Something that a run can be saved as: its name, and what it is good for. */
final class FormCell extends ListCell<Form> {

    private final CarryWords words;
    private final Label name = new Label();
    private final Label about = new Label();
    private final VBox row = new VBox(name, about);

    FormCell(CarryWords words) {
        this.words = words;
        name.getStyleClass().add("entry-title");
        about.getStyleClass().add("entry-facts");
        about.setWrapText(true);
        about.setMinHeight(Region.USE_PREF_SIZE);
        row.getStyleClass().add("entry");
        // A text that is too long is wrapped, never scrolled to.
        row.setMinWidth(0);
        row.setPrefWidth(1);
    }

    @Override
    protected void updateItem(@Nullable Form form, boolean empty) {
        super.updateItem(form, empty);
        setText(null);
        if (empty || form == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        name.setText(words.name(form));
        about.setText(words.about(form));
        setAccessibleText(name.getText() + ", " + about.getText());
        setGraphic(row);
    }
}
