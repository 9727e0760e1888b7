package dev.lockscope.lock.listing;

/**
 * A piece of a text that is to be told from the rest.
 *
 * @param from where it begins, from 0
 * @param to where it ends, exclusive; above {@code from}
 * @param kind what it is
 */
public record Span(int from, int to, TokenKind kind) {

    public Span {
        if (from < 0 || to <= from) {
            throw new IllegalArgumentException("no span from " + from + " to " + to);
        }
    }
}
