package dev.lockscope.redis.wire;

import dev.lockscope.lock.port.Answer;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/**
 * A command on its way into a connection.
 *
 * @param number its number in the run
 * @param cause the {@code seq} of the event that tells of the sending
 * @param words the command and its arguments
 * @param answer completes with the answer
 */
record Call(long number, long cause, List<String> words, CompletableFuture<Answer> answer) {}
