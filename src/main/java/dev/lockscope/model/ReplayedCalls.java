package dev.lockscope.model;

import dev.lockscope.trace.Fact;
import org.jspecify.annotations.Nullable;

/** Answers a program's calls from its history, in order, and stops it at the first that has no reply. */
final class ReplayedCalls {

    private static final Call AWAIT_FINISH = new Call.AwaitFinish();

    private final History history;
    private int position;
    private @Nullable Call unanswered;

    ReplayedCalls(History history) {
        this.history = history;
    }

    /**
     * The reply to a call.
     *
     * @throws ReplayStopped when there is none yet
     */
    <R extends Reply> R reply(Class<R> kind, Call call) {
        if (position == history.size() || unanswered != null) {
            throw stop(call);
        }
        Reply reply = history.get(position);
        if (!kind.isInstance(reply)) {
            throw new IllegalStateException("the program is not deterministic: it asks for " + call + ", but got "
                    + reply + " when it was run before");
        }
        position++;
        return kind.cast(reply);
    }

    /** The next reply where it is of that kind, or null, and then it stays the next. */
    <R extends Reply> @Nullable R replyIf(Class<R> kind) {
        if (position == history.size() || unanswered != null || !kind.isInstance(history.get(position))) {
            return null;
        }
        return kind.cast(history.get(position++));
    }

    /** Stops at a call; only the first counts, because those after it come from a program that unwinds. */
    ReplayStopped stop(Call call) {
        if (unanswered == null) {
            unanswered = call;
        }
        return new ReplayStopped();
    }

    /** How many replies were used so far. */
    int position() {
        return position;
    }

    /** A call that is done and answers nothing. */
    void does(Call call) {
        reply(Reply.Done.class, call);
    }

    /** A call that answers yes or no. */
    boolean holds(Call call) {
        return reply(Reply.Truth.class, call).value();
    }

    void tell(Fact fact) {
        does(new Call.Tell(fact));
    }

    void awaitFinish() {
        does(AWAIT_FINISH);
    }

    Call unanswered() {
        if (unanswered == null) {
            throw new IllegalStateException("the replay was stopped, but not by a call");
        }
        return unanswered;
    }

    /** Checks a program that ran to its end: it may not have run past a stop, and must have used every reply. */
    Call end(Call end) {
        if (unanswered != null) {
            throw new IllegalStateException("the program caught the end of a replay at " + unanswered);
        }
        if (position != history.size()) {
            throw new IllegalStateException(
                    "the program is not deterministic: it ended before it had used all of " + history);
        }
        return end;
    }
}
