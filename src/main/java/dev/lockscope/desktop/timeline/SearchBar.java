package dev.lockscope.desktop.timeline;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.trace.Event;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;

/** Looks for words in a run, and goes from hit to hit. */
final class SearchBar {

    private final Desk desk;
    private final TimelineWords words;
    private final Supplier<Optional<TimelineModel>> model;
    private final Runnable closed;
    private final SearchModel search;
    private final TextField field = new TextField();
    private final Label count = new Label();
    private final HBox view = new HBox();

    /**
     * Closed at first.
     *
     * @param found told when something was found
     * @param closed told when it is closed
     */
    SearchBar(
            Desk desk, TimelineWords words, Supplier<Optional<TimelineModel>> model, Runnable found, Runnable closed) {
        this.desk = desk;
        this.words = words;
        this.model = model;
        this.closed = closed;
        this.search = new SearchModel(desk.workbench().background(), () -> {
            tell();
            found.run();
        });
        build();
    }

    private void build() {
        field.setId("timeline-search-field");
        field.promptTextProperty().bind(words.texts().bind("search.prompt"));
        field.accessibleTextProperty().bind(words.texts().bind("command.search"));
        field.textProperty().addListener(any -> look());
        field.setOnKeyPressed(this::key);
        count.setId("timeline-search-count");
        count.getStyleClass().add("muted");
        view.getChildren()
                .setAll(
                        field,
                        count,
                        button("previous", Material2OutlinedAL.KEYBOARD_ARROW_UP, () -> go(false)),
                        button("next", Material2OutlinedAL.KEYBOARD_ARROW_DOWN, () -> go(true)),
                        button("close", Material2OutlinedAL.CLOSE, this::close));
        view.setId("timeline-search-bar");
        view.getStyleClass().add("timeline-search");
        view.setAlignment(Pos.CENTER_LEFT);
        view.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        view.setVisible(false);
        view.visibleProperty().addListener(any -> look());
        desk.words().language().addListener(any -> look());
    }

    private Button button(String name, Ikon icon, Runnable action) {
        Button button = new Button("", new FontIcon(icon));
        button.setId("timeline-search-" + name);
        button.getStyleClass().addAll("button-icon", "flat");
        button.accessibleTextProperty().bind(words.texts().bind("search." + name));
        Tooltip tip = new Hint();
        tip.textProperty().bind(words.texts().bind("search." + name));
        button.setTooltip(tip);
        button.setOnAction(event -> action.run());
        return button;
    }

    private void key(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            go(!event.isShiftDown());
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE) {
            close();
            event.consume();
        }
    }

    /** Looks in another session, or in one that has gone on. */
    void look() {
        model.get()
                .ifPresent(shown -> search.look(
                        shown.session(),
                        view.isVisible() ? field.getText() : "",
                        desk.words().events()));
    }

    private void go(boolean onwards) {
        model.get().map(TimelineModel::session).ifPresent(session -> {
            search.go(onwards, session.moment().get().instant()).ifPresent(session::goTo);
            tell();
        });
    }

    private void tell() {
        int total = search.found().size();
        String text = "";
        if (search.isAsked()) {
            text = total == 0
                    ? words.texts().say("search.none")
                    : search.place() == 0
                            ? words.texts().say("search.found", total)
                            : words.texts().say("search.count", search.place(), total);
        }
        count.setText(text);
    }

    /** What was found. */
    List<Event> found() {
        return search.found();
    }

    /** Opens it. */
    void open() {
        view.setVisible(true);
        field.requestFocus();
        field.selectAll();
    }

    private void close() {
        view.setVisible(false);
        closed.run();
    }

    Region view() {
        return view;
    }
}
