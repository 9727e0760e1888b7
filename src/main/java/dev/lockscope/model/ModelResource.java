package dev.lockscope.model;

import dev.lockscope.lock.FencingToken;
import dev.lockscope.lock.port.GuardedResource.Write;
import dev.lockscope.lock.port.GuardedResource.WriteResult;
import dev.lockscope.resource.FenceCheck;
import dev.lockscope.trace.ResourceFact.Fencing;
import java.util.Optional;

/**
 * The guarded resource at one instant: an immutable value.
 *
 * @param value what it holds
 * @param highest the highest fencing token that it has seen, or {@link FenceCheck#NONE_SEEN}
 * @param check how it checks fencing tokens
 */
public record ModelResource(long value, long highest, FenceCheck check) {

    /** A resource that has seen no write. */
    public static ModelResource holding(long value, Fencing rule) {
        return new ModelResource(value, FenceCheck.NONE_SEEN, new FenceCheck(rule));
    }

    /** What it makes of a write, and what it is afterwards. */
    record Decision(ModelResource after, WriteResult result) {}

    Decision decide(Write write) {
        Optional<String> objection = check.objection(write.fence(), highest);
        if (objection.isPresent()) {
            return new Decision(this, new WriteResult.Rejected(value, FenceCheck.seen(highest), objection.get()));
        }
        long seen = check.rule() == Fencing.NONE
                ? highest
                : write.fence().map(FencingToken::value).orElse(highest);
        return new Decision(
                new ModelResource(write.value(), seen, check), new WriteResult.Accepted(value, write.value()));
    }
}
