package dev.lockscope.desktop.inspector.panel;

import dev.lockscope.timeline.paint.Palette;
import java.util.Locale;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;

/** A small shape that tells what kind of actor something is from, in the colour of the client where it is one. */
public final class ActorMark extends Region {

    /** A mark of nobody yet. */
    public ActorMark() {
        setAccessibleRole(AccessibleRole.NODE);
        setMouseTransparent(true);
    }

    /** Marks an actor. */
    public void show(Actor actor) {
        Styling.set(this, "actor-mark", actor.kind().name().toLowerCase(Locale.ROOT), style(actor));
    }

    /** The style class that gives {@code -ls-own-...} the colours of an actor. */
    public static String style(Actor actor) {
        return style(actor.kind() == Actor.Kind.CLIENT ? actor.place() : -1);
    }

    /**
     * The style class that gives {@code -ls-own-...} the colours of a client.
     *
     * @param place its place in the cast; below 0 for what is no client
     */
    public static String style(int place) {
        int colours = Palette.LIGHT.clients().size();
        return place < 0 ? "nobodys" : "client-" + place % colours;
    }
}
