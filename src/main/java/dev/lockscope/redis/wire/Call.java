package dev.lockscope.redis.wire;

import dev.lockscope.lock.port.Answer;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * A command on its way into a connection.
 *
 * @param number its number in the run
 * @param cause the {@code seq} of the event that tells of the sending
 * @param words the command and its arguments
 * @param answer completes with the answer
 * @param next what follows on the very same connection where the answer is a value, if anything
 */
record Call(long number, long cause, List<String> words, CompletableFuture<Answer> answer, Optional<Call> next) {

    /** A command that nothing follows. */
    Call(long number, long cause, List<String> words, CompletableFuture<Answer> answer) {
        this(number, cause, words, answer, Optional.empty());
    }

    /** Completes it and what follows with {@code answer}, where they are not complete. */
    void complete(Answer given) {
        answer.complete(given);
        next.ifPresent(follower -> follower.complete(given));
    }
}
