package dev.lockscope.lock.port;

/**
 * A write and how far it got, as answered on one and the same connection.
 *
 * <p>On any other connection, WAIT would answer for that connection's own writes, of which there are none, and so say
 * that everything is replicated.
 *
 * @param write the answer to the write
 * @param acknowledged the answer to {@code WAIT}: the number of replicas that have acknowledged the write; unknown where
 *     the write was refused, failed or unknown, because then nothing was waited for
 */
public record Replication(Answer write, Answer acknowledged) {}
