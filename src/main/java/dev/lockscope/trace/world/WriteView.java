package dev.lockscope.trace.world;

import java.util.OptionalLong;

/**
 * A write that a resource decided on.
 *
 * @param seq the {@code seq} of the event of the decision
 * @param at when, ns since the run's start
 * @param accepted whether the resource took it
 * @param before the value until then
 * @param after the value from then on; for a rejected write the same
 * @param fence the fencing token that came with it
 * @param rejection why it was rejected; empty for an accepted one
 */
public record WriteView(
        long seq,
        long at,
        String client,
        boolean accepted,
        long before,
        long after,
        OptionalLong fence,
        String rejection) {}
