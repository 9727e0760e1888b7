package dev.lockscope.lock.script;

/** A statement of a script. */
public sealed interface Statement {

    /** {@code if condition then … else … end}. A condition holds unless it is nil or false, as in Lua. */
    record If(Expression condition, Statement then, Statement otherwise) implements Statement {}

    /** {@code return value}. */
    record Return(Expression value) implements Statement {}

    /** A call whose answer is not looked at, and what comes after it. */
    record Then(Expression.Call call, Statement rest) implements Statement {}
}
