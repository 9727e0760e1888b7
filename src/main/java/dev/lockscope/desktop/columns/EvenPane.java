package dev.lockscope.desktop.columns;

import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;

/**
 * Parts beside one another, each as wide as the others, so that none moves while another one grows; and in several lines
 * where one would not fit into its share. Belongs to the thread of the window.
 */
public final class EvenPane extends FlowPane {

    private final int count;

    /** A pane for so many parts. */
    public EvenPane(int count) {
        this.count = count;
    }

    /** Adds one of them. */
    public void add(Region part) {
        // Less a pixel, so that no part is pushed into the next line because shares are rounded.
        part.prefWidthProperty()
                .bind(widthProperty()
                        .subtract(hgapProperty().multiply(count - 1))
                        .subtract(count)
                        .divide(count));
        getChildren().add(part);
    }
}
