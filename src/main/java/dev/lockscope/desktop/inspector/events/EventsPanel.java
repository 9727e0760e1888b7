package dev.lockscope.desktop.inspector.events;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.inspector.panel.Bundle;
import dev.lockscope.desktop.inspector.panel.Panel;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.trace.Cast;
import dev.lockscope.trace.Event;
import java.util.List;
import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/** All events in words: what the timeline shows, for those who read rather than see. */
public final class EventsPanel implements Panel {

    private static final Cast NOBODY = new Cast(List.of(), List.of(), List.of());

    private final Desk desk;
    private final Texts texts;
    private final FilterBar bar;
    private final EventTable table;
    private final Label count = new Label();
    private final Hyperlink all = new Hyperlink();
    private final HBox counted = new HBox(count, all);
    private final VBox view = new VBox();
    private Optional<EventRows> rows = Optional.empty();
    private Cast cast = NOBODY;
    private final InvalidationListener recount = changed -> count();

    /** A panel of a window. */
    public EventsPanel(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of(Bundle.NAME);
        this.bar = new FilterBar(texts);
        this.table = new EventTable("events", texts);
        columns();
        count.setId("events-count");
        count.getStyleClass().add("muted");
        all.setId("events-all");
        all.textProperty().bind(texts.bind("events.filter.clear"));
        all.setOnAction(event -> bar.clear());
        counted.getStyleClass().add("count-bar");
        counted.managedProperty().bind(counted.visibleProperty());
        counted.setVisible(false);
        VBox.setVgrow(table.view(), Priority.ALWAYS);
        view.getStyleClass().add("events-panel");
        view.getChildren().setAll(bar.view(), counted, table.view(), table.pager());
        Label nothing = new Label();
        nothing.textProperty().bind(texts.bind("events.none"));
        nothing.setWrapText(true);
        nothing.getStyleClass().add("muted");
        table.view().setPlaceholder(nothing);
        table.view().accessibleTextProperty().bind(texts.bind("tab.events"));
        bar.filter().addListener((property, old, now) -> filter());
        desk.words().language().addListener((property, old, now) -> {
            table.view().refresh();
            filter();
        });
    }

    private void columns() {
        TableColumn<Event, Event> time = TimeCell.column(desk, texts);
        time.setId("events-time");
        table.add(time);
        TableColumn<Event, Event> what = new TableColumn<>();
        what.textProperty().bind(texts.bind("events.what"));
        what.setId("events-what");
        what.setCellFactory(column -> new EventCell(column, desk.words(), texts, () -> cast, table.mark()));
        table.add(what);
    }

    @Override
    public Node view() {
        return view;
    }

    @Override
    public Subscription follow(Session session) {
        cast = session.header().cast();
        EventRows shown = rows.orElseGet(
                () -> new EventRows(session.header(), desk.workbench().background()));
        if (rows.isEmpty()) {
            rows = Optional.of(shown);
            shown.addListener(recount);
            shown.searching().addListener(recount);
        }
        bar.show(cast);
        filter();
        Subscription all = table.follow(session, shown);
        count();
        return all;
    }

    @Override
    public void clear() {
        rows.ifPresent(shown -> {
            shown.removeListener(recount);
            shown.searching().removeListener(recount);
        });
        rows = Optional.empty();
        cast = NOBODY;
        table.clear();
    }

    private void filter() {
        EventFilter wanted = bar.filter().get();
        rows.ifPresent(shown -> {
            shown.filter(
                    wanted.isOpen()
                            ? Optional.empty()
                            : Optional.of(wanted.test(desk.words().events())));
            table.reveal();
        });
    }

    private void count() {
        rows.ifPresent(shown -> {
            boolean filtered = !bar.filter().get().isOpen();
            counted.setVisible(filtered);
            count.setText(texts.say(
                    shown.searching().get() ? "events.searching" : "events.count", shown.size(), shown.total()));
        });
    }
}
