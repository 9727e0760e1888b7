package dev.lockscope.desktop.explorer;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.course.LessonPlay;
import dev.lockscope.desktop.words.Texts;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;

/** The way back to the lesson that is under way, where there is one. */
final class WayBack {

    private final Desk desk;
    private final Texts texts;
    private final Button view = new Button("", new FontIcon(Material2OutlinedAL.ARROW_BACK));

    WayBack(Desk desk, Texts texts) {
        this.desk = desk;
        this.texts = texts;
        view.setId("explorer-lesson");
        view.setMinWidth(Region.USE_PREF_SIZE);
        view.managedProperty().bind(view.visibleProperty());
        view.setOnAction(event -> desk.commands().find("lesson.show").ifPresent(Command::ask));
        desk.course().current().addListener((property, old, now) -> refresh());
        desk.words().language().addListener((property, old, now) -> refresh());
        refresh();
    }

    private void refresh() {
        Optional<LessonPlay> lesson = desk.course().current().get();
        view.setVisible(lesson.isPresent());
        lesson.ifPresent(
                play -> view.setText(texts.say("to-lesson", play.lesson().number())));
    }

    Button view() {
        return view;
    }
}
