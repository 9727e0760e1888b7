package dev.lockscope.desktop.transport;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.command.Command.Group;
import dev.lockscope.desktop.compare.CompareWords;
import dev.lockscope.desktop.session.Beside;
import dev.lockscope.desktop.session.Comparisons;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.desktop.words.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;

/**
 * A tab for each open session and each comparison, where there is more than the one that is shown. Where they need more room than there is,
 * they scroll, the one that is shown is in sight, and a list names them all.
 */
public final class SessionTabs {

    private final Desk desk;
    private final Titles titles;
    private final CompareWords comparing;
    private final Texts texts;
    private final HBox strip = new HBox();
    private final ScrollPane scroll = new ScrollPane(strip);
    private final MenuButton all = new MenuButton("", new FontIcon(Material2OutlinedAL.EXPAND_MORE));
    private final HBox view = new HBox(scroll, all);
    private final InvalidationListener read = any -> fill();

    /** An area of a window; adds its commands to those of the desk. */
    public SessionTabs(Desk desk) {
        this.desk = desk;
        this.titles = new Titles(desk.words());
        this.comparing = new CompareWords(desk.words());
        this.texts = desk.words().of("dev.lockscope.desktop.transport.transport");
        view.setId("tabs");
        view.getStyleClass().add("session-tabs");
        buildStrip();
        desk.workbench().sessions().addListener((ListChangeListener<Session>) change -> fill());
        desk.workbench().current().addListener((property, old, now) -> fill());
        desk.words().language().addListener((property, old, now) -> fill());
        desk.workbench().comparisons().open().addListener((ListChangeListener<Beside>) change -> fill());
        desk.workbench().comparisons().shown().addListener((property, old, now) -> {
            // What a comparison is called is known when its runs are read.
            old.ifPresent(beside -> beside.pair().removeListener(read));
            now.ifPresent(beside -> beside.pair().addListener(read));
            fill();
        });
        addCommands();
        fill();
    }

    private void buildStrip() {
        strip.getStyleClass().add("session-strip");
        scroll.setId("tabs-scroll");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setVbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        scroll.setMinSize(0, Region.USE_PREF_SIZE);
        HBox.setHgrow(scroll, Priority.ALWAYS);
        strip.addEventFilter(ScrollEvent.SCROLL, this::turn);
        view.setMinWidth(0);
        all.setId("tabs-all");
        all.getStyleClass().addAll("flat", "button-icon", "no-arrow");
        all.setMinWidth(Region.USE_PREF_SIZE);
        all.accessibleTextProperty().bind(texts.bind("session.all"));
        Tooltip tooltip = new Hint();
        tooltip.textProperty().bind(texts.bind("session.all"));
        all.setTooltip(tooltip);
        all.managedProperty().bind(all.visibleProperty());
        all.visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> strip.getWidth() > view.getWidth(), strip.widthProperty(), view.widthProperty()));
        strip.widthProperty().addListener((property, old, now) -> Platform.runLater(this::reveal));
        scroll.viewportBoundsProperty().addListener((property, old, now) -> Platform.runLater(this::reveal));
    }

    /** A wheel has one direction, and a row the other. */
    private void turn(ScrollEvent event) {
        double hidden = hidden();
        double by = event.getDeltaX() == 0 ? event.getDeltaY() : event.getDeltaX();
        if (hidden > 0 && by != 0) {
            scroll.setHvalue(Math.max(0, Math.min(1, scroll.getHvalue() - by / hidden)));
            event.consume();
        }
    }

    private double hidden() {
        return strip.getWidth() - scroll.getViewportBounds().getWidth();
    }

    /** Brings the tab that is shown into sight. */
    private void reveal() {
        double hidden = hidden();
        if (hidden <= 0) {
            return;
        }
        view.applyCss();
        view.layout();
        double from = scroll.getHvalue() * hidden;
        strip.getChildren().stream()
                .filter(tab -> tab.getPseudoClassStates().contains(TransportStyle.CURRENT))
                .map(Node::getBoundsInParent)
                .findFirst()
                .ifPresent(tab -> {
                    double most = tab.getMinX();
                    double least = tab.getMaxX() - scroll.getViewportBounds().getWidth();
                    scroll.setHvalue(Math.min(1, Math.max(0, Math.min(most, Math.max(least, from)) / hidden)));
                });
    }

    /** What is shown. */
    public Region view() {
        return view;
    }

    private void addCommands() {
        ObservableList<Session> open = desk.workbench().sessions();
        Comparisons comparisons = desk.workbench().comparisons();
        ObservableBooleanValue any = Bindings.createBooleanBinding(
                () -> desk.workbench().current().get().isPresent()
                        || comparisons.shown().get().isPresent(),
                desk.workbench().current(),
                comparisons.shown());
        ObservableBooleanValue several = Bindings.createBooleanBinding(
                () -> !open.isEmpty() || !comparisons.open().isEmpty(), open, comparisons.open());
        add("session.close", any, this::close, new KeyCodeCombination(KeyCode.W, KeyCombination.SHORTCUT_DOWN));
        add("session.next", several, () -> go(1), new KeyCodeCombination(KeyCode.TAB, KeyCombination.CONTROL_DOWN));
        add(
                "session.previous",
                several,
                () -> go(-1),
                new KeyCodeCombination(KeyCode.TAB, KeyCombination.CONTROL_DOWN, KeyCombination.SHIFT_DOWN));
    }

    private void add(String id, ObservableBooleanValue possible, Runnable action, KeyCombination key) {
        desk.commands().add(new Command(id, Group.FILE, texts.bind(id), List.of(key), possible, action));
    }

    private void close() {
        desk.workbench().current().get().ifPresent(this::close);
        desk.workbench().comparisons().shown().get().ifPresent(desk.workbench().comparisons()::close);
    }

    private void close(Session session) {
        desk.workbench().lose(session, () -> desk.workbench().close(session));
    }

    /** What has a tab, and what is done to it. */
    private record Tabbed(String title, String made, String hint, boolean shown, Runnable show, Runnable close) {}

    private List<Tabbed> tabs() {
        Optional<Session> shown = desk.workbench().current().get();
        Optional<Beside> compared = desk.workbench().comparisons().shown().get();
        List<Tabbed> tabs = new ArrayList<>();
        for (Session one : desk.workbench().sessions()) {
            String title = titles.full(one);
            tabs.add(new Tabbed(
                    title,
                    titles.badge(one.origin()),
                    title + "\n" + titles.origin(one.origin()),
                    shown.filter(now -> now == one).isPresent(),
                    () -> desk.workbench().show(one),
                    () -> close(one)));
        }
        for (Beside one : desk.workbench().comparisons().open()) {
            String title = comparing.title(one);
            tabs.add(new Tabbed(
                    title,
                    texts.say("badge.compared"),
                    title + "\n" + texts.say("origin.compared"),
                    compared.filter(now -> now == one).isPresent(),
                    () -> desk.workbench().comparisons().show(one),
                    () -> desk.workbench().comparisons().close(one)));
        }
        return tabs;
    }

    private void go(int by) {
        List<Tabbed> tabs = tabs();
        int shown = by > 0 ? -1 : 0;
        for (int i = 0; i < tabs.size(); i++) {
            shown = tabs.get(i).shown() ? i : shown;
        }
        tabs.get(Math.floorMod(shown + by, tabs.size())).show().run();
    }

    private void fill() {
        List<Tabbed> tabs = tabs();
        boolean needed = tabs.size() > 1 || (tabs.size() == 1 && !tabs.get(0).shown());
        List<Node> shown = new ArrayList<>();
        for (int i = 0; needed && i < tabs.size(); i++) {
            shown.add(tab(tabs.get(i), i));
        }
        strip.getChildren().setAll(shown);
        all.getItems().setAll(tabs.stream().map(SessionTabs::entry).toList());
        view.setVisible(needed);
        view.setManaged(needed);
        Platform.runLater(this::reveal);
    }

    private static MenuItem entry(Tabbed tab) {
        CheckMenuItem entry = new CheckMenuItem(spoken(tab));
        entry.setMnemonicParsing(false);
        entry.setSelected(tab.shown());
        entry.setOnAction(event -> tab.show().run());
        return entry;
    }

    private static String spoken(Tabbed tab) {
        return tab.made().isEmpty() ? tab.title() : tab.title() + ", " + tab.made();
    }

    private Region tab(Tabbed what, int place) {
        ToggleButton choose = new ToggleButton(what.title());
        choose.setId("tab-" + place);
        choose.setSelected(what.shown());
        choose.setMnemonicParsing(false);
        choose.getStyleClass().add("session-choose");
        choose.setTooltip(new Hint(what.hint()));
        choose.setAccessibleText(spoken(what));
        choose.setOnAction(event -> {
            choose.setSelected(what.shown());
            what.show().run();
        });
        choose.getStyleClass().add("flat");
        Button close = new Button("", new FontIcon(Material2OutlinedAL.CLOSE));
        close.setId("tab-close-" + place);
        close.getStyleClass().addAll("flat", "button-icon");
        close.setMinWidth(Region.USE_PREF_SIZE);
        close.setAccessibleText(texts.say("session.close-one", what.title()));
        close.setTooltip(new Hint(texts.say("session.close-one", what.title())));
        close.setOnAction(event -> what.close().run());
        HBox tab = new HBox(choose);
        if (!what.made().isEmpty()) {
            Label badge = new Label(what.made());
            badge.getStyleClass().add("badge");
            badge.setMinWidth(Region.USE_PREF_SIZE);
            tab.getChildren().add(badge);
        }
        tab.getChildren().add(close);
        tab.setAlignment(Pos.CENTER_LEFT);
        tab.getStyleClass().add("session-tab");
        tab.pseudoClassStateChanged(TransportStyle.CURRENT, what.shown());
        return tab;
    }
}
