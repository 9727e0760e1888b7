package dev.lockscope.desktop.inspector.commands;

import dev.lockscope.desktop.inspector.events.TimeCell;
import dev.lockscope.desktop.inspector.panel.Actor;
import dev.lockscope.desktop.inspector.panel.ActorMark;
import dev.lockscope.desktop.inspector.panel.Flow;
import dev.lockscope.desktop.inspector.panel.Styling;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.trace.Cast;
import dev.lockscope.trace.CommandFact.CommandExecuted;
import dev.lockscope.trace.Event;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2MZ;

/** A command as its server executed it: for whom, where, what, and what the client got for it. */
final class CommandCell extends TableCell<Event, Event> {

    private static final double SIDES = 16;

    private final Words words;
    private final Texts texts;
    private final Supplier<Cast> cast;
    private final Function<Event, Optional<Event>> reply;
    private final ActorMark mark = new ActorMark();
    private final FontIcon arrow = new FontIcon(Material2MZ.SUBDIRECTORY_ARROW_RIGHT);
    private final Text who = new Text();
    private final Text where = new Text();
    private final Text inside = new Text();
    private final Text text = new Text();
    private final Text answer = new Text();
    private final Flow flow;

    CommandCell(
            TableColumn<Event, Event> column,
            Words words,
            Texts texts,
            Supplier<Cast> cast,
            Function<Event, Optional<Event>> reply) {
        this.words = words;
        this.texts = texts;
        this.cast = cast;
        this.reply = reply;
        who.getStyleClass().add("who");
        where.getStyleClass().add("detail");
        inside.getStyleClass().add("detail");
        inside.textProperty().bind(texts.bind("redis.in-script"));
        arrow.getStyleClass().add("arrow");
        text.getStyleClass().addAll("mono", "command");
        answer.getStyleClass().addAll("mono", "reply");
        flow = new Flow(column.widthProperty().subtract(SIDES));
    }

    @Override
    protected void updateItem(@Nullable Event event, boolean empty) {
        super.updateItem(event, empty);
        if (event == null || empty || !(event.fact() instanceof CommandExecuted command)) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        Actor actor = Actor.of(cast.get(), command.client());
        mark.show(actor);
        who.setText(" " + actor.name() + " ");
        Styling.set(flow, "event-line", ActorMark.style(actor));
        where.setText(texts.say("redis.at", command.node()) + " ");
        text.setText("\n" + command.text());
        flow.getChildren().setAll(mark, who, where);
        if (command.inScript()) {
            flow.getChildren().addAll(arrow, inside, text);
        } else {
            Optional<Event> got = reply.apply(event);
            answer.setText("\n" + got.map(words.events()::of).orElseGet(() -> texts.say("redis.unanswered")));
            flow.getChildren().addAll(text, answer);
        }
        setGraphic(flow);
        setAccessibleText(texts.say(
                "redis.row",
                TimeCell.seconds(words, event.at()),
                command.node(),
                command.client(),
                command.text(),
                command.inScript() ? inside.getText() : answer.getText().strip()));
    }
}
