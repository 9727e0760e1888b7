package dev.lockscope.desktop.inspector.events;

import dev.lockscope.desktop.words.Words;
import dev.lockscope.trace.Event;
import javafx.geometry.Pos;
import javafx.scene.control.TableCell;
import org.jspecify.annotations.Nullable;

/** When an event happened, in seconds since the run's start. */
public final class TimeCell extends TableCell<Event, Event> {

    private final Words words;

    /** An empty cell. */
    public TimeCell(Words words) {
        this.words = words;
        setAlignment(Pos.TOP_RIGHT);
        getStyleClass().add("time-cell");
    }

    @Override
    protected void updateItem(@Nullable Event event, boolean empty) {
        super.updateItem(event, empty);
        setText(event == null || empty ? null : seconds(words, event.at()));
    }

    /** An instant in seconds to the millisecond, without the unit. */
    public static String seconds(Words words, long nanos) {
        return String.format(words.locale(), "%.3f", nanos / 1e9);
    }
}
