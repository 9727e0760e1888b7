package dev.lockscope.desktop.shell;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.trace.Event;
import java.util.Optional;
import javafx.beans.value.ChangeListener;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** Says in large letters what has just happened, while an audience looks on. */
final class Caption {

    private final Desk desk;
    private final Texts texts;
    private final Label time = new Label();
    private final Label actor = new Label();
    private final Label happened = new Label();
    private final HBox view = new HBox(time, actor, happened);
    private final ChangeListener<Moment> onMoment = (property, old, now) -> refresh();

    Caption(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of("dev.lockscope.desktop.shell.shell");
        view.setId("caption");
        view.getStyleClass().add("caption");
        time.getStyleClass().add("caption-time");
        time.setMinWidth(Region.USE_PREF_SIZE);
        actor.getStyleClass().add("caption-actor");
        actor.setMinWidth(Region.USE_PREF_SIZE);
        happened.setId("caption-text");
        happened.setWrapText(true);
        view.managedProperty().bind(view.visibleProperty());
        desk.workbench().current().addListener((property, old, now) -> {
            old.ifPresent(session -> session.moment().removeListener(onMoment));
            now.ifPresent(session -> session.moment().addListener(onMoment));
            refresh();
        });
        desk.workbench().current().get().ifPresent(session -> session.moment().addListener(onMoment));
        desk.look().presenting().addListener((property, old, now) -> refresh());
        desk.course().current().addListener((property, old, now) -> refresh());
        desk.words().language().addListener((property, old, now) -> refresh());
        refresh();
    }

    private void refresh() {
        // A lesson tells itself.
        Optional<Session> shown = desk.workbench()
                .current()
                .get()
                .filter(session -> desk.look().presenting().get()
                        && desk.course().current().get().isEmpty());
        view.setVisible(shown.isPresent());
        if (shown.isEmpty()) {
            return;
        }
        Optional<Event> turn =
                Turns.last(shown.get().index(), shown.get().moment().get());
        time.setText(
                turn.map(event -> desk.words().events().seconds(event.at())).orElse(""));
        actor.setText(turn.map(event -> actor(event.actor())).orElse(""));
        happened.setText(turn.map(event -> desk.words().events().of(event)).orElse(texts.say("caption.nothing")));
    }

    private String actor(String name) {
        return switch (name) {
            case Event.SCRIPT, Event.RUN, Event.LEARNER -> texts.say("actor." + name);
            default -> name;
        };
    }

    Region view() {
        return view;
    }
}
