package dev.lockscope.desktop.transport;

import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.words.Texts;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** Lets one client take one step: the one whose turn it is, or one that is chosen from a list. */
final class StepButton {

    private final Course course;
    private final Texts texts;
    private final Button step = new Button("", new FontIcon(Material2OutlinedMZ.REDO));
    private final MenuButton choice = new MenuButton();
    private final HBox view = new HBox(step, choice);

    StepButton(Course course, CommandButtons buttons, Texts texts) {
        this.course = course;
        this.texts = texts;
        Command command = buttons.find("run.step");
        buttons.join(
                step,
                command,
                Bindings.createStringBinding(
                        () -> texts.say("step.hint." + course.controls().get().step()),
                        course.controls(),
                        command.name()));
        step.getStyleClass().add("left-pill");
        step.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> texts.say(
                                course.next().get().isEmpty() ? "step.none" : "step.short",
                                course.next().get()),
                        course.next(),
                        command.name()));
        choice.setId("run-step-choice");
        choice.setMinWidth(Region.USE_PREF_SIZE);
        choice.getStyleClass().addAll("right-pill", "step-choice");
        choice.accessibleTextProperty().bind(texts.bind("step.choice"));
        view.getStyleClass().add("step");
        view.setAlignment(Pos.CENTER_LEFT);
        course.ready().addListener((property, old, now) -> offer(now));
        command.name().addListener((property, old, now) -> offer(course.ready().get()));
        offer(course.ready().get());
    }

    /** What is shown. */
    Region view() {
        return view;
    }

    private void offer(List<String> clients) {
        List<MenuItem> entries = new ArrayList<>();
        for (String client : clients) {
            MenuItem entry = new MenuItem(texts.say("step.client", client));
            entry.setId("run-step-" + client);
            entry.setMnemonicParsing(false);
            entry.setOnAction(event -> course.step(client));
            entries.add(entry);
        }
        choice.getItems().setAll(entries);
        choice.setDisable(clients.isEmpty());
    }
}
