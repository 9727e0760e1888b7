package dev.lockscope.desktop.faults;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.words.Texts;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Label;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.Region;

/** What the scenario is there to show, so that a learner knows what to look for; unfolded when asked for. */
final class GoalBox {

    private final Desk desk;
    private final Label goal = new Label();
    private final TitledPane view = new TitledPane("", goal);

    GoalBox(Desk desk) {
        this.desk = desk;
        Texts texts = desk.words().of("dev.lockscope.desktop.faults.faults");
        goal.setId("goal-text");
        goal.setWrapText(true);
        goal.setMinHeight(Region.USE_PREF_SIZE);
        view.setId("goal");
        view.setAnimated(false);
        // The banner says the same until the run begins, and the faults need the room.
        view.setExpanded(false);
        view.getStyleClass().add("fold");
        view.textProperty().bind(texts.bind("goal"));
    }

    TitledPane view() {
        return view;
    }

    void show(Optional<Session> session) {
        goal.textProperty().unbind();
        Optional<dev.lockscope.scenario.Text> text = session.filter(
                        run -> desk.course().lessonOf(run).isEmpty())
                .flatMap(Session::scenario)
                .map(one -> one.goal());
        text.ifPresent(words -> goal.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> words.in(desk.words().language().get()),
                        desk.words().language())));
        view.setVisible(text.isPresent());
        view.setManaged(text.isPresent());
    }
}
