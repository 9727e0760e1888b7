package dev.lockscope.desktop.sheet;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.event.EventHandler;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ListView;
import javafx.scene.control.RadioButton;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * Something that lies over the whole window until it is put away: with Escape, or by a click beside it. While it is
 * there, keys are its own. Belongs to the thread of the window.
 */
public final class Sheet {

    private final StackPane view = new StackPane() {
        @Override
        protected void layoutChildren() {
            limit();
            super.layoutChildren();
        }
    };
    private double widest = 1;
    private double highest = 1;
    private final Region card;
    private final Node first;
    private final Consumer<KeyEvent> keys;
    private final EventHandler<KeyEvent> filter = this::pressed;
    private Optional<Node> before = Optional.empty();
    private @Nullable Window window;
    private Runnable onHidden = () -> {};

    /**
     * A sheet that is not shown.
     *
     * @param card what lies on it
     * @param place where the card lies
     * @param first what gets the focus
     * @param keys gets each key that is pressed before anything else does; one that it consumes goes nowhere else
     */
    public Sheet(Region card, Pos place, Node first, Consumer<KeyEvent> keys) {
        this.card = card;
        this.first = first;
        this.keys = keys;
        card.getStyleClass().add("sheet-card");
        view.getStyleClass().add("sheet");
        view.getChildren().setAll(card);
        StackPane.setAlignment(card, place);
        view.setVisible(false);
        view.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            if (event.getTarget() == view) {
                hide();
            }
        });
    }

    /** The whole of it, to lie over a window. */
    public Region view() {
        return view;
    }

    /** Whether it is shown. */
    public boolean isShown() {
        return view.isVisible();
    }

    /** Shows it, and gives it the focus. */
    public void show() {
        Scene scene = view.getScene();
        if (isShown() || scene == null) {
            return;
        }
        before = Optional.ofNullable(scene.getFocusOwner());
        view.setVisible(true);
        window = scene.getWindow();
        if (window != null) {
            window.addEventFilter(KeyEvent.KEY_PRESSED, filter);
        }
        first.requestFocus();
    }

    /** Puts it away, and gives the focus back. */
    public void hide() {
        if (!isShown()) {
            return;
        }
        view.setVisible(false);
        if (window != null) {
            window.removeEventFilter(KeyEvent.KEY_PRESSED, filter);
        }
        before.ifPresent(Node::requestFocus);
        before = Optional.empty();
        onHidden.run();
    }

    /** What is to be done whenever it was put away. */
    public void onHidden(Runnable action) {
        onHidden = action;
    }

    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            hide();
            event.consume();
        } else if (event.getCode() == KeyCode.TAB) {
            keepFocus(event);
        } else {
            keys.accept(event);
        }
    }

    /**
     * Lets no key go on to the window that a control on the sheet has no use for; for what handles the sheet's keys.
     */
    public static void keepToItself(KeyEvent event, @Nullable Node focused) {
        KeyCode code = event.getCode();
        boolean moves = code.isArrowKey() || code.isNavigationKey();
        boolean chooses = focused instanceof RadioButton || focused instanceof ListView || focused instanceof Spinner;
        boolean used = focused instanceof TextInputControl
                ? !code.isFunctionKey() && !event.isAltDown()
                : code == KeyCode.SPACE || code == KeyCode.ENTER || (moves && chooses);
        if (!used) {
            event.consume();
        }
    }

    /** The focus stays on the sheet. */
    private void keepFocus(KeyEvent event) {
        List<Node> stops = card.lookupAll("*").stream()
                .filter(node -> node.isFocusTraversable() && !node.isDisabled() && isSeen(node))
                .toList();
        Node owner = card.getScene().getFocusOwner();
        int at = stops.indexOf(owner) + (event.isShiftDown() ? -1 : 1);
        Node next = stops.isEmpty() ? first : stops.get(Math.floorMod(at, stops.size()));
        next.requestFocus();
        event.consume();
    }

    private static boolean isSeen(Node node) {
        for (Node above = node; above != null; above = above.getParent()) {
            if (!above.isVisible()) {
                return false;
            }
        }
        return true;
    }

    /** Limits the card to a part of the window. */
    public void fit(double width, double height) {
        widest = width;
        highest = height;
    }

    /** The card is as large as it needs, and no larger than it may be. */
    private void limit() {
        double width = Math.min(card.prefWidth(-1), view.getWidth() * widest);
        double height = Math.min(card.prefHeight(width), view.getHeight() * highest);
        card.setMaxSize(width, height);
    }
}
