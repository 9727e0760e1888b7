package dev.lockscope.lock.port;

/**
 * The three ports of one client.
 *
 * @param nodes the Redis nodes
 * @param surroundings the client's machine
 * @param resource what the lock protects
 */
public record Ports(Nodes nodes, Surroundings surroundings, GuardedResource resource) {}
