package dev.lockscope.desktop.explorer;

import atlantafx.base.theme.Styles;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.words.ScheduleLine;
import dev.lockscope.explore.Counterexample;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** A schedule that was found, move by move, and what can be done with it. */
final class SchedulePane {

    private static final PseudoClass UNCONFIRMED = PseudoClass.getPseudoClass("unconfirmed");

    private final Desk desk;
    private final Explorer explorer;
    private final ExplorerWords words;
    private final ListView<ScheduleLine> list = new ListView<>();
    private final Label verdict = new Label();
    private final FateLine fate;
    private final ReplayAgain again;
    private final HBox told;
    private final Label saved = new Label();
    private final FlowPane buttons;
    private final VBox view = new VBox();
    private Optional<Exploring.State.Broken> shown = Optional.empty();

    SchedulePane(Desk desk, Explorer explorer) {
        this.desk = desk;
        this.explorer = explorer;
        this.words = explorer.words();
        list.setId("explorer-schedule");
        list.getStyleClass().add("explorer-schedule");
        list.accessibleTextProperty().bind(words.texts().bind("schedule"));
        list.setCellFactory(all -> new MoveCell(words, all));
        list.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                explorer.watch();
                event.consume();
            }
        });
        VBox.setVgrow(list, Priority.ALWAYS);
        verdict.setId("explorer-verdict");
        verdict.getStyleClass().add("explorer-verdict");
        fate = new FateLine(words, "explorer-fate");
        again = new ReplayAgain(words.texts(), "explorer-again", explorer::again);
        told = new HBox(fate.view(), again.view());
        told.getStyleClass().add("explorer-told");
        saved.setId("explorer-saved");
        saved.getStyleClass().add("entry-facts");
        for (Label label : List.of(verdict, saved)) {
            label.setWrapText(true);
            label.setMinHeight(Region.USE_PREF_SIZE);
        }
        buttons = new FlowPane(
                button("watch", Material2OutlinedMZ.VISIBILITY, explorer::watch),
                button("replay", Material2OutlinedMZ.STORAGE, explorer::replay),
                button("save", Material2OutlinedMZ.SAVE_ALT, explorer::save));
        buttons.getStyleClass().add("explorer-buttons");
        view.getStyleClass().add("explorer-found");
        // What can be done is seen also where the list needs all the room that there is.
        view.getChildren().setAll(buttons, new VBox(told, saved), list, verdict);
        explorer.replays().fate().addListener((property, old, now) -> tellFate());
        explorer.saved().addListener((property, old, now) -> tellSaved());
        show(Optional.empty());
    }

    private Button button(String key, Ikon icon, Runnable action) {
        Button button = new Button("", new FontIcon(icon));
        button.setId("explorer-" + key);
        button.textProperty().bind(words.texts().bind(key));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        if (key.equals("watch")) {
            button.getStyleClass().add(Styles.ACCENT);
        }
        return button;
    }

    /** Shows what was found, in the language that is spoken; or nothing. */
    void show(Optional<Exploring.State.Broken> broken) {
        boolean another = !shown.equals(broken);
        shown = broken;
        view.setVisible(broken.isPresent());
        view.setManaged(broken.isPresent());
        broken.ifPresent(one -> {
            int selected = another ? 0 : list.getSelectionModel().getSelectedIndex();
            Optional<Counterexample> found = one.found();
            list.getItems()
                    .setAll(ScheduleLine.of(desk.words(), one.asked().question().scenario(), one.steps()));
            list.getSelectionModel().select(Math.max(0, selected));
            verdict.setText(
                    found.map(words::verdict).orElseGet(() -> words.texts().say("unmade")));
            verdict.pseudoClassStateChanged(
                    UNCONFIRMED, found.filter(Counterexample::isConfirmed).isEmpty());
            buttons.setVisible(found.isPresent());
            told.setVisible(found.isPresent());
            tellFate();
            tellSaved();
        });
    }

    private void tellFate() {
        Fate now = explorer.replays().fate().get();
        fate.show(now);
        again.show(now);
    }

    private void tellSaved() {
        saved.setVisible(explorer.saved().get().isPresent());
        // Its line is kept free also where there is nothing to say, so that the list stays where it is.
        saved.setText(explorer.saved()
                .get()
                .map(file -> words.texts().say("saved", file))
                .orElse(" "));
    }

    Region view() {
        return view;
    }

    /** Lets a person read it. */
    void focus() {
        if (view.isVisible() && !list.getItems().isEmpty()) {
            list.requestFocus();
        }
    }
}
