/** The clients' connections to the servers, through Jedis. */
@NullMarked
package dev.lockscope.redis.wire;

import org.jspecify.annotations.NullMarked;
