package dev.lockscope.desktop.inspector.state;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.inspector.panel.Bundle;
import dev.lockscope.desktop.inspector.panel.Panel;
import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.trace.Cast;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.world.World;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.DoubleBinding;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/** The state of the run at the moment, and what the latest event before it has changed. */
public final class StatePanel implements Panel {

    private static final double SIDES = 48;

    private final Desk desk;
    private final Texts texts;
    private final ListView<StateItem> list = new ListView<>();
    private final Hyperlink latest = new Hyperlink();
    private final CheckBox changedOnly = new CheckBox();
    private final VBox view = new VBox();
    private Optional<Session> session = Optional.empty();
    private Cast cast = new Cast(List.of(), List.of(), List.of());
    private List<StateItem> shown = List.of();

    /** A panel of a window. */
    public StatePanel(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of(Bundle.NAME);
        StateWords words = new StateWords(desk.words(), texts);
        list.setId("state");
        DoubleBinding room = list.widthProperty().subtract(SIDES);
        list.setCellFactory(view -> new StateCell(words, () -> cast, room));
        list.accessibleTextProperty().bind(texts.bind("tab.state"));
        VBox.setVgrow(list, Priority.ALWAYS);
        Label title = new Label();
        title.textProperty().bind(texts.bind("state.latest"));
        title.getStyleClass().add("heading");
        latest.setId("state-latest");
        latest.setWrapText(true);
        latest.setMinHeight(VBox.USE_PREF_SIZE);
        latest.setOnAction(event -> {
            latest.setVisited(false);
            session.ifPresent(followed -> followed.latestEvent().ifPresent(followed::goTo));
        });
        changedOnly.setId("state-changed-only");
        changedOnly.textProperty().bind(texts.bind("state.changed-only"));
        changedOnly.selectedProperty().addListener((property, old, now) -> show());
        VBox head = new VBox(title, latest, changedOnly);
        head.getStyleClass().add("state-head");
        view.getStyleClass().add("state-panel");
        view.getChildren().setAll(head, list);
        desk.words().language().addListener((property, old, now) -> {
            show();
            list.refresh();
        });
    }

    @Override
    public Node view() {
        return view;
    }

    @Override
    public Subscription follow(Session followed) {
        session = Optional.of(followed);
        cast = followed.header().cast();
        return followed.moment().subscribe(moment -> show());
    }

    @Override
    public void clear() {
        session = Optional.empty();
        shown = List.of();
        list.getItems().clear();
        latest.setText("");
    }

    private void show() {
        session.ifPresent(followed -> {
            Moment moment = followed.moment().get();
            World before = followed.index().at(Math.max(0, moment.events() - 1));
            put(StateItem.of(StateRows.of(before, moment.world(), moment.instant()), changedOnly.isSelected()));
            latest.setText(followed.latestEvent().map(this::words).orElseGet(() -> texts.say("state.beginning")));
            latest.setDisable(moment.events() == 0);
        });
    }

    private String words(Event event) {
        return desk.words().events().seconds(event.at()) + "  " + desk.words().tell(event);
    }

    /** Replaces only the lines that are others, so that the list stands still while time runs. */
    private void put(List<StateItem> items) {
        if (items.equals(shown)) {
            return;
        }
        if (items.size() == shown.size()) {
            for (int i = 0; i < items.size(); i++) {
                if (!items.get(i).equals(shown.get(i))) {
                    list.getItems().set(i, items.get(i));
                }
            }
        } else {
            list.getItems().setAll(items);
        }
        shown = items;
    }
}
