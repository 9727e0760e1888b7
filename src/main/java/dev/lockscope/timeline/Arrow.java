package dev.lockscope.timeline;

import dev.lockscope.trace.CommandFact.Reply;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A command on its way to a node and back. Instants are ns since the run's start.
 *
 * @param command its number in the run
 * @param text the command as one would type it
 * @param sent when the client sent it
 * @param executed when the server first executed it, or a command inside its script
 * @param replied when the client had read the answer, or gave up waiting
 * @param reply the kind of the answer; {@code UNKNOWN} where it gave up
 * @param request what befell it on its way there
 * @param answer what befell its answer on its way back
 * @param sentBy the {@code seq} of the event of its sending
 */
public record Arrow(
        long command,
        String client,
        String node,
        String text,
        long sent,
        OptionalLong executed,
        OptionalLong replied,
        Optional<Reply> reply,
        Journey request,
        Journey answer,
        long sentBy) {

    static Arrow sent(long command, String client, String node, String text, long at, long seq) {
        return new Arrow(
                command,
                client,
                node,
                text,
                at,
                OptionalLong.empty(),
                OptionalLong.empty(),
                Optional.empty(),
                Journey.SMOOTH,
                Journey.SMOOTH,
                seq);
    }

    /** The latest instant that is known of it. */
    public long end() {
        long end = Math.max(sent, Math.max(executed.orElse(sent), replied.orElse(sent)));
        return Math.max(end, Math.max(request.latest(sent), answer.latest(sent)));
    }

    /** Whether there is still something to come: it has no answer, and was not lost. */
    public boolean isInFlight() {
        return replied.isEmpty() && request.lost().isEmpty() && answer.lost().isEmpty();
    }

    Arrow executedAt(long at) {
        OptionalLong first = OptionalLong.of(Math.min(at, executed.orElse(at)));
        return new Arrow(command, client, node, text, sent, first, replied, reply, request, answer, sentBy);
    }

    Arrow repliedAt(long at, Reply kind) {
        return new Arrow(
                command,
                client,
                node,
                text,
                sent,
                executed,
                OptionalLong.of(at),
                Optional.of(kind),
                request,
                answer,
                sentBy);
    }

    Arrow with(Journey newRequest, Journey newAnswer) {
        return new Arrow(command, client, node, text, sent, executed, replied, reply, newRequest, newAnswer, sentBy);
    }

    /**
     * What befell a message on its way. Instants are ns since the run's start.
     *
     * @param held when a link first kept it
     * @param released when a link last passed it on
     * @param lost when it was lost
     */
    public record Journey(OptionalLong held, OptionalLong released, OptionalLong lost) {

        /** Nothing that is known of. */
        public static final Journey SMOOTH =
                new Journey(OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty());

        Journey heldAt(long at) {
            return new Journey(OptionalLong.of(Math.min(at, held.orElse(at))), released, lost);
        }

        Journey releasedAt(long at) {
            return new Journey(held, OptionalLong.of(Math.max(at, released.orElse(at))), lost);
        }

        Journey lostAt(long at) {
            return new Journey(held, released, OptionalLong.of(at));
        }

        private long latest(long atLeast) {
            long latest = Math.max(held.orElse(atLeast), released.orElse(atLeast));
            return Math.max(latest, lost.orElse(atLeast));
        }
    }
}
