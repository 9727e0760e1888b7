package dev.lockscope.desktop.inspector.events;

import atlantafx.base.theme.Styles;
import dev.lockscope.desktop.words.Texts;
import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2AL;

/** Says which of very many rows are in a table, and turns to others. It is there only where there is more than one page. */
final class Pager {

    private final Texts texts;
    private final HBox view = new HBox();
    private final Label where = new Label();
    private final Button previous;
    private final Button next;
    private Optional<EventPage> page = Optional.empty();
    private final InvalidationListener changed = source -> show();

    Pager(Texts texts, String id, Runnable turned) {
        this.texts = texts;
        this.previous = button(Material2AL.CHEVRON_LEFT, "page.previous", -1, turned);
        this.next = button(Material2AL.CHEVRON_RIGHT, "page.next", 1, turned);
        previous.setId(id + "-previous");
        next.setId(id + "-next");
        where.getStyleClass().add("muted");
        where.setWrapText(true);
        where.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(where, Priority.ALWAYS);
        view.getStyleClass().add("pager");
        view.getChildren().setAll(where, previous, next);
        view.managedProperty().bind(view.visibleProperty());
        view.setVisible(false);
    }

    private Button button(Ikon icon, String key, int by, Runnable turned) {
        Button button = new Button();
        button.setGraphic(new FontIcon(icon));
        button.getStyleClass().addAll(Styles.FLAT, "narrow");
        button.accessibleTextProperty().bind(texts.bind(key));
        button.setMinWidth(HBox.USE_PREF_SIZE);
        button.setOnAction(event -> page.ifPresent(shown -> {
            turned.run();
            shown.turnTo(shown.from().get() + by * EventPage.SIZE);
        }));
        return button;
    }

    Node view() {
        return view;
    }

    void follow(EventPage other) {
        clear();
        page = Optional.of(other);
        other.addListener(changed);
        show();
    }

    void clear() {
        page.ifPresent(shown -> shown.removeListener(changed));
        page = Optional.empty();
        view.setVisible(false);
    }

    private void show() {
        page.ifPresent(shown -> {
            int from = shown.from().get();
            int total = shown.rows().size();
            view.setVisible(total > EventPage.SIZE);
            where.setText(texts.say("page.where", from + 1, from + shown.size(), total));
            previous.setDisable(from == 0);
            next.setDisable(from + EventPage.SIZE >= total);
        });
    }
}
