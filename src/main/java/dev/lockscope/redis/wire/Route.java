package dev.lockscope.redis.wire;

import dev.lockscope.redis.Endpoint;

/**
 * A client's way to a node.
 *
 * @param link where the client connects to, and the password of the server behind it
 * @param conversations gets to know what the client sends
 */
public record Route(Endpoint link, Conversations conversations) {}
