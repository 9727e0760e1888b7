package dev.lockscope.desktop.inspector.events;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.trace.Event;
import java.text.DecimalFormatSymbols;
import javafx.geometry.Pos;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import org.jspecify.annotations.Nullable;

/** When an event happened, in seconds since the run's start. */
public final class TimeCell extends TableCell<Event, Event> {

    private final Words words;

    /** An empty cell. */
    public TimeCell(Words words) {
        this.words = words;
        setAlignment(Pos.TOP_RIGHT);
        getStyleClass().addAll("time-cell", "mono");
    }

    /** A column of such cells, as wide as they need. */
    public static TableColumn<Event, Event> column(Desk desk, Texts texts) {
        TableColumn<Event, Event> time = new TableColumn<>();
        time.textProperty().bind(texts.bind("events.time"));
        time.setCellFactory(column -> new TimeCell(desk.words()));
        Runnable size = () -> {
            double width = desk.look().textSize() * 4.8;
            time.setMinWidth(width);
            time.setMaxWidth(width);
            time.setPrefWidth(width);
        };
        size.run();
        desk.look().textScale().addListener((property, old, now) -> size.run());
        desk.look().presenting().addListener((property, old, now) -> size.run());
        return time;
    }

    @Override
    protected void updateItem(@Nullable Event event, boolean empty) {
        super.updateItem(event, empty);
        setText(event == null || empty ? null : seconds(words, event.at()));
    }

    /** An instant in seconds to the millisecond, without the unit. */
    public static String seconds(Words words, long nanos) {
        long millis = (Math.abs(nanos) + 500_000) / 1_000_000;
        char sign = DecimalFormatSymbols.getInstance(words.locale()).getDecimalSeparator();
        String digits = Long.toString(1000 + millis % 1000).substring(1);
        return (nanos < 0 ? "-" : "") + millis / 1000 + sign + digits;
    }
}
