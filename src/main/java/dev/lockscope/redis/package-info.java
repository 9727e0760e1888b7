/** Real redis-server processes, the Jedis adapter of the lock ports, and the observer of what each server stores. */
@NullMarked
package dev.lockscope.redis;

import org.jspecify.annotations.NullMarked;
