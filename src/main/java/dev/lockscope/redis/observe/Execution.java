package dev.lockscope.redis.observe;

import org.jspecify.annotations.Nullable;

/**
 * A command's execution as it stands in the trace.
 *
 * @param client who sent it, or null where no client's program did
 * @param at when, ns since the run's start
 * @param seq the event that tells of it, or else of why it was done, or 0 where none does
 * @param earliest when it can have been at the earliest, microseconds since 1970 by the server's clock
 */
record Execution(@Nullable String client, long at, long seq, long earliest) {}
