package dev.lockscope.desktop.help;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.sheet.Sheet;
import dev.lockscope.desktop.words.Texts;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Finds every command by its name. */
final class CommandPalette {

    private final Desk desk;
    private final TextField query = new TextField();
    private final ListView<Command> found = new ListView<>();
    private final Sheet sheet;

    CommandPalette(Desk desk) {
        this.desk = desk;
        Texts texts = desk.words().of(HelpArea.BUNDLE);
        query.setId("palette-query");
        query.promptTextProperty().bind(texts.bind("palette.prompt"));
        query.accessibleTextProperty().bind(texts.bind("palette.prompt"));
        query.textProperty().addListener((property, old, now) -> search());
        found.setId("palette-commands");
        found.accessibleTextProperty().bind(texts.bind("palette.commands"));
        found.setFocusTraversable(false);
        found.setCellFactory(list -> new CommandCell(desk, this::run));
        Label nothing = new Label();
        nothing.textProperty().bind(texts.bind("palette.nothing"));
        nothing.getStyleClass().add("muted");
        found.setPlaceholder(nothing);
        VBox card = new VBox(query, found);
        card.setId("palette");
        card.getStyleClass().add("palette");
        this.sheet = new Sheet(card, Pos.TOP_CENTER, query, this::pressed);
    }

    Region view() {
        return sheet.view();
    }

    /** Shows it, or puts it away. */
    void toggle() {
        if (sheet.isShown()) {
            sheet.hide();
            return;
        }
        query.clear();
        search();
        sheet.show();
    }

    private void search() {
        found.getItems()
                .setAll(PaletteModel.find(
                        desk.commands().all(), query.getText(), desk.words().locale()));
        found.getSelectionModel().selectFirst();
        found.scrollTo(0);
    }

    private void pressed(KeyEvent event) {
        switch (event.getCode()) {
            case DOWN -> move(event, 1);
            case UP -> move(event, -1);
            case PAGE_DOWN -> move(event, 8);
            case PAGE_UP -> move(event, -8);
            case ENTER -> {
                event.consume();
                Command chosen = found.getSelectionModel().getSelectedItem();
                if (chosen != null) {
                    run(chosen);
                }
            }
            default -> {}
        }
    }

    private void move(KeyEvent event, int by) {
        event.consume();
        int size = found.getItems().size();
        if (size > 0) {
            int at = found.getSelectionModel().getSelectedIndex() + by;
            int wanted = Math.abs(by) == 1 ? Math.floorMod(at, size) : Math.max(0, Math.min(size - 1, at));
            found.getSelectionModel().select(wanted);
            found.scrollTo(Math.max(0, wanted - 4));
        }
    }

    /** What is not possible now stays to be looked at. */
    private void run(Command command) {
        if (command.possible().get()) {
            sheet.hide();
            command.ask();
        }
    }
}
