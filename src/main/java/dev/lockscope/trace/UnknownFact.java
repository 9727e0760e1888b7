package dev.lockscope.trace;

/**
 * A fact of a kind that a newer version of the program wrote and this one does not know. It is kept as it is, shown as
 * unknown, and changes nothing.
 *
 * @param name the name of its kind, as in the file
 * @param json its fields, a JSON object without line breaks, as in the file
 */
public record UnknownFact(String name, String json) implements Fact {

    public UnknownFact {
        if (json.indexOf('\n') >= 0 || json.indexOf('\r') >= 0) {
            throw new IllegalArgumentException("a line break in " + json);
        }
    }
}
