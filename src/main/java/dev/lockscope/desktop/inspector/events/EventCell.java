package dev.lockscope.desktop.inspector.events;

import dev.lockscope.desktop.inspector.panel.Actor;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.trace.Cast;
import dev.lockscope.trace.Event;
import java.util.function.Supplier;
import javafx.beans.binding.DoubleBinding;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleAttribute;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import org.jspecify.annotations.Nullable;

/** An event in words. */
final class EventCell extends TableCell<Event, Event> {

    private static final double SIDES = 16;

    private final Words words;
    private final Texts texts;
    private final Supplier<Cast> cast;
    private final ObservableValue<Mark> mark;
    private final EventLine line;

    EventCell(
            TableColumn<Event, Event> column,
            Words words,
            Texts texts,
            Supplier<Cast> cast,
            ObservableValue<Mark> mark) {
        this.words = words;
        this.texts = texts;
        this.cast = cast;
        this.mark = mark;
        DoubleBinding room = column.widthProperty().subtract(SIDES);
        this.line = new EventLine(room);
        mark.addListener((property, old, now) -> mark());
    }

    @Override
    protected void updateItem(@Nullable Event event, boolean empty) {
        super.updateItem(event, empty);
        if (event == null || empty) {
            setGraphic(null);
            return;
        }
        String text = words.events().of(event);
        line.show(Actor.of(cast.get(), event.actor()), event, text);
        setGraphic(line);
        mark();
    }

    private void mark() {
        Event event = getItem();
        if (event != null && !isEmpty()) {
            line.flag(mark.getValue().isEvidence(event));
        }
    }

    /** What is said of a row is put together when it is asked for, since most rows only pass by. */
    @Override
    public @Nullable Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        Event event = getItem();
        if (attribute != AccessibleAttribute.TEXT || event == null || isEmpty()) {
            return super.queryAccessibleAttribute(attribute, parameters);
        }
        Mark now = mark.getValue();
        String where = now.isLater(event) ? "event.later" : now.isLatest(event) ? "event.latest" : "event.plain";
        return texts.say(
                where,
                TimeCell.seconds(words, event.at()),
                words.who(event.actor()),
                words.events().of(event));
    }
}
