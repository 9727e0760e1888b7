package dev.lockscope.lock.script;

/**
 * A script that runs on the server as one indivisible step.
 *
 * <p>There is one text of it only: {@link Lua} renders it for Redis, and the model interprets it.
 *
 * @param name as recipes and screens call it
 * @param body its one statement
 */
public record Script(String name, Statement body) {}
