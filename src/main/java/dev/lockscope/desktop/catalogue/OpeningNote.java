package dev.lockscope.desktop.catalogue;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.session.Opening;
import dev.lockscope.desktop.words.Texts;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/**
 * Says what is being opened, and lets a person stop it. Lies in the window's lower part, but in its middle where nothing is
 * open, since the catalogue has files to choose from at its foot.
 */
public final class OpeningNote {

    private final Desk desk;
    private final Texts texts;
    private final Label what = new Label();
    private final ProgressIndicator turning = new ProgressIndicator();
    private final HBox view;

    /** A note of a window; it comes by itself. */
    public OpeningNote(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of(Opener.BUNDLE);
        what.setId("opening-what");
        turning.getStyleClass().add("opening-turning");
        turning.managedProperty().bind(turning.visibleProperty());
        Button cancel = new Button();
        cancel.setId("opening-cancel");
        cancel.textProperty().bind(texts.bind("opening.cancel"));
        cancel.setOnAction(event -> cancel());
        view = new HBox(turning, what, cancel);
        view.setId("opening");
        view.getStyleClass().add("opening");
        view.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        desk.workbench().opening().addListener((property, old, now) -> refresh(now));
        desk.words()
                .language()
                .addListener((property, old, now) ->
                        refresh(desk.workbench().opening().get()));
        refresh(desk.workbench().opening().get());
    }

    private void cancel() {
        desk.workbench().opening().get().ifPresent(Opening::cancel);
    }

    private void refresh(Optional<Opening> now) {
        view.setVisible(now.isPresent());
        turning.setVisible(now.isPresent() && !desk.look().reducedMotion().get());
        boolean open = desk.workbench().current().get().isPresent();
        StackPane.setAlignment(view, open ? Pos.BOTTOM_CENTER : Pos.CENTER);
        now.ifPresent(opening -> {
            String key = opening.what() == Opening.What.SERVERS ? "opening.servers" : "opening.file";
            what.setText(texts.say(key, opening.file().getFileName()));
        });
    }

    /** What lies over the window. */
    public Region view() {
        return view;
    }
}
