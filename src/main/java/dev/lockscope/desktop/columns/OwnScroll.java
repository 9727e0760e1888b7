package dev.lockscope.desktop.columns;

import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/**
 * A part of a screen that scrolls by itself, unless what it stands in scrolls as a whole: two scroll bars side by side are
 * one too many. Belongs to the thread of the window.
 */
public final class OwnScroll {

    private final Region content;
    private final ScrollPane scroll;
    private final StackPane view = new StackPane();

    /**
     * A part that scrolls by itself.
     *
     * @param content what scrolls
     * @param scroll in what
     */
    public OwnScroll(Region content, ScrollPane scroll) {
        this.content = content;
        this.scroll = scroll;
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        view.setMinSize(0, 0);
        scrolls(true);
    }

    /** Whether it scrolls by itself. */
    public void scrolls(boolean itself) {
        view.getChildren().clear();
        scroll.setContent(null);
        view.setMinHeight(itself ? 0 : Region.USE_PREF_SIZE);
        if (itself) {
            scroll.setContent(content);
            view.getChildren().setAll(scroll);
        } else {
            view.getChildren().setAll(content);
        }
    }

    /** What is shown. */
    public Region view() {
        return view;
    }
}
