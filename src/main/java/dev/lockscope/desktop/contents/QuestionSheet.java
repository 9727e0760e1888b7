package dev.lockscope.desktop.contents;

import atlantafx.base.theme.Styles;
import dev.lockscope.desktop.sheet.Sheet;
import dev.lockscope.desktop.words.Texts;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Asks whether progress may be lost, or tells what became of it. */
final class QuestionSheet {

    private final Texts texts;
    private final Label title = new Label();
    private final Label told = new Label();
    private final Button doIt = new Button();
    private final Button leave = new Button();
    private final Sheet sheet;
    private Runnable action = () -> {};

    QuestionSheet(Texts texts) {
        this.texts = texts;
        title.setId("question-title");
        title.getStyleClass().add("sheet-title");
        title.setWrapText(true);
        told.setId("question-told");
        told.setWrapText(true);
        told.setMinHeight(Region.USE_PREF_SIZE);
        doIt.setId("question-yes");
        doIt.getStyleClass().add(Styles.DANGER);
        doIt.setMinWidth(Region.USE_PREF_SIZE);
        doIt.managedProperty().bind(doIt.visibleProperty());
        leave.setId("question-no");
        leave.setMinWidth(Region.USE_PREF_SIZE);
        HBox buttons = new HBox(leave, doIt);
        buttons.getStyleClass().add("sheet-buttons");
        VBox card = new VBox(title, told, buttons);
        card.setId("question");
        card.setAccessibleRole(AccessibleRole.DIALOG);
        card.accessibleTextProperty().bind(title.textProperty().concat(" ").concat(told.textProperty()));
        card.getStyleClass().add("loss");
        sheet = new Sheet(card, Pos.CENTER, leave, key -> {});
        sheet.fit(0.8, 0.9);
        leave.setOnAction(event -> sheet.hide());
        doIt.setOnAction(event -> {
            sheet.hide();
            action.run();
        });
    }

    /** Asks, and does it where that is wanted. */
    void ask(String what, String whom, Runnable whenWanted) {
        action = whenWanted;
        doIt.setVisible(true);
        doIt.setText(texts.say("question." + what + ".yes"));
        leave.setText(texts.say("question.no"));
        show(what, whom);
    }

    /** Tells what became of something. */
    void tell(String what, String of) {
        doIt.setVisible(false);
        leave.setText(texts.say("question.close"));
        show(what, of);
    }

    private void show(String what, String value) {
        title.setText(texts.say("question." + what));
        told.setText(texts.say("question." + what + ".told", value));
        sheet.show();
    }

    Region view() {
        return sheet.view();
    }
}
