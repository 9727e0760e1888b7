package dev.lockscope.desktop.transport;

import dev.lockscope.desktop.transport.StatusLine.State;
import java.util.Locale;
import javafx.css.PseudoClass;

/** States that the stylesheet knows. */
final class TransportStyle {

    /** Of a button that makes something stand still. */
    static final PseudoClass STOPS = PseudoClass.getPseudoClass("stops");

    /** Of the tab that is shown. */
    static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    /** Of a line that tells of that state. */
    static PseudoClass of(State state) {
        return PseudoClass.getPseudoClass(state.name().toLowerCase(Locale.ROOT));
    }

    private TransportStyle() {}
}
