package dev.lockscope.desktop.tour;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.words.Texts;
import javafx.geometry.Pos;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The words of a stop, and the way on, back and out. */
final class Callout {

    private final Texts texts;
    private final Label title = new Label();
    private final Label text = new Label();
    private final Label hint = new Label();
    private final VBox words = new VBox(title, text, hint);
    private final Label number = new Label();
    private final Button skip = new Button();
    private final Button back = new Button();
    private final Button next = new Button();
    private final VBox view = new VBox();

    /**
     * A callout that says nothing yet.
     *
     * @param onNext goes on
     * @param onBack goes back
     * @param onSkip ends the tour
     */
    Callout(Desk desk, Runnable onNext, Runnable onBack, Runnable onSkip) {
        this.texts = desk.words().of(TourArea.BUNDLE);
        words.setId("tour-words");
        words.getStyleClass().add("tour-words");
        words.setFocusTraversable(true);
        words.setAccessibleRole(AccessibleRole.TEXT);
        title.setId("tour-title");
        title.getStyleClass().add("tour-title");
        text.setId("tour-text");
        hint.setId("tour-hint");
        hint.getStyleClass().add("muted");
        hint.managedProperty().bind(hint.visibleProperty());
        for (Label one : new Label[] {title, text, hint}) {
            one.setWrapText(true);
            one.setMinHeight(Region.USE_PREF_SIZE);
        }
        number.setId("tour-number");
        number.getStyleClass().add("muted");
        number.setMinWidth(Region.USE_PREF_SIZE);
        button(skip, "skip", onSkip);
        skip.getStyleClass().add("flat");
        button(back, "back", onBack);
        button(next, "next", onNext);
        next.getStyleClass().add("accent");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox buttons = new HBox(number, space, skip, back, next);
        buttons.setAlignment(Pos.CENTER_LEFT);
        buttons.getStyleClass().add("tour-buttons");
        view.getChildren().setAll(words, buttons);
        view.setId("tour");
        view.getStyleClass().add("tour");
        view.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                event.consume();
                onSkip.run();
            } else if (event.getCode() == KeyCode.ENTER && words.isFocused()) {
                event.consume();
                onNext.run();
            }
        });
    }

    private void button(Button button, String name, Runnable action) {
        button.setId("tour-" + name);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
    }

    /** What is shown. */
    Region view() {
        return view;
    }

    /** What gets the focus at each stop. */
    Node words() {
        return words;
    }

    /** Says what a stop has to say, in the language that is spoken now. */
    void show(Showing now) {
        title.setText(texts.say("title." + now.stop().id()));
        text.setText(texts.say("text." + now.says()));
        number.setText(texts.say("number", now.number(), now.count()));
        hint.setVisible(now.waits());
        hint.setText(now.waits() ? texts.say("hint." + now.stop().id()) : "");
        skip.setText(texts.say("skip"));
        skip.setVisible(!now.isLast());
        back.setText(texts.say("back"));
        back.setDisable(!now.canGoBack());
        next.setText(texts.say(now.isLast() ? "done" : "next"));
        next.setDisable(now.waits());
        String spoken = texts.say("spoken", number.getText(), title.getText(), text.getText(), hint.getText());
        if (!spoken.equals(words.getAccessibleText())) {
            words.setAccessibleText(spoken);
            words.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        }
    }
}
