package dev.lockscope.desktop.segments;

import atlantafx.base.theme.Styles;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;

/**
 * A few choices side by side, one of which is chosen at all times; the arrows go from one to the next. Belongs to the
 * thread of the window.
 */
public final class Segments<T> {

    private final Map<T, ToggleButton> buttons = new LinkedHashMap<>();
    private final FlowPane view = new Line();
    private final ObjectProperty<T> chosen;
    private final ChangeListener<Number> room = (property, old, now) -> layOutAnew();

    /**
     * Choices, of which the first one is chosen.
     *
     * @param id the id of what is shown; a choice has it too, with a hyphen and its own name after it
     * @param choices at least two
     * @param name the name of a choice in ids
     * @param text what a choice is called on the screen
     */
    public Segments(String id, List<T> choices, Function<T, String> name, Function<T, ObservableValue<String>> text) {
        chosen = new SimpleObjectProperty<>(this, "chosen", choices.get(0));
        view.setId(id);
        view.getStyleClass().add("segments");
        ToggleGroup group = new ToggleGroup();
        for (T choice : choices) {
            ToggleButton button = new ToggleButton();
            button.setId(id + "-" + name.apply(choice));
            button.textProperty().bind(text.apply(choice));
            button.setToggleGroup(group);
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.getStyleClass().add(pill(choices.indexOf(choice), choices.size()));
            buttons.put(choice, button);
        }
        view.getChildren().setAll(buttons.values());
        view.parentProperty().addListener((property, old, now) -> {
            if (old instanceof Region left) {
                left.widthProperty().removeListener(room);
            }
            if (now instanceof Region around) {
                around.widthProperty().addListener(room);
            }
        });
        // The one that is chosen stays so.
        group.selectedToggleProperty().addListener((property, old, now) -> {
            if (now == null) {
                select(chosen.get());
            } else {
                buttons.entrySet().stream()
                        .filter(entry -> entry.getValue() == now)
                        .findFirst()
                        .ifPresent(entry -> chosen.set(entry.getKey()));
            }
        });
        chosen.addListener((property, old, now) -> select(now));
        select(chosen.get());
    }

    /** What it is in is being laid out at the moment, and would not hear of it. */
    private void layOutAnew() {
        Platform.runLater(view::requestLayout);
    }

    /** All on one line, unless what it is in is too narrow for that. */
    private final class Line extends FlowPane {

        @Override
        protected double computePrefWidth(double height) {
            double whole = buttons.values().stream()
                    .mapToDouble(button -> snapSizeX(button.prefWidth(-1)))
                    .sum();
            return getParent() instanceof Region around && around.getWidth() > 0
                    ? Math.min(whole, around.getWidth() - around.snappedLeftInset() - around.snappedRightInset())
                    : whole;
        }
    }

    private static String pill(int place, int of) {
        if (place == 0) {
            return Styles.LEFT_PILL;
        }
        return place == of - 1 ? Styles.RIGHT_PILL : Styles.CENTER_PILL;
    }

    private void select(T choice) {
        ToggleButton button = buttons.get(choice);
        if (button == null) {
            throw new IllegalArgumentException("there is no choice " + choice);
        }
        button.setSelected(true);
    }

    /** The one that is chosen; may be set. */
    public ObjectProperty<T> chosen() {
        return chosen;
    }

    /** The button of a choice. */
    public ToggleButton button(T choice) {
        ToggleButton button = buttons.get(choice);
        if (button == null) {
            throw new IllegalArgumentException("there is no choice " + choice);
        }
        return button;
    }

    /** What is shown. */
    public Region view() {
        return view;
    }
}
