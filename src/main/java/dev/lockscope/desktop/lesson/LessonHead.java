package dev.lockscope.desktop.lesson;

import dev.lockscope.desktop.course.LessonPlay;
import dev.lockscope.desktop.course.Page;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.desktop.words.Texts;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.value.ObservableStringValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** Which lesson it is, and where in it one is. */
final class LessonHead {

    private final Texts texts;
    private final Label number = new Label();
    private final Label title = Reading.wrapped("", "lesson-title");
    private final FlowPane steps = new FlowPane();
    private final ToggleGroup group = new ToggleGroup();
    private final VBox view;
    private Optional<LessonPlay> shown = Optional.empty();

    LessonHead(Texts texts, Runnable present, Runnable contents, Runnable restart, Runnable leave) {
        this.texts = texts;
        number.setId("lesson-number");
        number.getStyleClass().add("muted");
        number.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(number, Priority.ALWAYS);
        title.setId("lesson-title");
        steps.setId("lesson-steps");
        steps.getStyleClass().add("lesson-steps");
        steps.setPrefWrapLength(200);
        HBox line = new HBox(
                number,
                button("lesson-present", "command.present", Material2OutlinedMZ.PRESENT_TO_ALL, present),
                button("lesson-contents", "command.contents", Material2OutlinedMZ.MENU_BOOK, contents),
                button("lesson-restart", "command.restart", Material2OutlinedMZ.REPLAY, restart),
                button("lesson-leave", "command.leave", Material2OutlinedAL.CLOSE, leave));
        line.setAlignment(Pos.CENTER_LEFT);
        line.setMinWidth(0);
        view = new VBox(line, title, steps);
        view.getStyleClass().add("lesson-head");
        view.setMinWidth(0);
        view.setMinHeight(Region.USE_PREF_SIZE);
    }

    private Button button(String id, String key, Ikon icon, Runnable action) {
        ObservableStringValue name = texts.bind(key);
        Button button = new Button("", new FontIcon(icon));
        button.setId(id);
        button.getStyleClass().addAll("flat", "button-icon");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.accessibleTextProperty().bind(name);
        Tooltip tooltip = new Hint();
        tooltip.textProperty().bind(name);
        button.setTooltip(tooltip);
        button.setOnAction(event -> action.run());
        return button;
    }

    Region view() {
        return view;
    }

    /** Shows a lesson's name and pages. */
    void show(LessonPlay play, String language, int lessons) {
        shown = Optional.of(play);
        number.setText(texts.say("number", play.lesson().number(), lessons));
        title.setText(play.lesson().text(language).title());
        group.getToggles().clear();
        steps.getChildren().setAll(play.pages().stream().map(this::step).toList());
        mark();
    }

    private RadioButton step(Page page) {
        String name = page.name().toLowerCase(Locale.ROOT);
        RadioButton step = new RadioButton(texts.say("page." + name));
        step.setId("lesson-step-" + name.replace('_', '-'));
        step.setUserData(page);
        step.setToggleGroup(group);
        step.getStyleClass().setAll("lesson-step");
        step.setMinWidth(Region.USE_PREF_SIZE);
        step.selectedProperty().addListener((property, old, now) -> {
            if (now) {
                shown.filter(play -> play.page().get() != page).ifPresent(play -> {
                    play.goTo(page);
                    mark();
                });
            }
        });
        return step;
    }

    /** Marks the page that the lesson is at. */
    void mark() {
        shown.ifPresent(play -> group.getToggles().stream()
                .filter(step -> step.getUserData() == play.page().get())
                .forEach(step -> step.setSelected(true)));
    }
}
