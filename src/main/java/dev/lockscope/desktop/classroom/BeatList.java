package dev.lockscope.desktop.classroom;

import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import java.util.Optional;
import javafx.beans.value.ChangeListener;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** The beats of a lesson, of which the one that is shown is chosen; a click or Enter goes to another. */
final class BeatList {

    private final Words words;
    private final Texts texts;
    private final ListView<Cue> list = new ListView<>();
    private final ChangeListener<Object> changed = (property, old, now) -> refresh();
    private Optional<Presentation> presentation = Optional.empty();

    BeatList(Words words) {
        this.words = words;
        this.texts = words.of(CueWords.BUNDLE);
        list.setId("teacher-beats");
        list.getStyleClass().add("teacher-beats");
        list.accessibleTextProperty().bind(texts.bind("overview"));
        list.setCellFactory(view -> new Cell());
        list.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                go(list.getSelectionModel().getSelectedItem());
                event.consume();
            }
        });
        // What a remote control sends goes through the lesson here too.
        list.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.PAGE_DOWN) {
                presentation.ifPresent(Presentation::next);
                event.consume();
            } else if (event.getCode() == KeyCode.PAGE_UP) {
                presentation.ifPresent(Presentation::back);
                event.consume();
            }
        });
        words.language().addListener((property, old, now) -> list.refresh());
    }

    Region view() {
        return list;
    }

    void show(Optional<Presentation> now) {
        presentation.ifPresent(old -> {
            old.cue().removeListener(changed);
            old.cues().removeListener(changed);
        });
        presentation = now;
        now.ifPresent(shown -> {
            shown.cue().addListener(changed);
            shown.cues().addListener(changed);
        });
        refresh();
    }

    private void refresh() {
        presentation.ifPresent(shown -> {
            if (!shown.cues().get().equals(list.getItems())) {
                list.getItems().setAll(shown.cues().get());
            }
            list.getSelectionModel().select(shown.cue().get());
            list.refresh();
            list.scrollTo(Math.max(0, shown.place() - 4));
        });
    }

    private void go(@Nullable Cue cue) {
        if (cue != null) {
            presentation.ifPresent(shown -> shown.goTo(cue));
        }
    }

    private final class Cell extends ListCell<Cue> {

        Cell() {
            setOnMouseClicked(event -> go(getItem()));
        }

        @Override
        protected void updateItem(@Nullable Cue cue, boolean empty) {
            super.updateItem(cue, empty);
            setText(
                    cue == null || empty
                            ? ""
                            : presentation
                                    .map(shown -> texts.say(
                                            "overview.beat",
                                            getIndex() + 1,
                                            new CueWords(words, shown.play().lesson()).title(cue)))
                                    .orElse(""));
        }
    }
}
