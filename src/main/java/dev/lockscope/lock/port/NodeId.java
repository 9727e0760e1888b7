package dev.lockscope.lock.port;

/**
 * The name of a Redis node in the topology.
 *
 * @param name as in the scenario and on the screen
 */
public record NodeId(String name) {}
