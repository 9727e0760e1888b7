package dev.lockscope.lock.listing;

/**
 * A server-side script as it is sent.
 *
 * @param name as recipes and screens call it, such as {@code release-if-owner}
 * @param lua its source, lines parted by {@code \n}
 */
public record ScriptText(String name, String lua) {}
