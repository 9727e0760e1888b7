package dev.lockscope.desktop.tour;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.words.Texts;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** Offers the tour on the start screen. */
final class Invitation {

    private final Texts texts;
    private final HBox view;

    /**
     * An invitation that is not shown.
     *
     * @param onStart begins the tour
     * @param onLater puts the invitation away
     */
    Invitation(Desk desk, Runnable onStart, Runnable onLater) {
        this.texts = desk.words().of(TourArea.BUNDLE);
        Label title = new Label();
        title.setId("invitation-title");
        title.getStyleClass().add("invitation-title");
        title.textProperty().bind(texts.bind("invitation.title"));
        Label text = new Label();
        text.textProperty().bind(texts.bind("invitation.text"));
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        VBox words = new VBox(title, text);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        Button start = button("start", onStart);
        start.getStyleClass().add("accent");
        view = new HBox(new FontIcon(Material2OutlinedMZ.SLOW_MOTION_VIDEO), words, button("later", onLater), start);
        view.setId("invitation");
        view.getStyleClass().add("invitation");
        view.managedProperty().bind(view.visibleProperty());
        view.setVisible(false);
    }

    private Button button(String name, Runnable action) {
        Button button = new Button();
        button.setId("invitation-" + name);
        button.textProperty().bind(texts.bind("invitation." + name));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }

    /** What is shown. */
    Region view() {
        return view;
    }
}
