package dev.lockscope.lock.listing;

/** The syntax of a text that can be highlighted. */
public enum Syntax {
    JAVA,
    JAVASCRIPT,
    LUA
}
