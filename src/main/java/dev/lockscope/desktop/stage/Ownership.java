package dev.lockscope.desktop.stage;

import java.util.OptionalInt;
import javafx.scene.Node;

/** Gives a node the colours of a client: the stylesheet names them {@code -ls-own-…}. */
final class Ownership {

    /** How many clients have colours of their own. */
    private static final int COLOURS = 8;

    private static final int NOBODY = -1;

    private final Node node;
    private int shown = NOBODY - 1;

    Ownership(Node node) {
        this.node = node;
    }

    /** Changes the colours, if they are not those already. */
    void belongTo(OptionalInt place) {
        int wanted = place.isPresent() ? place.getAsInt() % COLOURS : NOBODY;
        if (wanted == shown) {
            return;
        }
        shown = wanted;
        node.setStyle(
                wanted == NOBODY
                        ? "-ls-own-fill: -ls-muted; -ls-own-text: -ls-surface; -ls-own-ink: -ls-text;"
                                + " -ls-own-soft: -ls-ground;"
                        : "-ls-own-fill: -ls-client-N-fill; -ls-own-text: -ls-client-N-text;"
                                .concat(" -ls-own-ink: -ls-client-N-ink; -ls-own-soft: -ls-client-N-soft;")
                                .replace("-N-", "-" + wanted + "-"));
    }
}
