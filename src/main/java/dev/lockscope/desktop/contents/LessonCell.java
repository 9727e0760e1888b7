package dev.lockscope.desktop.contents;

import dev.lockscope.course.Lesson;
import dev.lockscope.course.LessonText;
import dev.lockscope.course.Progress.Prediction;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** A lesson in the list: its number, what it is about, how long it takes, and how the learner stands with it. */
final class LessonCell extends ListCell<ContentsRow> {

    private static final PseudoClass DONE = PseudoClass.getPseudoClass("done");

    private final Words words;
    private final Texts texts;
    private final Label theme = new Label();
    private final Label number = new Label();
    private final Label title = new Label();
    private final Label goal = new Label();
    private final Tooltip whole = new Hint();
    private final HBox marks = new HBox();
    private final Label state = new Label();
    private final Label minutes = new Label();
    private final VBox all = new VBox();

    LessonCell(Words words, Consumer<Lesson> begin) {
        this.words = words;
        this.texts = words.of(StartArea.BUNDLE);
        theme.getStyleClass().addAll("heading", "course-theme");
        number.getStyleClass().add("course-number");
        title.getStyleClass().add("entry-title");
        goal.getStyleClass().add("entry-facts");
        marks.getStyleClass().add("course-marks");
        state.getStyleClass().add("course-state");
        minutes.getStyleClass().add("course-minutes");
        whole.setWrapText(true);
        whole.setMaxWidth(520);
        for (Region fixed : List.of(number, state, minutes, marks)) {
            fixed.setMinWidth(Region.USE_PREF_SIZE);
        }
        VBox about = new VBox(title, goal);
        about.setMinWidth(0);
        HBox.setHgrow(about, Priority.ALWAYS);
        HBox row = new HBox(number, about, marks, state, minutes);
        row.getStyleClass().add("course-lesson");
        row.setOnMouseClicked(event -> {
            ContentsRow shown = getItem();
            if (event.getButton() == MouseButton.PRIMARY && shown != null) {
                begin.accept(shown.lesson());
            }
        });
        all.getChildren().setAll(theme, row);
        // A text that is too long is cut, never scrolled to.
        all.setMinWidth(0);
        all.setPrefWidth(1);
    }

    @Override
    protected void updateItem(@Nullable ContentsRow row, boolean empty) {
        super.updateItem(row, empty);
        setText(null);
        if (empty || row == null) {
            setGraphic(null);
            setAccessibleText(null);
            setTooltip(null);
            setId(null);
            return;
        }
        LessonText text = row.lesson().text(words.language().get());
        theme.setText(row.heading().map(heading -> texts.say(heading.key())).orElse(""));
        theme.setVisible(row.heading().isPresent());
        theme.setManaged(row.heading().isPresent());
        number.setText(Integer.toString(row.lesson().number()));
        title.setText(text.title());
        goal.setText(text.goal().plain().replace('\n', ' '));
        whole.setText(goal.getText());
        setTooltip(whole);
        minutes.setText(texts.say("minutes", row.lesson().minutes()));
        dress(row.standing());
        setId("lesson-" + row.lesson().number());
        setAccessibleText(String.join(", ", said(row)));
        setGraphic(all);
    }

    private void dress(Standing standing) {
        state.setText(texts.say(standing.state().key()));
        state.setGraphic(new FontIcon(
                switch (standing.state()) {
                    case NEW -> Material2OutlinedMZ.RADIO_BUTTON_UNCHECKED;
                    case BEGUN -> Material2OutlinedMZ.TIMELAPSE;
                    case UNDER_WAY -> Material2OutlinedMZ.PLAY_CIRCLE_OUTLINE;
                    case DONE -> Material2OutlinedAL.CHECK_CIRCLE;
                }));
        state.pseudoClassStateChanged(DONE, standing.state() == Standing.State.DONE);
        marks.getChildren().clear();
        if (standing.won()) {
            mark("won", Material2OutlinedAL.EMOJI_EVENTS, "good");
        }
        switch (standing.prediction()) {
            case OPEN -> {}
            case RIGHT -> mark("prediction.right", Material2OutlinedMZ.TRACK_CHANGES, "good");
            case WRONG -> mark("prediction.wrong", Material2OutlinedAL.CLOSE, "muted");
            case SKIPPED -> mark("prediction.skipped", Material2OutlinedMZ.SKIP_NEXT, "muted");
        }
    }

    private void mark(String key, Ikon icon, String style) {
        Label mark = new Label(texts.say(key), new FontIcon(icon));
        mark.getStyleClass().addAll("course-mark", style);
        mark.setMinWidth(Region.USE_PREF_SIZE);
        marks.getChildren().add(mark);
    }

    private List<String> said(ContentsRow row) {
        List<String> said = new ArrayList<>();
        row.heading().ifPresent(heading -> said.add(texts.say(heading.key())));
        said.add(texts.say("lesson", row.lesson().number(), title.getText()));
        said.add(goal.getText());
        said.add(minutes.getText());
        said.add(state.getText());
        if (row.standing().prediction() != Prediction.OPEN) {
            said.add(texts.say(
                    switch (row.standing().prediction()) {
                        case RIGHT -> "prediction.right";
                        case WRONG -> "prediction.wrong";
                        case SKIPPED, OPEN -> "prediction.skipped";
                    }));
        }
        if (row.standing().won()) {
            said.add(texts.say("won"));
        }
        return said;
    }
}
