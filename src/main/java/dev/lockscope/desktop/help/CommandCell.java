package dev.lockscope.desktop.help;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.words.Texts;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** A command in the palette: what it does, where it belongs, its key. */
final class CommandCell extends ListCell<Command> {

    private static final PseudoClass IMPOSSIBLE = PseudoClass.getPseudoClass("impossible");

    private final Texts texts;
    private final Label name = new Label();
    private final Label group = new Label();
    private final HBox keys = new HBox();
    private final HBox row;

    CommandCell(Desk desk, Consumer<Command> run) {
        this.texts = desk.words().of(HelpArea.BUNDLE);
        group.getStyleClass().add("command-group");
        group.setMinWidth(Region.USE_PREF_SIZE);
        keys.getStyleClass().add("keys");
        keys.setMinWidth(Region.USE_PREF_SIZE);
        name.setMinWidth(0);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        row = new HBox(name, group, keys);
        row.getStyleClass().add("command");
        setOnMouseClicked(event -> {
            Command command = getItem();
            if (command != null) {
                run.accept(command);
            }
        });
    }

    @Override
    protected void updateItem(@Nullable Command command, boolean empty) {
        super.updateItem(command, empty);
        setText(null);
        if (empty || command == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        name.setText(command.name().get());
        group.setText(texts.say("group." + command.group().name().toLowerCase(Locale.ROOT)));
        keys.getChildren().setAll(KeyCaps.first(command));
        boolean impossible = !command.possible().get();
        pseudoClassStateChanged(IMPOSSIBLE, impossible);
        setAccessibleText(impossible ? texts.say("palette.impossible", name.getText()) : name.getText());
        setGraphic(row);
    }
}
