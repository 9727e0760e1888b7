package dev.lockscope.desktop.stage;

import dev.lockscope.desktop.stage.Message.Says;
import dev.lockscope.desktop.stage.Message.State;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.trace.LinkFact.Direction;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.css.PseudoClass;
import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.shape.Polygon;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** A message on a link: an arrowhead where it is, and beside it what it says. */
final class Pill extends Group {

    private static final double HEAD = 0.5;

    /** The least room that words are given, em. */
    private static final double LEAST = 7.5;

    private final Label label = new Label();
    private final Polygon head = new Polygon();
    private final Sign icon;
    private final Ownership ownership = new Ownership(this);
    private @Nullable Message shown;
    private @Nullable Route route;

    Pill(double em) {
        icon = new Sign(em * 0.85);
        getStyleClass().add("stage-message");
        label.getStyleClass().add("stage-pill");
        label.setManaged(false);
        head.getStyleClass().add("head");
        setMouseTransparent(true);
        setFocusTraversable(false);
        getChildren().addAll(head, label);
    }

    void hide() {
        setVisible(false);
        shown = null;
    }

    /**
     * Shows a message.
     *
     * @param way how its link runs
     * @param owner the place in the cast of the client that it comes from or goes to
     * @param told whether its words are shown
     */
    void show(Message message, Route way, OptionalInt owner, boolean told, Texts texts) {
        setVisible(true);
        setOpacity(message.strength());
        ownership.belongTo(owner);
        write(message, texts);
        label.setVisible(told);
        shown = message;
        route = way;
    }

    private void write(Message message, Texts texts) {
        for (State state : State.values()) {
            pseudoClassStateChanged(
                    PseudoClass.getPseudoClass(state.name().toLowerCase(Locale.ROOT)), state == message.state());
        }
        String words = words(message.says(), texts);
        String said = message.state() == State.LOST ? texts.say("message.lost", words) : words;
        if (!said.equals(label.getText())) {
            label.setText(said);
        }
        Optional<Ikon> sign = sign(message.state());
        icon.show(sign);
        if (sign.isPresent() != (label.getGraphic() != null)) {
            label.setGraphic(sign.isPresent() ? icon : null);
        }
    }

    private static Optional<Ikon> sign(State state) {
        return switch (state) {
            case TRAVELS -> Optional.empty();
            case WAITS -> Optional.of(Material2OutlinedAL.HOURGLASS_EMPTY);
            case HELD -> Optional.of(Material2OutlinedMZ.PAUSE);
            case LOST -> Optional.of(Material2OutlinedAL.CLOSE);
        };
    }

    /** What a message says, in the language that is spoken. */
    static String words(Says says, Texts texts) {
        String key = "message." + says.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
        return switch (says.kind()) {
            case LETTERS -> says.number() > 1 ? says.text() + " ×" + says.number() : says.text();
            case NIL, ERROR, NO_ANSWER, ACCEPTED, REJECTED -> texts.say(key);
            case ANSWER, READ, WRITE, CHARGE, SERVERS -> texts.say(key, says.number());
        };
    }

    /**
     * Puts it where it belongs.
     *
     * @param below whether the link's condition is told there too, above it
     */
    void arrange(double em, Place stage, boolean below) {
        Message message = shown;
        Route way = route;
        if (message != null && way != null) {
            put(message, way, em, stage, below);
        }
    }

    /** The link that it is on, if it shows anything. */
    Optional<Route> route() {
        return shown == null ? Optional.empty() : Optional.ofNullable(route);
    }

    private void put(Message message, Route way, double em, Place stage, boolean below) {
        boolean travels = message.state() == State.TRAVELS;
        double share = 0.04 + 0.92 * message.place();
        Spot at = message.state() == State.HELD ? way.label() : way.curve().at(share);
        head.setVisible(travels);
        if (travels) {
            point(message, way, share, em);
        }
        double width = Math.min(label.prefWidth(-1), Math.max(way.free().length(), LEAST * em));
        double height = label.prefHeight(-1);
        double up = travels ? -0.6 * em - height : below ? 0.8 * em : -height / 2;
        double y = Math.max(stage.y(), Math.min(stage.bottom() - height, at.y() + up));
        label.resizeRelocate(way.free().hold(at.x(), width), y, width, height);
    }

    private void point(Message message, Route way, double share, double em) {
        Spot at = way.curve().at(share);
        Spot on = way.curve().at(Math.min(1, share + 0.02));
        Spot from = way.curve().at(Math.max(0, share - 0.02));
        double angle = Math.toDegrees(Math.atan2(on.y() - from.y(), on.x() - from.x()));
        double size = HEAD * em;
        head.getPoints().setAll(size, 0.0, -size * 0.8, size * 0.85, -size * 0.8, -size * 0.85);
        head.setRotate(message.direction() == Direction.THERE ? angle : angle + 180);
        head.relocate(at.x() - size * 0.9, at.y() - size * 0.85);
    }
}
