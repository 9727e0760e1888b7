package dev.lockscope.redis.guest;

import dev.lockscope.redis.Endpoint;
import dev.lockscope.redis.observe.Looker;

/**
 * One of the user's own servers in a run.
 *
 * @param name the node's name in the topology
 * @param endpoint where the server listens
 * @param version its own version text
 * @param looker looks at single keys of it
 * @param store tells what it holds for the run
 */
record GuestNode(String name, Endpoint endpoint, String version, Looker looker, GuestStore store) {}
