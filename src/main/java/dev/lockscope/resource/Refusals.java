package dev.lockscope.resource;

import dev.lockscope.lock.port.GuardedResource.Charge;
import dev.lockscope.lock.port.GuardedResource.Outcome;
import dev.lockscope.lock.port.GuardedResource.Reading;
import dev.lockscope.lock.port.GuardedResource.Reason;
import dev.lockscope.lock.port.GuardedResource.Write;
import dev.lockscope.trace.ResourceFact.Compare;

/** Says why a change was turned away, in the same words whatever keeps the value. */
final class Refusals {

    private Refusals() {}

    /**
     * By its fencing token.
     *
     * @param highest the highest token seen
     */
    static Outcome.Rejected fence(String objection, Reading now, long highest) {
        return new Outcome.Rejected(Reason.FENCE, now, FenceCheck.seen(highest), objection);
    }

    /** Computed from what is no longer so. */
    static Outcome.Rejected conflict(Write write, Compare compare, Reading now, long highest) {
        String what = compare == Compare.VERSION ? "version" : "value";
        String text = write.seen()
                .map(seen -> "it was computed from " + what + " " + compared(seen, compare) + ", but that is "
                        + compared(now, compare) + " now")
                .orElse("nothing was read before");
        return new Outcome.Rejected(Reason.CONFLICT, now, FenceCheck.seen(highest), text);
    }

    /** What is compared of a reading. */
    static long compared(Reading reading, Compare compare) {
        return compare == Compare.VERSION ? reading.version() : reading.value();
    }

    /** Its key is stored already. */
    static Outcome.Rejected duplicate(Charge charge, Reading now, long highest) {
        return new Outcome.Rejected(
                Reason.DUPLICATE_KEY, now, FenceCheck.seen(highest), "key " + charge.key() + " is stored already");
    }

    /** Its key is stored already with another amount. */
    static Outcome.Rejected otherPayload(Charge charge, long amount, Reading now, long highest) {
        String text = "key " + charge.key() + " was charged " + amount + " before, not " + charge.amount();
        return new Outcome.Rejected(Reason.OTHER_PAYLOAD, now, FenceCheck.seen(highest), text);
    }

    /** What a second charge gets where its key is stored with an answer. */
    static Outcome again(Charge charge, Answer first, Reading now, long highest) {
        return first.amount() == charge.amount()
                ? new Outcome.Replayed(first.after())
                : otherPayload(charge, first.amount(), now, highest);
    }

    /** The answer to a charge, as it is stored with its key. */
    record Answer(long amount, long after) {}
}
