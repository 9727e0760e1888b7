package dev.lockscope.desktop.inspector.state;

import dev.lockscope.desktop.inspector.panel.Actor;
import dev.lockscope.desktop.inspector.panel.ActorMark;
import dev.lockscope.desktop.inspector.panel.Flow;
import dev.lockscope.desktop.inspector.panel.Styling;
import dev.lockscope.trace.Cast;
import java.util.function.Supplier;
import javafx.beans.value.ObservableDoubleValue;
import javafx.css.PseudoClass;
import javafx.scene.control.ListCell;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2AL;

/** A line of the state. */
final class StateCell extends ListCell<StateItem> {

    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");
    private static final PseudoClass HEADING = PseudoClass.getPseudoClass("heading");

    private final StateWords words;
    private final Supplier<Cast> cast;
    private final ActorMark mark = new ActorMark();
    private final FontIcon arrow = new FontIcon(Material2AL.ARROW_FORWARD);
    private final Text name = new Text();
    private final Text before = new Text();
    private final Text value = new Text();
    private final Flow flow;

    StateCell(StateWords words, Supplier<Cast> cast, ObservableDoubleValue room) {
        this.words = words;
        this.cast = cast;
        this.flow = new Flow(room);
        before.getStyleClass().add("before");
        arrow.getStyleClass().add("arrow");
    }

    @Override
    protected void updateItem(@Nullable StateItem item, boolean empty) {
        super.updateItem(item, empty);
        boolean heading = !empty && item instanceof StateItem.Heading;
        boolean changed =
                !empty && item instanceof StateItem.Line line && line.row().isChanged();
        pseudoClassStateChanged(HEADING, heading);
        pseudoClassStateChanged(CHANGED, changed);
        if (empty || item == null) {
            setGraphic(null);
            setAccessibleText(null);
        } else if (item instanceof StateItem.Heading subject) {
            show(subject.subject());
        } else if (item instanceof StateItem.Line line) {
            show(line.row());
        }
    }

    private void show(StateRow.Subject subject) {
        Actor actor = Actor.of(cast.get(), subject.name());
        String text = words.subject(subject);
        mark.show(actor);
        Styling.set(flow, "state-line", ActorMark.style(actor));
        name.setText(" " + text);
        name.getStyleClass().setAll("who");
        flow.getChildren().setAll(mark, name);
        setGraphic(flow);
        setAccessibleText(text);
    }

    private void show(StateRow row) {
        String trait = words.trait(row.trait());
        String now = words.value(row.value());
        flow.getStyleClass().setAll("state-line", "nobodys");
        name.setText(trait + "  ");
        name.getStyleClass().setAll("trait");
        value.setText(row.isChanged() ? " " + now : now);
        value.getStyleClass().setAll(row.isChanged() ? "now" : "value");
        flow.getChildren().setAll(name, value);
        String spoken = trait + ": " + now;
        if (row.before().isPresent()) {
            String was = words.value(row.before().get());
            before.setText(was + " ");
            flow.getChildren().setAll(name, before, arrow, value);
            spoken = words.changed(trait, was, now);
        }
        setGraphic(flow);
        setAccessibleText(spoken);
    }
}
