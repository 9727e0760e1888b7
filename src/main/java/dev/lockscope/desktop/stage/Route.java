package dev.lockscope.desktop.stage;

import dev.lockscope.trace.world.LinkName;

/**
 * How a link runs.
 *
 * @param link from whom to whom
 * @param carries what goes along it
 * @param curve from the one that opened the connection to the other
 * @param label the middle of the place where its condition is told
 * @param free where what belongs to it may stand without covering a card
 */
record Route(LinkName link, Carries carries, Curve curve, Spot label, Span free) {

    /** A stretch from left to right, px. */
    record Span(double left, double right) {

        double length() {
            return right - left;
        }

        /** Where something of a width begins that is to have its middle there, if it can. */
        double hold(double middle, double width) {
            if (width >= length()) {
                return (left + right - width) / 2;
            }
            return Math.max(left, Math.min(right - width, middle - width / 2));
        }
    }

    /** What goes along a link. */
    enum Carries {
        /** Commands of a client to a node, and their replies. */
        COMMANDS,
        /** Reads and writes of a client. */
        WRITES,
        /** What a replica is told by the node that it follows. */
        COPIES,
        /** A sentinel's questions. */
        QUESTIONS
    }
}
