package dev.lockscope.desktop.columns;

import dev.lockscope.desktop.theme.Look;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ChangeListener;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/**
 * Two parts of a screen, the first as wide as it likes and the second with all that is left; where the text is too large
 * for that, the second stands below the first, each as high as what is seen at once, or as high as it likes. Belongs to
 * the thread of the window.
 */
public final class Columns {

    private static final PseudoClass STACKED = PseudoClass.getPseudoClass("stacked");

    /** A part that stands below another one is at least so high, in sizes of the text. */
    private static final double LEAST_HEIGHT = 20;

    private final Look look;
    private final Region first;
    private final Region second;
    private final double least;
    private final HBox beside = new HBox();
    private final VBox stack = new VBox();
    private final ScrollPane scroll = new ScrollPane(stack);
    private final StackPane view = new StackPane();
    private final ReadOnlyBooleanWrapper stacked = new ReadOnlyBooleanWrapper(this, "stacked");
    private boolean whole;
    private final ChangeListener<Node> follower = (property, old, now) -> follow(now);

    /**
     * Two parts.
     *
     * @param least how wide both together must be to stand beside one another, in sizes of the text
     */
    public Columns(Look look, Region first, Region second, double least) {
        this.look = look;
        this.first = first;
        this.second = second;
        this.least = least;
        HBox.setHgrow(second, Priority.ALWAYS);
        beside.getStyleClass().add("columns-beside");
        stack.getStyleClass().add("columns-stack");
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("columns-scroll");
        view.getStyleClass().add("columns");
        view.setMinSize(0, 0);
        view.widthProperty().addListener((property, old, now) -> arrange());
        view.heightProperty().addListener((property, old, now) -> share());
        look.textScale().addListener((property, old, now) -> arrange());
        view.sceneProperty().addListener((property, old, now) -> {
            if (old != null) {
                old.focusOwnerProperty().removeListener(follower);
            }
            if (now != null) {
                now.focusOwnerProperty().addListener(follower);
            }
        });
        put(beside, beside);
    }

    /** Lets parts that stand below one another be as high as they like, so that nothing in them has to scroll by itself. */
    public void scrollAsAWhole() {
        whole = true;
        share();
    }

    private void arrange() {
        if (view.getWidth() <= 0) {
            return;
        }
        boolean narrow = view.getWidth() < least * look.textSize();
        if (narrow != isStacked()) {
            put(narrow ? stack : beside, narrow ? scroll : beside);
        }
        share();
    }

    private void put(Pane parent, Region shown) {
        beside.getChildren().clear();
        stack.getChildren().clear();
        view.pseudoClassStateChanged(STACKED, parent == stack);
        for (Region part : new Region[] {first, second}) {
            part.setMinHeight(0);
            part.setPrefHeight(Region.USE_COMPUTED_SIZE);
        }
        parent.getChildren().setAll(first, second);
        view.getChildren().setAll(shown);
        stacked.set(stacked());
    }

    /** Gives each part the height that is seen at once, so that it looks as if it had the screen alone. */
    private void share() {
        if (isStacked() && whole) {
            first.setMinHeight(Region.USE_PREF_SIZE);
            second.setMinHeight(Region.USE_PREF_SIZE);
        } else if (isStacked()) {
            double height = Math.max(view.getHeight(), LEAST_HEIGHT * look.textSize());
            for (Region part : new Region[] {first, second}) {
                part.setMinHeight(height);
                part.setPrefHeight(height);
            }
        }
    }

    /** Shows the part in which a person goes on by keys. */
    private void follow(@Nullable Node owner) {
        if (!isStacked() || owner == null) {
            return;
        }
        Bounds seen = scroll.getViewportBounds();
        double most = stack.getHeight() - seen.getHeight();
        if (most <= 0) {
            return;
        }
        for (Node one = owner; one != null; one = one.getParent()) {
            if (one == first && whole) {
                bring(owner, seen.getHeight(), most);
            } else if (one == first) {
                scroll.setVvalue(0);
            } else if (one == second) {
                scroll.setVvalue(Math.min(1, second.getBoundsInParent().getMinY() / most));
            }
        }
    }

    /** Scrolls no farther than is needed to see something. */
    private void bring(Node node, double height, double most) {
        Bounds place = stack.sceneToLocal(node.localToScene(node.getLayoutBounds()));
        double top = scroll.getVvalue() * most;
        double wanted = Math.min(place.getMinY(), Math.max(place.getMaxY() - height, top));
        scroll.setVvalue(Math.max(0, Math.min(1, wanted / most)));
    }

    /** Brings the second part into sight, as far as it is not. */
    public void showSecond() {
        if (isStacked()) {
            view.applyCss();
            view.layout();
            double most = stack.getHeight() - scroll.getViewportBounds().getHeight();
            if (most > 0) {
                scroll.setVvalue(Math.min(1, second.getBoundsInParent().getMinY() / most));
            }
        }
    }

    /** Whether the second part stands below the first. */
    public boolean isStacked() {
        return stacked();
    }

    private boolean stacked() {
        return view.getChildren().contains(scroll);
    }

    /** The same, to be watched. */
    public ReadOnlyBooleanProperty stackedProperty() {
        return stacked.getReadOnlyProperty();
    }

    /** What is shown. */
    public Region view() {
        return view;
    }
}
