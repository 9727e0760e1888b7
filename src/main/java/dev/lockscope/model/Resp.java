package dev.lockscope.model;

/** What a Redis server says to a command, in the terms of its protocol. */
sealed interface Resp {

    /** A status such as {@code OK}. */
    record Status(String text) implements Resp {}

    /** A string. */
    record Bulk(String text) implements Resp {}

    /** A whole number. */
    record Whole(long value) implements Resp {}

    /** Nothing. */
    record Nil() implements Resp {}

    /**
     * An error.
     *
     * @param text with its code, such as {@code ERR syntax error}
     */
    record Failure(String text) implements Resp {}

    /** The status of a command that did what it was asked. */
    Resp OK = new Status("OK");

    /** Nothing. */
    Resp NIL = new Nil();
}
