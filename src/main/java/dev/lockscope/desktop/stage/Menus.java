package dev.lockscope.desktop.stage;

import dev.lockscope.lab.offer.Target;
import javafx.scene.Node;

/** Shows what can be done to a thing. Called on the thread of the window. */
@FunctionalInterface
public interface Menus {

    /**
     * Shows it beside a place of the screen.
     *
     * @param owner what the menu belongs to; it gets the focus back
     */
    void show(Target target, Node owner, double screenX, double screenY);
}
