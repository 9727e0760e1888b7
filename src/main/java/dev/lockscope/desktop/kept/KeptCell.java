package dev.lockscope.desktop.kept;

import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;

/** A kept run in the list: what it was a run of, when, and how much it is. */
final class KeptCell extends ListCell<KeptRun> {

    private final KeptWords words;
    private final Label title = new Label();
    private final Label facts = new Label();
    private final FontIcon pen = new FontIcon(Material2OutlinedAL.EDIT);
    private final VBox row = new VBox(title, facts);

    KeptCell(KeptWords words, Runnable open) {
        this.words = words;
        title.getStyleClass().add("entry-title");
        facts.getStyleClass().add("entry-facts");
        title.setGraphic(pen);
        pen.managedProperty().bind(pen.visibleProperty());
        row.getStyleClass().add("entry");
        row.setMinWidth(0);
        row.setPrefWidth(1);
        setOnMouseClicked(event -> {
            if (event.getClickCount() == 2 && !isEmpty()) {
                open.run();
            }
        });
    }

    @Override
    protected void updateItem(@Nullable KeptRun run, boolean empty) {
        super.updateItem(run, empty);
        setText(null);
        if (empty || run == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        title.setText(words.title(run));
        facts.setText(words.when(run.started()) + " · " + words.size(run.kept().bytes())
                + (run.kept().writing() ? " · " + words.texts().say("writing") : ""));
        pen.setVisible(run.kept().writing());
        setAccessibleText(title.getText() + ", " + facts.getText());
        setGraphic(row);
    }
}
