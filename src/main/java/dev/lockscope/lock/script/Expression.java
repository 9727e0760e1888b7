package dev.lockscope.lock.script;

import java.util.List;

/** An expression of a script. */
public sealed interface Expression {

    /**
     * {@code redis.call(command, arguments…)}.
     *
     * @param command lower case
     */
    record Call(String command, List<Expression> arguments) implements Expression {

        public Call {
            arguments = List.copyOf(arguments);
        }
    }

    /** {@code KEYS[index]}, from 1. */
    record Key(int index) implements Expression {}

    /** {@code ARGV[index]}, from 1. */
    record Arg(int index) implements Expression {}

    /** A word in quotes. */
    record Text(String value) implements Expression {}

    /** A whole number. */
    record Whole(long value) implements Expression {}

    /** {@code false}, which Redis answers as nil. */
    record False() implements Expression {}

    /** {@code left == right}. */
    record Equal(Expression left, Expression right) implements Expression {}
}
