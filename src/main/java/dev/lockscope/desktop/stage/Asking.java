package dev.lockscope.desktop.stage;

import dev.lockscope.lab.offer.Target;
import java.util.function.LongSupplier;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/**
 * Lets a thing on the stage be asked what can be done to it: right click, the key for context menus or Enter while it has
 * the focus, or a long press.
 */
final class Asking {

    private static final long LONG_PRESS = 500_000_000;

    private final Node node;
    private final Target target;
    private final Menus menus;
    private final LongSupplier clock;
    private long pressed;
    private boolean wanted;

    private Asking(Node node, Target target, Menus menus, LongSupplier clock) {
        this.node = node;
        this.target = target;
        this.menus = menus;
        this.clock = clock;
    }

    /** Lets it. */
    static void let(Node node, Target target, Menus menus, LongSupplier clock) {
        Asking asking = new Asking(node, target, menus, clock);
        node.addEventHandler(MouseEvent.MOUSE_PRESSED, asking::pressed);
        node.addEventHandler(MouseEvent.MOUSE_RELEASED, asking::released);
        node.addEventHandler(KeyEvent.KEY_PRESSED, asking::typed);
        node.addEventHandler(ContextMenuEvent.CONTEXT_MENU_REQUESTED, asking::requested);
    }

    private void pressed(MouseEvent event) {
        node.requestFocus();
        pressed = clock.getAsLong();
        wanted = asks(event);
        event.consume();
    }

    /** Systems differ in whether the press or the release asks for a menu; a second mouse button always does. */
    private static boolean asks(MouseEvent event) {
        return event.isPopupTrigger() || event.getButton() == MouseButton.SECONDARY;
    }

    private void released(MouseEvent event) {
        boolean held = event.isStillSincePress() && clock.getAsLong() - pressed >= LONG_PRESS;
        if (wanted || asks(event) || held) {
            wanted = false;
            menus.show(target, node, event.getScreenX(), event.getScreenY());
        }
        event.consume();
    }

    private void typed(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            showBeside();
            event.consume();
        }
    }

    private void requested(ContextMenuEvent event) {
        if (event.isKeyboardTrigger()) {
            showBeside();
        }
        event.consume();
    }

    private void showBeside() {
        Bounds bounds = node.getBoundsInLocal();
        Point2D at = node.localToScreen(bounds.getCenterX(), bounds.getCenterY());
        if (at != null) {
            menus.show(target, node, at.getX(), at.getY());
        }
    }
}
