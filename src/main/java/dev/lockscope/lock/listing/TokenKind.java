package dev.lockscope.lock.listing;

/** What a highlighted piece of text is. Text that is none of these has no span. */
public enum TokenKind {
    KEYWORD,
    STRING,
    COMMENT,
    NUMBER,
    ANNOTATION,
    TYPE
}
