package dev.lockscope.desktop.transport;

import javafx.css.PseudoClass;

/** States that the stylesheet knows. */
final class TransportStyle {

    /** Of a button that makes something stand still. */
    static final PseudoClass STOPS = PseudoClass.getPseudoClass("stops");

    private TransportStyle() {}
}
