package dev.lockscope.handout;

import dev.lockscope.export.svg.Xml;
import java.util.ArrayDeque;
import java.util.Deque;

/** Writes HTML that is XML too, with every text escaped and every tag closed. For one thread. */
final class Markup {

    private final StringBuilder out = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    /**
     * Begins an element.
     *
     * @param attributes names and values in turn
     */
    Markup open(String tag, String... attributes) {
        out.append('<').append(tag);
        for (int i = 0; i < attributes.length; i += 2) {
            out.append(' ')
                    .append(attributes[i])
                    .append("=\"")
                    .append(Xml.text(attributes[i + 1]))
                    .append('"');
        }
        out.append('>');
        open.push(tag);
        return this;
    }

    /** Ends the element that was begun last. */
    Markup close() {
        out.append("</").append(open.pop()).append('>');
        return this;
    }

    /** Ends the element that was begun last, and the line. */
    Markup end() {
        close();
        out.append('\n');
        return this;
    }

    /** Words. */
    Markup text(String plain) {
        out.append(Xml.text(plain));
        return this;
    }

    /** What is markup already. */
    Markup raw(String markup) {
        out.append(markup);
        return this;
    }

    /** An element with words in it, on a line of its own. */
    Markup element(String tag, String text, String... attributes) {
        return open(tag, attributes).text(text).end();
    }

    /** All of it. */
    String done() {
        if (!open.isEmpty()) {
            throw new IllegalStateException("still open: " + open);
        }
        return out.toString();
    }
}
