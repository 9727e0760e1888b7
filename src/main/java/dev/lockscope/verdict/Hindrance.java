package dev.lockscope.verdict;

import dev.lockscope.scenario.FindingId;
import java.util.Optional;
import java.util.stream.Stream;

/** What kept a client from getting a lock, where trying longer is no cure. */
final class Hindrance {

    private Hindrance() {}

    /**
     * Its word in the message bundles; empty where others held the lock and would give it back.
     *
     * @param reason why the client's last attempt failed, as its recipe told it
     */
    static Optional<String> of(Evidence evidence, String client, String lock, Span wish, String reason) {
        if (reason.contains("too late")) {
            return Optional.of("too-late");
        }
        if (reason.contains("acknowledged") || reason.contains("NOREPLICAS")) {
            return Optional.of("replicas");
        }
        if (reason.startsWith("no answer") || reason.startsWith("error")) {
            return Optional.of("unreachable");
        }
        if (isBlocked(evidence, client, lock)) {
            return Optional.of("blocked");
        }
        boolean counted = reason.contains("nodes granted it");
        return counted && !heldByOthers(evidence, client, lock, wish) ? Optional.of("unreachable") : Optional.empty();
    }

    /** By a key that stays for ever, by a holder that only renews, or by a split that repeats itself. */
    private static boolean isBlocked(Evidence evidence, String client, String lock) {
        return Stream.of(StuckChecker.forever(), new LivelockChecker(), new StarvedChecker())
                .flatMap(checker -> checker.check(evidence).stream())
                .filter(finding -> lock.equals(finding.facts().get("lock")))
                .anyMatch(finding -> finding.id() != FindingId.STARVED
                        || (client.equals(finding.facts().get("client"))
                                && "renewed".equals(finding.facts().get("cause"))));
    }

    private static boolean heldByOthers(Evidence evidence, String client, String lock, Span wish) {
        return evidence.tenures().stream()
                .filter(tenure -> tenure.key().equals(lock))
                .filter(tenure -> tenure.owner().filter(client::equals).isEmpty())
                .anyMatch(tenure -> tenure.span().overlap(wish).isPresent());
    }
}
