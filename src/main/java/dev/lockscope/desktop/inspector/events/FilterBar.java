package dev.lockscope.desktop.inspector.events;

import atlantafx.base.controls.CustomTextField;
import dev.lockscope.desktop.inspector.panel.Actor;
import dev.lockscope.desktop.inspector.panel.ActorMark;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.trace.Cast;
import dev.lockscope.trace.Event;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2AL;
import org.kordamp.ikonli.material2.Material2MZ;

/** Where a person says which events to show. */
final class FilterBar {

    private final HBox view = new HBox();
    private final CustomTextField search = new CustomTextField();
    private final ToggleButton turns = new ToggleButton();
    private final MenuButton menu = new MenuButton();
    private final Map<String, CheckMenuItem> actors = new LinkedHashMap<>();
    private final Map<EventKind, CheckMenuItem> kinds = new EnumMap<>(EventKind.class);
    private final MenuItem everything = new MenuItem();
    private final ReadOnlyObjectWrapper<EventFilter> filter =
            new ReadOnlyObjectWrapper<>(this, "filter", EventFilter.ALL);
    private boolean clearing;

    FilterBar(Texts texts) {
        search.setId("events-search");
        search.setLeft(new FontIcon(Material2MZ.SEARCH));
        search.promptTextProperty().bind(texts.bind("events.search"));
        search.accessibleTextProperty().bind(texts.bind("events.search"));
        search.textProperty().addListener((property, old, now) -> changed());
        search.setMinWidth(60);
        HBox.setHgrow(search, Priority.ALWAYS);
        turns.setId("events-turns");
        turns.textProperty().bind(texts.bind("events.turns"));
        turns.setTooltip(new Hint());
        turns.getTooltip().textProperty().bind(texts.bind("events.turns.help"));
        turns.selectedProperty().addListener((property, old, now) -> changed());
        turns.setMinWidth(Region.USE_PREF_SIZE);
        menu.setId("events-filter");
        menu.setGraphic(new FontIcon(Material2AL.FILTER_LIST));
        menu.accessibleTextProperty().bind(texts.bind("events.filter"));
        menu.setTooltip(new Hint());
        menu.getTooltip().textProperty().bind(texts.bind("events.filter"));
        menu.setMinWidth(Region.USE_PREF_SIZE);
        everything.textProperty().bind(texts.bind("events.filter.clear"));
        everything.setOnAction(event -> clear());
        for (EventKind kind : EventKind.values()) {
            CheckMenuItem item = new CheckMenuItem();
            item.textProperty().bind(texts.bind("kind." + kind.name().toLowerCase(Locale.ROOT)));
            item.selectedProperty().addListener((property, old, now) -> changed());
            kinds.put(kind, item);
        }
        view.getStyleClass().add("filter-bar");
        view.getChildren().setAll(search, turns, menu);
        show(new Cast(List.of(), List.of(), List.of()));
    }

    HBox view() {
        return view;
    }

    /** Which events are wanted. */
    ReadOnlyObjectProperty<EventFilter> filter() {
        return filter.getReadOnlyProperty();
    }

    /** Offers the actors of a cast. */
    void show(Cast cast) {
        Set<String> names = new LinkedHashSet<>();
        Stream.of(cast.clients(), cast.nodes(), cast.sentinels(), cast.resources())
                .forEach(names::addAll);
        names.addAll(List.of(Event.SCRIPT, Event.LEARNER, Event.RUN));
        if (!names.equals(actors.keySet())) {
            actors.clear();
            for (String name : names) {
                CheckMenuItem item = new CheckMenuItem(name);
                ActorMark mark = new ActorMark();
                mark.show(Actor.of(cast, name));
                item.setGraphic(mark);
                item.selectedProperty().addListener((property, old, now) -> changed());
                actors.put(name, item);
            }
            menu.getItems().setAll(kinds.values());
            menu.getItems().add(new SeparatorMenuItem());
            menu.getItems().addAll(actors.values());
            menu.getItems().addAll(new SeparatorMenuItem(), everything);
            changed();
        }
    }

    /** Wants all events again. */
    void clear() {
        clearing = true;
        search.clear();
        turns.setSelected(false);
        actors.values().forEach(item -> item.setSelected(false));
        kinds.values().forEach(item -> item.setSelected(false));
        clearing = false;
        changed();
    }

    private void changed() {
        if (clearing) {
            return;
        }
        Set<String> chosen = new LinkedHashSet<>();
        actors.forEach((name, item) -> {
            if (item.isSelected()) {
                chosen.add(name);
            }
        });
        Set<EventKind> about = EnumSet.noneOf(EventKind.class);
        kinds.forEach((kind, item) -> {
            if (item.isSelected()) {
                about.add(kind);
            }
        });
        filter.set(new EventFilter(turns.isSelected(), chosen, about, search.getText()));
    }
}
