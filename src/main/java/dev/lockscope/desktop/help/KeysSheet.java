package dev.lockscope.desktop.help;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.command.Command.Group;
import dev.lockscope.desktop.sheet.Sheet;
import dev.lockscope.desktop.words.Texts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** All commands with their keys, by where they belong. */
final class KeysSheet {

    private static final double LINE = 0.1;
    private static final double PAGE = 0.5;
    private static final int COLUMNS = 3;

    private final Desk desk;
    private final Texts texts;
    private final HBox groups = new HBox();
    private final ScrollPane scroll = new ScrollPane(groups);
    private final Sheet sheet;

    KeysSheet(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of(HelpArea.BUNDLE);
        Label title = new Label();
        title.textProperty().bind(texts.bind("keys.title"));
        title.getStyleClass().add("sheet-title");
        Label hint = new Label();
        hint.textProperty().bind(texts.bind("keys.hint"));
        hint.getStyleClass().add("muted");
        scroll.setFitToWidth(true);
        scroll.setId("keys-scroll");
        scroll.accessibleTextProperty().bind(texts.bind("keys.title"));
        groups.getStyleClass().add("key-groups");
        VBox card = new VBox(title, scroll, hint);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        card.setId("keys");
        card.getStyleClass().add("keys-card");
        this.sheet = new Sheet(card, Pos.CENTER, scroll, this::pressed);
        sheet.fit(0.9, 0.9);
        desk.words().language().addListener((property, old, now) -> fill());
    }

    Region view() {
        return sheet.view();
    }

    void show() {
        fill();
        scroll.setVvalue(0);
        sheet.show();
    }

    /** Whatever is pressed now is about this sheet; what the keys do otherwise they must not do unseen. */
    private void pressed(KeyEvent event) {
        event.consume();
        switch (event.getCode()) {
            case DOWN -> scroll.setVvalue(scroll.getVvalue() + LINE);
            case UP -> scroll.setVvalue(scroll.getVvalue() - LINE);
            case PAGE_DOWN, SPACE -> scroll.setVvalue(scroll.getVvalue() + PAGE);
            case PAGE_UP -> scroll.setVvalue(scroll.getVvalue() - PAGE);
            case F1 -> sheet.hide();
            default -> {}
        }
    }

    private void fill() {
        List<VBox> columns = new ArrayList<>();
        List<Integer> filled = new ArrayList<>();
        for (int i = 0; i < COLUMNS; i++) {
            VBox column = new VBox();
            column.getStyleClass().add("key-column");
            column.setMinWidth(0);
            column.setPrefWidth(1);
            HBox.setHgrow(column, Priority.ALWAYS);
            columns.add(column);
            filled.add(0);
        }
        for (Group group : Group.values()) {
            List<Command> commands = desk.commands().all().stream()
                    .filter(command -> command.group() == group)
                    .toList();
            if (!commands.isEmpty()) {
                int shortest = filled.indexOf(Collections.min(filled));
                columns.get(shortest).getChildren().add(group(group, commands));
                // The heading counts too.
                filled.set(shortest, filled.get(shortest) + commands.size() + 2);
            }
        }
        groups.getChildren().setAll(columns);
    }

    private Region group(Group group, List<Command> commands) {
        Label heading = new Label(texts.say("group." + group.name().toLowerCase(Locale.ROOT)));
        heading.getStyleClass().add("heading");
        VBox whole = new VBox(heading);
        whole.getStyleClass().add("key-group");
        for (Command command : commands) {
            HBox keys = new HBox();
            keys.getChildren().setAll(KeyCaps.all(command));
            keys.getStyleClass().add("keys");
            keys.setMinWidth(Region.USE_PREF_SIZE);
            Label name = new Label(command.name().get());
            name.setWrapText(true);
            name.setMinWidth(0);
            name.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(name, Priority.ALWAYS);
            HBox row = new HBox(name, keys);
            row.getStyleClass().add("key-row");
            whole.getChildren().add(row);
        }
        return whole;
    }
}
