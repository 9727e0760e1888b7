package dev.lockscope.desktop.timeline;

import dev.lockscope.desktop.Desk;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** The picture over time. */
public final class TimelineArea {

    private final StackPane view = new StackPane();

    /** An area of a window. */
    public TimelineArea(Desk desk) {
        view.setId("timeline");
    }

    /** What is shown. */
    public Region view() {
        return view;
    }
}
