package dev.lockscope.resource;

import dev.lockscope.lock.FencingToken;
import dev.lockscope.trace.ResourceFact.Fencing;
import java.util.Optional;

/**
 * The check of fencing tokens at a resource.
 *
 * <p>Source of {@link Fencing#AT_LEAST}: Martin Kleppmann, "How to do distributed locking" (2016), which turns away what
 * has gone backwards. {@link Fencing#STRICT} also turns away a token that was seen before.
 *
 * @param rule how tokens are compared
 */
public record FenceCheck(Fencing rule) {

    /** The highest token of a resource that has seen none; below every {@link FencingToken}. */
    public static final long NONE_SEEN = 0;

    /** Whether it looks at tokens at all. */
    boolean checks() {
        return rule != Fencing.NONE;
    }

    /**
     * Why a change must be turned away.
     *
     * @param fence the token that it shows, if any
     * @param highest the highest token seen, or {@link #NONE_SEEN}
     * @return a few plain words, or nothing when the write may be taken
     */
    public Optional<String> objection(Optional<FencingToken> fence, long highest) {
        if (rule == Fencing.NONE) {
            return Optional.empty();
        }
        if (fence.isEmpty()) {
            return Optional.of("no fencing token was shown");
        }
        long shown = fence.get().value();
        if (shown < highest) {
            return Optional.of("token " + shown + " is older than " + highest);
        }
        if (rule == Fencing.STRICT && shown == highest) {
            return Optional.of("token " + shown + " was used before");
        }
        return Optional.empty();
    }

    /** A highest token as others see it: nothing for {@link #NONE_SEEN}. */
    public static Optional<FencingToken> seen(long highest) {
        return highest == NONE_SEEN ? Optional.empty() : Optional.of(new FencingToken(highest));
    }
}
