package dev.lockscope.lock.port;

/**
 * What a client knows of its lease: the one thing that its programs share.
 *
 * @param token the token of the lease, empty before the first
 * @param validUntil until when it may be believed, ns on the client's clock
 * @param lost whether the client has learnt that it is gone
 * @param cause why it is gone, in a few plain words, else empty
 */
public record LeaseState(String token, long validUntil, boolean lost, String cause) {

    /** No lease yet. */
    public static final LeaseState NONE = new LeaseState("", 0, false, "");
}
