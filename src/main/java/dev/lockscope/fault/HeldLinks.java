package dev.lockscope.fault;

import java.util.Map;

/** A fault of many links at once: all of them keep what they carry until it ends. */
abstract class HeldLinks extends TargetedFault {

    private final SharedHolds holds;
    private final Map<String, FaultyLink> links;

    HeldLinks(String kind, String target, SharedHolds holds, Map<String, FaultyLink> links) {
        super(kind, target);
        this.holds = holds;
        this.links = Map.copyOf(links);
    }

    @Override
    public final void begin(long cause) {
        holds.hold(links, cause);
    }

    @Override
    public final Report end(long cause) {
        return Effect.MESSAGES_WAITED.report(holds.release(links, cause));
    }
}
