/** Starting and surely ending redis-server processes: the binary, its cache, the guard, the run folder and its reaper. */
@NullMarked
package dev.lockscope.redis.process;

import org.jspecify.annotations.NullMarked;
