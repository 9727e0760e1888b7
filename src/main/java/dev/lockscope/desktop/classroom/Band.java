package dev.lockscope.desktop.classroom;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.prose.Terms;
import dev.lockscope.desktop.words.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The beat of a lesson that a room sees, below the picture that it speaks of. */
final class Band {

    /** How large its letters are: part of the window's height, so that they are as large on every projector. */
    private static final double LETTERS = 26.0 / 1080;

    private static final double SMALLEST = 16;

    /** How much larger they are where there is no picture. */
    private static final double ALONE = 1.2;

    private final Desk desk;
    private final Texts texts;
    private final Terms terms;
    private final Label title = new Label();
    private final Label place = new Label();
    private final Label state = new Label();
    private final VBox margin = new VBox(title, place, state);
    private final HBox view = new HBox();
    private final ChangeListener<Object> changed = (property, old, now) -> refresh();
    private final ChangeListener<Number> resized = (property, old, now) -> resize();
    private Optional<Presentation> presentation = Optional.empty();
    private Optional<Slide> slide = Optional.empty();

    Band(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of(CueWords.BUNDLE);
        this.terms = new Terms(desk);
        title.setId("band-title");
        title.getStyleClass().add("band-title");
        title.setWrapText(true);
        place.setId("band-place");
        place.getStyleClass().add("band-place");
        state.setId("band-state");
        state.getStyleClass().add("band-place");
        state.setWrapText(true);
        margin.getStyleClass().add("band-margin");
        margin.setMinWidth(Region.USE_PREF_SIZE);
        view.setId("band");
        view.getStyleClass().add("band");
        view.setAlignment(Pos.TOP_LEFT);
        view.setMinWidth(0);
        view.managedProperty().bind(view.visibleProperty());
        // It takes the keys, else the space bar would press whatever button has them.
        view.setFocusTraversable(true);
        view.setAccessibleRole(AccessibleRole.TEXT);
        view.setOnMousePressed(event -> view.requestFocus());
        view.visibleProperty().addListener((property, old, now) -> {
            if (now) {
                Platform.runLater(view::requestFocus);
            }
        });
        view.sceneProperty().addListener((property, old, now) -> {
            Optional.ofNullable(old).map(Scene::heightProperty).ifPresent(height -> height.removeListener(resized));
            Optional.ofNullable(now).map(Scene::heightProperty).ifPresent(height -> height.addListener(resized));
            resize();
        });
        desk.look().textScale().addListener(resized);
        desk.words().language().addListener(changed);
        desk.look().presenting().addListener(changed);
        desk.workbench().opening().addListener(changed);
        refresh();
    }

    Region view() {
        return view;
    }

    /** Shows another lesson, or none. */
    void show(Optional<Presentation> now) {
        presentation.ifPresent(old -> observed(old).forEach(property -> property.removeListener(changed)));
        presentation = now;
        slide = now.map(fresh -> new Slide(desk, terms, fresh));
        presentation.ifPresent(fresh -> observed(fresh).forEach(property -> property.addListener(changed)));
        resize();
        refresh();
    }

    private static List<ObservableValue<?>> observed(Presentation shown) {
        return List.of(
                shown.cue(),
                shown.cues(),
                shown.ran(),
                shown.votes().tallies(),
                shown.votes().hidden(),
                shown.play().grade(),
                shown.play().verdict(),
                shown.play().attempt());
    }

    private boolean isAlone() {
        return presentation.filter(now -> now.play().lesson().run().isEmpty()).isPresent();
    }

    private void resize() {
        Scene scene = view.getScene();
        if (scene != null && scene.getHeight() > 0) {
            double size = Math.max(SMALLEST, scene.getHeight() * LETTERS)
                    * desk.look().textScale().get()
                    * (isAlone() ? ALONE : 1);
            view.setStyle(String.format(Locale.ROOT, "-fx-font-size: %.2fpx;", size));
        }
    }

    private void refresh() {
        boolean shown = presentation.isPresent() && desk.look().presenting().get();
        view.setVisible(shown);
        if (!shown) {
            view.getChildren().clear();
            return;
        }
        presentation.ifPresent(now -> {
            Cue cue = now.cue().get();
            title.setText(new CueWords(desk.words(), now.play().lesson()).title(cue));
            place.setText(texts.say("place", now.place(), now.cues().get().size()));
            tell(now, cue);
            VBox content = slide.orElseThrow().now();
            HBox.setHgrow(content, Priority.ALWAYS);
            view.getChildren().setAll(margin, content);
            view.setAccessibleText(title.getText() + ". "
                    + new CueWords(desk.words(), now.play().lesson()).plain(cue));
        });
    }

    private void tell(Presentation now, Cue cue) {
        state.setText(state(now, cue));
        state.setVisible(!state.getText().isEmpty());
        state.setManaged(state.isVisible());
    }

    /** How things stand; it has a place of its own, so that nothing jumps when it changes. */
    private String state(Presentation now, Cue cue) {
        int total = now.questionOf(cue).map(now.votes()::on).orElse(Tally.NONE).total();
        if (total > 0) {
            boolean hidden = cue.asks() && now.votes().hidden().get();
            return texts.say(hidden ? "votes.hidden" : "votes", total);
        } else if (cue.asks()) {
            return texts.say("vote");
        } else if (cue.runs() && now.isRunning()) {
            return texts.say(desk.workbench().opening().get().isPresent() ? "state.starting" : "state.running");
        }
        return "";
    }
}
