package dev.lockscope.trace.world;

/**
 * Which link.
 *
 * @param from the party that opens connections, such as a client
 * @param to the party that it leads to, such as a node
 */
public record LinkName(String from, String to) {}
