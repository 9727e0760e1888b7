package dev.lockscope.lock;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * What a client has in hand after an acquisition: its belief that it holds the lock, and until when.
 *
 * @param token the random value stored under the lock's key, one an acquisition
 * @param fence the fencing token, where the recipe mints one
 * @param validUntil until when the client may believe, ns on its own clock, or empty for ever
 */
public record Lease(String token, Optional<FencingToken> fence, OptionalLong validUntil) {}
