package dev.lockscope.lock.script;

import dev.lockscope.lock.script.Expression.Arg;
import dev.lockscope.lock.script.Expression.Call;
import dev.lockscope.lock.script.Expression.Equal;
import dev.lockscope.lock.script.Expression.False;
import dev.lockscope.lock.script.Expression.Key;
import dev.lockscope.lock.script.Expression.Text;
import dev.lockscope.lock.script.Expression.Whole;
import dev.lockscope.lock.script.Statement.If;
import dev.lockscope.lock.script.Statement.Return;
import dev.lockscope.lock.script.Statement.Then;
import java.util.List;

/** The scripts of the recipes. */
public final class Scripts {

    /**
     * Deletes the lock's key if it still holds our token. {@code KEYS[1]} the lock, {@code ARGV[1]} our token; answers 1
     * when it was deleted, else 0.
     *
     * <p>Source: Redis documentation, "Distributed Locks with Redis".
     */
    public static final Script RELEASE_IF_OWNER = new Script(
            "release-if-owner",
            new If(
                    new Equal(new Call("get", List.of(new Key(1))), new Arg(1)),
                    new Return(new Call("del", List.of(new Key(1)))),
                    new Return(new Whole(0))));

    /**
     * Takes the lock if it is free and mints the fencing token in the same step. {@code KEYS[1]} the lock,
     * {@code KEYS[2]} the counter, {@code ARGV[1]} our token, {@code ARGV[2]} the TTL in ms; answers the fencing token,
     * or nil when the lock is held.
     */
    public static final Script ACQUIRE_WITH_FENCE = new Script(
            "acquire-with-fence",
            new If(
                    new Call("set", List.of(new Key(1), new Arg(1), new Text("NX"), new Text("PX"), new Arg(2))),
                    new Return(new Call("incr", List.of(new Key(2)))),
                    new Return(new False())));

    /**
     * Makes the lease last {@code ARGV[2]} ms from now if the lock still holds our token. {@code KEYS[1]} the lock,
     * {@code ARGV[1]} our token; answers 1 when it was extended, else 0. It never brings a lost lock back.
     */
    public static final Script EXTEND_IF_OWNER = new Script(
            "extend-if-owner",
            new If(
                    new Equal(new Call("get", List.of(new Key(1))), new Arg(1)),
                    new Return(new Call("pexpire", List.of(new Key(1), new Arg(2)))),
                    new Return(new Whole(0))));

    /**
     * Releases like {@link #RELEASE_IF_OWNER} and announces it. {@code KEYS[1]} the lock, {@code ARGV[1]} our token,
     * {@code ARGV[2]} the channel; answers 1 when it was deleted, else 0.
     */
    public static final Script RELEASE_AND_ANNOUNCE = new Script(
            "release-and-announce",
            new If(
                    new Equal(new Call("get", List.of(new Key(1))), new Arg(1)),
                    new Then(
                            new Call("del", List.of(new Key(1))),
                            new Then(
                                    new Call("publish", List.of(new Arg(2), new Text("released"))),
                                    new Return(new Whole(1)))),
                    new Return(new Whole(0))));

    /**
     * Takes the lock if it is free and our token is at the head of the queue, and leaves the queue then.
     * {@code KEYS[1]} the lock, {@code KEYS[2]} the queue, {@code ARGV[1]} our token, {@code ARGV[2]} the TTL in ms;
     * answers 1 when it was taken, else 0.
     */
    public static final Script ACQUIRE_IF_FIRST = new Script(
            "acquire-if-first",
            new If(
                    new Equal(new Call("lindex", List.of(new Key(2), new Whole(0))), new Arg(1)),
                    new If(
                            new Call(
                                    "set", List.of(new Key(1), new Arg(1), new Text("NX"), new Text("PX"), new Arg(2))),
                            new Then(new Call("lpop", List.of(new Key(2))), new Return(new Whole(1))),
                            new Return(new Whole(0))),
                    new Return(new Whole(0))));

    /** Joins the end of the queue. {@code KEYS[1]} the queue, {@code ARGV[1]} our token; answers its length. */
    public static final Script JOIN_QUEUE =
            new Script("join-queue", new Return(new Call("rpush", List.of(new Key(1), new Arg(1)))));

    /** Leaves the queue. {@code KEYS[1]} the queue, {@code ARGV[1]} our token; answers how many entries went. */
    public static final Script LEAVE_QUEUE =
            new Script("leave-queue", new Return(new Call("lrem", List.of(new Key(1), new Whole(0), new Arg(1)))));

    /** Every script there is. Each is called as its constant is, in lower case with hyphens. */
    public static final List<Script> ALL = List.of(
            RELEASE_IF_OWNER,
            ACQUIRE_WITH_FENCE,
            EXTEND_IF_OWNER,
            RELEASE_AND_ANNOUNCE,
            ACQUIRE_IF_FIRST,
            JOIN_QUEUE,
            LEAVE_QUEUE);

    private Scripts() {}
}
