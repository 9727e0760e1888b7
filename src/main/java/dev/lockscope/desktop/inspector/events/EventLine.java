package dev.lockscope.desktop.inspector.events;

import dev.lockscope.desktop.inspector.panel.Actor;
import dev.lockscope.desktop.inspector.panel.ActorMark;
import dev.lockscope.desktop.inspector.panel.Flow;
import dev.lockscope.desktop.inspector.panel.Styling;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Prominence;
import javafx.beans.value.ObservableDoubleValue;
import javafx.scene.text.Text;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2AL;

/** One event in words: who, and what; on as many lines as it takes. */
final class EventLine extends Flow {

    private final ActorMark mark = new ActorMark();
    private final FontIcon flag = new FontIcon(Material2AL.FLAG);
    private final Text who = new Text();
    private final Text words = new Text();

    /** An empty line that is as wide as {@code room}, px. */
    EventLine(ObservableDoubleValue room) {
        super(room);
        getStyleClass().add("event-line");
        who.getStyleClass().add("who");
        flag.getStyleClass().add("flag");
        getChildren().setAll(mark, who, words);
    }

    void show(Actor actor, Event event, String text) {
        mark.show(actor);
        Styling.set(this, "event-line", ActorMark.style(actor));
        who.setText(" " + actor.name() + " ");
        words.setText(text);
        boolean turn = Prominence.of(event.fact()) == Prominence.HEADLINE;
        Styling.set(words, "words", turn ? "turn" : "detail");
    }

    /** Flags it as evidence, or not. */
    void flag(boolean on) {
        if (on != getChildren().contains(flag)) {
            if (on) {
                getChildren().add(0, flag);
            } else {
                getChildren().remove(flag);
            }
        }
    }
}
