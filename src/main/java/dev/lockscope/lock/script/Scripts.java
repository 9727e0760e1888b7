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

    private Scripts() {}
}
