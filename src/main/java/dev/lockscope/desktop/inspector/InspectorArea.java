package dev.lockscope.desktop.inspector;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.inspector.code.CodePanel;
import dev.lockscope.desktop.inspector.commands.RedisPanel;
import dev.lockscope.desktop.inspector.events.EventsPanel;
import dev.lockscope.desktop.inspector.findings.VerdictPanel;
import dev.lockscope.desktop.inspector.panel.Bundle;
import dev.lockscope.desktop.inspector.panel.Panel;
import dev.lockscope.desktop.inspector.state.StatePanel;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.words.Texts;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.util.Subscription;

/** Tabs with what lies behind the picture. Only the tab that is shown follows the session. */
public final class InspectorArea {

    private final Desk desk;
    private final Texts texts;
    private final TabPane tabs = new TabPane();
    private final StackPane view = new StackPane();
    private final Map<InspectorTab, Panel> panels = new EnumMap<>(InspectorTab.class);
    private final Announcements announcements;
    private Subscription announcing = Subscription.EMPTY;
    private Subscription following = Subscription.EMPTY;

    /** An area of a window. */
    public InspectorArea(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of(Bundle.NAME);
        this.announcements = new Announcements(desk);
        view.setId("inspector");
        view.getStyleClass().add("inspector");
        tabs.setId("inspector-tabs");
        tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        panels.put(InspectorTab.CODE, new CodePanel(desk));
        panels.put(InspectorTab.EVENTS, new EventsPanel(desk));
        panels.put(InspectorTab.REDIS, new RedisPanel(desk));
        panels.put(InspectorTab.STATE, new StatePanel(desk));
        panels.put(InspectorTab.VERDICT, new VerdictPanel(desk));
        panels.forEach(this::add);
        view.getChildren().setAll(tabs);
        view.getChildren().addAll(announcements.views());
        view.setMinWidth(0);
        tabs.getSelectionModel().selectedItemProperty().addListener((property, old, now) -> follow());
        desk.workbench().current().addListener((property, old, now) -> changed());
        changed();
    }

    private void add(InspectorTab which, Panel panel) {
        Tab tab = new Tab();
        tab.setId("inspector-" + which.id());
        tab.textProperty().bind(texts.bind("tab." + which.id()));
        tab.setContent(panel.view());
        tab.setUserData(panel);
        tabs.getTabs().add(tab);
        BooleanBinding possible = Bindings.createBooleanBinding(
                () -> desk.workbench().current().get().isPresent(),
                desk.workbench().current());
        desk.commands()
                .add(new Command(
                        "inspector." + which.id(),
                        Command.Group.VIEW,
                        texts.bind("command." + which.id()),
                        List.of(new KeyCodeCombination(which.digit(), KeyCombination.SHORTCUT_DOWN)),
                        possible,
                        () -> show(tab, panel)));
    }

    private void show(Tab tab, Panel panel) {
        tabs.getSelectionModel().select(tab);
        panel.view().requestFocus();
    }

    private void changed() {
        following.unsubscribe();
        following = Subscription.EMPTY;
        panels.values().forEach(Panel::clear);
        announcing.unsubscribe();
        announcing = desk.workbench().current().get().map(announcements::follow).orElse(Subscription.EMPTY);
        follow();
    }

    private void follow() {
        following.unsubscribe();
        following = Subscription.EMPTY;
        Optional<Session> session = desk.workbench().current().get();
        Tab shown = tabs.getSelectionModel().getSelectedItem();
        if (session.isPresent() && shown != null && shown.getUserData() instanceof Panel panel) {
            following = panel.follow(session.get());
        }
    }

    /** What is shown. */
    public Region view() {
        return view;
    }
}
