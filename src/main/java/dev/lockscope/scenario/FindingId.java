package dev.lockscope.scenario;

import java.util.Arrays;
import java.util.Optional;

/** The one table of what a verdict can find, used by {@code expect:} and by the checkers. */
public enum FindingId {
    /** Two clients acted under the same lock at once. */
    OVERLAP("overlap"),
    /** A client believed that it held the lock after the store had let go of it. */
    BELIEF_WITHOUT_STORE("belief-without-store"),
    /** The resource took a write from a grant older than one it had already taken a write from. */
    STALE_WRITE_ACCEPTED("stale-write-accepted"),
    /** The resource turned away a write from an old grant. */
    STALE_WRITE_REJECTED("stale-write-rejected"),
    /** The resource turned away the rightful holder. */
    FALSE_REJECT("false-reject"),
    /** The resource's value lacks a change that it had acknowledged. */
    LOST_UPDATE("lost-update"),
    /** Something was charged for more than once. */
    DOUBLE_EFFECT("double-effect"),
    /** An expensive entry was computed although it was there or being computed. */
    WASTED_COMPUTATION("wasted-computation"),
    /** A client deleted another client's lock. */
    FOREIGN_DELETE("foreign-delete"),
    /** A client moved the expiry of another client's lock. */
    FOREIGN_EXTEND("foreign-extend"),
    /** A key that nobody believes in lies on a node until its time runs out. */
    ORPHAN_KEY("orphan-key"),
    /** A lock without expiry whose holder is gone. */
    STUCK_FOREVER("stuck-forever"),
    /** A lock whose holder is gone blocked others until its time ran out. */
    STUCK_UNTIL_TTL("stuck-until-ttl"),
    /** A client kept asking in vain while others got the lock again and again, or an idle holder kept renewing it. */
    STARVED("starved"),
    /** Several clients kept trying and none got the lock, though nobody held it. */
    LIVELOCK("livelock"),
    /** A client wanted the lock and never got it. */
    NOT_ACQUIRED("not-acquired"),
    /** A holder noticed the loss of its lock only after the resource had taken its write. */
    DETECTED_LATE("detected-late"),
    /** The machine stalled; the run proves nothing. */
    DISTURBED("disturbed");

    private final String id;

    FindingId(String id) {
        this.id = id;
    }

    /** The finding's id, as in scenario files. */
    public String id() {
        return id;
    }

    /** The finding of that id, if there is one. */
    public static Optional<FindingId> of(String id) {
        return Arrays.stream(values()).filter(finding -> finding.id.equals(id)).findFirst();
    }
}
