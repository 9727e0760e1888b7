package dev.lockscope.desktop.classroom;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.sheet.Sheet;
import dev.lockscope.desktop.words.Texts;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** All beats of a lesson with their numbers, to go to one of them. Their names give nothing away. */
final class Overview {

    private static final PseudoClass HERE = PseudoClass.getPseudoClass("here");

    private final Desk desk;
    private final Texts texts;
    private final Label typed = new Label();
    private final FlowPane beats = new FlowPane();
    private final Sheet sheet;
    private Optional<Presentation> presentation = Optional.empty();
    private String number = "";

    Overview(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of(CueWords.BUNDLE);
        Label title = new Label();
        title.textProperty().bind(texts.bind("overview"));
        title.getStyleClass().add("sheet-title");
        typed.setId("overview-typed");
        typed.getStyleClass().add("muted");
        beats.setId("overview-beats");
        beats.getStyleClass().add("overview-beats");
        ScrollPane scroll = new ScrollPane(beats);
        scroll.setFitToWidth(true);
        VBox card = new VBox(title, scroll, typed);
        card.setId("overview");
        card.getStyleClass().addAll("keys-card", "overview");
        this.sheet = new Sheet(card, Pos.CENTER, beats, this::pressed);
        sheet.fit(0.9, 0.9);
        desk.words().language().addListener((property, old, now) -> fill());
    }

    Region view() {
        return sheet.view();
    }

    void show(Optional<Presentation> now) {
        presentation = now;
        sheet.hide();
    }

    void open() {
        fill();
        sheet.show();
        presentation.ifPresent(
                now -> beats.getChildren().get(Math.max(0, now.place() - 1)).requestFocus());
    }

    private void fill() {
        number = "";
        tell();
        presentation.ifPresent(now -> {
            CueWords words = new CueWords(desk.words(), now.play().lesson());
            List<Cue> cues = now.cues().get();
            beats.getChildren().clear();
            for (int i = 0; i < cues.size(); i++) {
                Cue cue = cues.get(i);
                Button button = new Button(texts.say("overview.beat", i + 1, words.title(cue)));
                button.setId("overview-beat-" + (i + 1));
                button.getStyleClass().add("overview-beat");
                button.pseudoClassStateChanged(HERE, cue.equals(now.cue().get()));
                button.setOnAction(event -> go(cue));
                beats.getChildren().add(button);
            }
        });
    }

    private void tell() {
        typed.setText(number.isEmpty() ? texts.say("overview.hint") : texts.say("overview.typed", number));
    }

    private void go(Cue cue) {
        sheet.hide();
        presentation.ifPresent(now -> now.goTo(cue));
    }

    /** Keys are about the beats now, and do nothing else. */
    private void pressed(KeyEvent event) {
        KeyCode code = event.getCode();
        if (code.isDigitKey()) {
            // Those of the number pad have more in their names than the digit.
            number += code.getName().substring(code.getName().length() - 1);
            event.consume();
        } else if (code == KeyCode.BACK_SPACE) {
            number = number.isEmpty() ? "" : number.substring(0, number.length() - 1);
            event.consume();
        } else if (code == KeyCode.ENTER) {
            event.consume();
            chosen().ifPresent(this::go);
        } else if (code == KeyCode.LEFT || code == KeyCode.UP || code == KeyCode.PAGE_UP) {
            event.consume();
            step(-1);
        } else if (code == KeyCode.RIGHT || code == KeyCode.DOWN || code == KeyCode.PAGE_DOWN) {
            event.consume();
            step(1);
        } else if (code != KeyCode.SPACE) {
            event.consume();
        }
        tell();
    }

    private void step(int by) {
        int at = beats.getChildren().indexOf(beats.getScene().getFocusOwner());
        int last = beats.getChildren().size() - 1;
        beats.getChildren().get(Math.max(0, Math.min(last, at + by))).requestFocus();
    }

    /** The beat whose number was typed, else the one that has the focus. */
    private Optional<Cue> chosen() {
        List<Cue> cues = presentation.map(now -> now.cues().get()).orElse(List.of());
        int at = number.isEmpty()
                ? beats.getChildren().indexOf(beats.getScene().getFocusOwner())
                : number.length() > 3 ? -1 : Integer.parseInt(number) - 1;
        return at >= 0 && at < cues.size() ? Optional.of(cues.get(at)) : Optional.empty();
    }
}
