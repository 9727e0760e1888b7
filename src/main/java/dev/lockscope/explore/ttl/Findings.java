package dev.lockscope.explore.ttl;

import java.time.Duration;
import java.util.List;

/**
 * What an experiment came to.
 *
 * @param experiment what was tried
 * @param estimates for each protection and TTL, in the order of the protections and then of the TTLs
 */
public record Findings(Experiment experiment, List<Estimate> estimates) {

    public Findings {
        estimates = List.copyOf(estimates);
    }

    /** Those of one protection, by rising TTL. */
    public List<Estimate> of(Protection protection) {
        return estimates.stream().filter(one -> one.protection() == protection).toList();
    }

    /** The one of a protection and a TTL. */
    public Estimate of(Protection protection, Duration ttl) {
        return of(protection).stream()
                .filter(one -> one.ttl().equals(ttl))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(protection + " with " + ttl + " was not tried"));
    }
}
