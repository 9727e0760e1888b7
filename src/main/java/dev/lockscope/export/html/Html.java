package dev.lockscope.export.html;

import dev.lockscope.export.svg.Xml;

/** Pieces of a page. What comes from a trace is made safe here, and keeps its direction to itself. */
final class Html {

    private Html() {}

    /** A text of ours, or one that a sentence of ours was made of. */
    static String text(String plain) {
        return Xml.text(plain);
    }

    /** An element with a text in it. */
    static String element(String name, String classes, String plain) {
        return "<" + name + (classes.isEmpty() ? "" : " class=\"" + classes + "\"") + ">" + text(plain) + "</" + name
                + ">\n";
    }

    /** A paragraph that runs in the direction of its own words. */
    static String prose(String classes, String plain) {
        return "<p dir=\"auto\"" + (classes.isEmpty() ? "" : " class=\"" + classes + "\"") + ">" + text(plain)
                + "</p>\n";
    }

    /** A small picture; the words beside it say the same. */
    static String sign(String id) {
        return "<svg class=\"sign\" aria-hidden=\"true\"><use href=\"#sign-" + id + "\"/></svg>";
    }
}
