package dev.lockscope.benchmark;

import dev.lockscope.explore.mutants.LooksThenSets;
import dev.lockscope.lock.Acquisition;
import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.GuardedResource;
import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.lock.recipe.SetNxPxSafe;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Validate;

/**
 * What Lincheck lets two threads do: take the lock, read a value, write it and give the lock back. It is broken when one
 * gets in while the other is inside.
 */
public abstract class LincheckPass {

    private static final LockSettings LOCK =
            new LockSettings("lock:account", Duration.ofSeconds(3), Duration.ofMillis(50), RetryPolicy.once());
    private static final GuardedResource NOTHING = (GuardedResource) Proxy.newProxyInstance(
            LincheckPass.class.getClassLoader(), new Class<?>[] {GuardedResource.class}, (proxy, method, arguments) -> {
                throw new UnsupportedOperationException(method.getName());
            });

    private final LockRecipe recipe;
    private final AtomicInteger inside = new AtomicInteger();
    private final AtomicInteger balance = new AtomicInteger(1000);
    private volatile boolean overlapped;

    private LincheckPass(BiFunction<Ports, LockSettings, LockRecipe> maker) {
        Stopwatch.began();
        recipe = maker.apply(new Ports(new ThreadedStore(), new ThreadedSurroundings(), NOTHING), LOCK);
    }

    /** Passes through the critical section, if it gets in. */
    @Operation
    public void pass() {
        if (recipe.acquire() instanceof Acquisition.Acquired acquired) {
            if (inside.getAndIncrement() > 0) {
                overlapped = true;
                Stopwatch.broken();
            }
            balance.set(balance.get() - 100);
            inside.decrementAndGet();
            recipe.release(acquired.lease());
        }
    }

    /** The property. */
    @Validate
    public void noOverlap() {
        if (overlapped) {
            throw new IllegalStateException("two were inside");
        }
    }

    /** With the lock that looks and takes in two commands. */
    public static final class Flawed extends LincheckPass {

        /** Before anybody has the lock. */
        public Flawed() {
            super(LooksThenSets::new);
        }
    }

    /** With the lock that takes in one command. */
    public static final class Right extends LincheckPass {

        /** Before anybody has the lock. */
        public Right() {
            super(SetNxPxSafe::new);
        }
    }
}
