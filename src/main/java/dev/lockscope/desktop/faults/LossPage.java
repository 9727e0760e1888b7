package dev.lockscope.desktop.faults;

import atlantafx.base.theme.Styles;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.sheet.Sheet;
import dev.lockscope.desktop.words.Texts;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Asks whether a run may be lost that goes on or was played by hand. Belongs to the thread of the window. */
public final class LossPage {

    private record Question(Session session, Runnable goOn) {}

    private final Texts texts;
    private final SavePlay saving;
    private final Label title = new Label();
    private final Label told = new Label();
    private final Button save = new Button();
    private final Button keep = new Button();
    private final Button lose = new Button();
    private final VBox card;
    private final Sheet sheet;
    private Optional<Question> question = Optional.empty();

    /** A page of a window; it comes by itself. */
    public LossPage(Desk desk) {
        FaultWords words = new FaultWords(desk.words());
        this.texts = words.texts();
        this.saving = new SavePlay(desk, words);
        title.setId("loss-title");
        title.getStyleClass().add("sheet-title");
        title.textProperty().bind(texts.bind("loss.title"));
        told.setId("loss-told");
        told.setWrapText(true);
        told.setMinHeight(Region.USE_PREF_SIZE);
        button(save, "loss-save", "save", this::save);
        button(keep, "loss-keep", "loss.keep", this::hide);
        button(lose, "loss-lose", "loss.lose", this::goOn);
        lose.getStyleClass().add(Styles.ACCENT);
        HBox buttons = new HBox(save, keep, lose);
        buttons.getStyleClass().add("sheet-buttons");
        card = new VBox(title, told, buttons);
        card.setId("loss");
        card.setAccessibleRole(AccessibleRole.DIALOG);
        card.getStyleClass().add("loss");
        sheet = new Sheet(card, Pos.CENTER, lose, this::pressed);
        sheet.fit(0.8, 0.9);
        sheet.onHidden(() -> question = Optional.empty());
        desk.workbench().beforeLoss(this::ask);
        desk.words().language().addListener((property, old, now) -> dress());
    }

    private void button(Button button, String id, String key, Runnable action) {
        button.setId(id);
        button.textProperty().bind(texts.bind(key));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
    }

    /** What lies over the window while it asks. */
    public Region view() {
        return sheet.view();
    }

    private void ask(Session session, Runnable goOn) {
        question = Optional.of(new Question(session, goOn));
        dress();
        sheet.show();
    }

    private void dress() {
        question.ifPresent(asked -> {
            Session session = asked.session();
            boolean acted = session.isActedIn();
            String key = acted ? "acted" : session.phase().get() == Phase.ENDED ? "free" : "goes-on";
            told.setText(texts.say("loss." + key));
            card.setAccessibleText(title.getText() + " " + told.getText());
            boolean possible = acted && session.scenario().isPresent();
            save.setVisible(possible);
            save.setManaged(possible);
        });
    }

    /** No other key reaches the run below; Enter does what the focus is on, as the space bar does. */
    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.SPACE) {
            return;
        }
        event.consume();
        if (event.getCode() == KeyCode.ENTER && card.getScene().getFocusOwner() instanceof Button button) {
            button.fire();
        }
    }

    private void hide() {
        sheet.hide();
    }

    private void goOn() {
        Optional<Question> asked = question;
        sheet.hide();
        asked.ifPresent(one -> one.goOn().run());
    }

    /** What was asked for goes on when the file is written, and not where that fails or no file is chosen. */
    private void save() {
        question.ifPresent(
                asked -> saving.choose(asked.session(), card.getScene().getWindow(), () -> {
                    if (question.equals(Optional.of(asked))) {
                        goOn();
                    }
                }));
    }
}
