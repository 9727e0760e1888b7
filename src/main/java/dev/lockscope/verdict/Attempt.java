package dev.lockscope.verdict;

import dev.lockscope.trace.Event;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One write or charge and what its resource made of it.
 *
 * @param decided the resource's decision
 * @param before the value before
 * @param after the value from then on; the same where the write was rejected
 * @param change what the client meant to add; for a charge, what it took away, below 0
 * @param fence the fencing token that came with it, or null for none
 * @param highest the highest fencing token that a rejecting resource had seen, or null for none
 * @param grant the writer's latest grant of a lock when it handed in the write
 * @param seen what the writer last knew of the value: its reading or its own accepted write
 */
record Attempt(
        Event decided,
        String resource,
        String client,
        boolean accepted,
        long before,
        long after,
        long change,
        @Nullable Long fence,
        @Nullable Long highest,
        Optional<Grant> grant,
        Optional<Event> seen) {

    long at() {
        return decided.at();
    }

    /** By how much the value falls short of what it would be with this change; 0 unless it wrote over unseen changes. */
    long shortfall() {
        return accepted ? before + change - after : 0;
    }
}
