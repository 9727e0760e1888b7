package dev.lockscope.desktop.banner;

import dev.lockscope.desktop.Desk;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** The verdict in one line; with a click, its story. */
public final class BannerArea {

    private final StackPane view = new StackPane();

    /** An area of a window. */
    public BannerArea(Desk desk) {
        view.setId("banner");
    }

    /** What is shown. */
    public Region view() {
        return view;
    }
}
