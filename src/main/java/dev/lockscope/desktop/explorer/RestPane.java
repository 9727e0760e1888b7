package dev.lockscope.desktop.explorer;

import dev.lockscope.desktop.columns.OwnScroll;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** What the explorer is, for whoever has never searched anything in this way. */
final class RestPane {

    private final ExplorerWords words;
    private final OwnScroll view;

    RestPane(ExplorerWords words) {
        this.words = words;
        VBox text = new VBox(label("rest.title", "about-title"), label("rest.what", "about-goal"));
        text.getStyleClass().add("explorer-rest");
        text.getChildren().add(label("rest.answers", "heading"));
        List.of(Mood.BROKEN, Mood.COMPLETE, Mood.UNKNOWN)
                .forEach(mood -> text.getChildren().add(answer(mood)));
        text.getChildren().add(label("rest.begin", "about-goal"));
        ScrollPane scroll = new ScrollPane();
        view = new OwnScroll(text, scroll);
        scroll.getStyleClass().add("catalogue-detail");
        scroll.setId("explorer-rest");
    }

    private HBox answer(Mood mood) {
        FontIcon icon = new FontIcon(mood.icon());
        icon.getStyleClass().addAll("explorer-icon", "large");
        mood.dress(icon);
        Label name = label("rest." + mood.key(), "explorer-answer");
        mood.dress(name);
        VBox told = new VBox(name, label("rest." + mood.key() + ".meaning", "explorer-meaning"));
        told.setMinWidth(0);
        HBox.setHgrow(told, Priority.ALWAYS);
        HBox row = new HBox(icon, told);
        row.getStyleClass().add("explorer-answers");
        return row;
    }

    private Label label(String key, String style) {
        Label label = new Label();
        label.textProperty().bind(words.texts().bind(key));
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.getStyleClass().add(style);
        return label;
    }

    /** What is shown. */
    OwnScroll view() {
        return view;
    }
}
