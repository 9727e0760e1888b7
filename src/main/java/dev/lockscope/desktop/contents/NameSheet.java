package dev.lockscope.desktop.contents;

import atlantafx.base.theme.Styles;
import dev.lockscope.desktop.sheet.Sheet;
import dev.lockscope.desktop.words.Texts;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Asks for the name of somebody who begins the course on this machine. */
final class NameSheet {

    /** As long as fits beside the tabs. */
    private static final int LONGEST = 24;

    private final Consumer<String> begin;
    private final TextField name = new TextField();
    private final Button add = new Button();
    private final Sheet sheet;

    NameSheet(Texts texts, Consumer<String> begin) {
        this.begin = begin;
        Label title = new Label();
        title.getStyleClass().add("sheet-title");
        title.textProperty().bind(texts.bind("profile.new.title"));
        Label told = new Label();
        told.setWrapText(true);
        told.setMinHeight(Region.USE_PREF_SIZE);
        told.textProperty().bind(texts.bind("profile.new.told"));
        name.setId("profile-name");
        name.promptTextProperty().bind(texts.bind("profile.name"));
        name.accessibleTextProperty().bind(texts.bind("profile.name"));
        name.textProperty().addListener((property, old, now) -> {
            if (now.length() > LONGEST) {
                name.setText(old);
            }
        });
        add.setId("profile-add");
        add.textProperty().bind(texts.bind("profile.add"));
        add.getStyleClass().add(Styles.ACCENT);
        add.disableProperty()
                .bind(Bindings.createBooleanBinding(() -> name.getText().isBlank(), name.textProperty()));
        add.setOnAction(event -> take());
        Button cancel = new Button();
        cancel.setId("profile-cancel");
        cancel.textProperty().bind(texts.bind("cancel"));
        HBox buttons = new HBox(add, cancel);
        buttons.getStyleClass().add("sheet-buttons");
        VBox card = new VBox(title, told, name, buttons);
        card.setId("profile-sheet");
        card.setAccessibleRole(AccessibleRole.DIALOG);
        card.accessibleTextProperty().bind(title.textProperty());
        card.getStyleClass().add("loss");
        sheet = new Sheet(card, Pos.CENTER, name, this::pressed);
        sheet.fit(0.8, 0.9);
        cancel.setOnAction(event -> sheet.hide());
    }

    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER && name.isFocused()) {
            event.consume();
            take();
        }
    }

    private void take() {
        if (!name.getText().isBlank()) {
            sheet.hide();
            begin.accept(name.getText());
        }
    }

    void show() {
        name.clear();
        sheet.show();
    }

    Region view() {
        return sheet.view();
    }
}
