package dev.lockscope.model;

import java.util.Arrays;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The replies that a client has had so far, which is all that its program's state depends on. An immutable value. */
public final class History {

    /** No replies. */
    static final History EMPTY = new History(new Reply[0]);

    private final Reply[] replies;
    private final int hash;

    private History(Reply[] replies) {
        this.replies = replies;
        this.hash = Arrays.hashCode(replies);
    }

    /** How many replies there are. */
    public int size() {
        return replies.length;
    }

    Reply get(int index) {
        return replies[index];
    }

    History plus(Reply reply) {
        return upTo(replies.length, reply);
    }

    /** The first {@code from} replies, and then {@code last}. */
    History upTo(int from, Reply last) {
        Reply[] after = Arrays.copyOf(replies, from + 1);
        after[from] = last;
        return new History(after);
    }

    /** The history with each reply told in another way; itself, where that changes none. */
    History with(UnaryOperator<Reply> change) {
        Reply[] after = replies.clone();
        boolean same = true;
        for (int i = 0; i < after.length; i++) {
            after[i] = change.apply(after[i]);
            same &= after[i] == replies[i];
        }
        return same ? this : new History(after);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof History history && hash == history.hash && Arrays.equals(replies, history.replies);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return Arrays.toString(replies);
    }
}
