package dev.lockscope.benchmark;

import org.jetbrains.lincheck.LincheckAssertionError;
import org.jetbrains.lincheck.datastructures.ManagedStrategyGuaranteeKt;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.verifier.EpsilonVerifier;

/**
 * One check by Lincheck's model checking: two threads, each passes once.
 *
 * @param broken whether it found that the property breaks
 * @param invocations how many schedules it ran, up to the broken one
 * @param nanos how long it took: until the property was broken, without the making of the report, or until its end
 * @param running how much of that went by since the first schedule began, without the preparation of classes
 */
record LincheckRun(boolean broken, long invocations, long nanos, long running) {

    /**
     * Checks; blocks until it is through.
     *
     * @param most how many schedules it may run
     */
    static LincheckRun of(Class<? extends LincheckPass> pass, int most) {
        Stopwatch.reset();
        long began = System.nanoTime();
        try {
            options(most).check(pass);
        } catch (LincheckAssertionError e) {
            if (Stopwatch.brokenAfter() == 0) {
                throw e;
            }
            return run(true, Stopwatch.brokenAfter(), began, Stopwatch.brokenAt());
        }
        return run(false, Stopwatch.invocations(), began, System.nanoTime());
    }

    private static LincheckRun run(boolean broken, long invocations, long began, long ended) {
        return new LincheckRun(broken, invocations, ended - began, ended - Stopwatch.firstAt());
    }

    /** A command of the store is one step for it, and it makes the failed scenario no smaller: both spare it time. */
    private static ModelCheckingOptions options(int most) {
        ModelCheckingOptions options = new ModelCheckingOptions();
        options.iterations(1);
        options.invocationsPerIteration(most);
        options.threads(2);
        options.actorsPerThread(1);
        options.actorsBefore(0);
        options.actorsAfter(0);
        options.minimizeFailedScenario(false);
        options.verifier(EpsilonVerifier.class);
        options.addGuarantee(ManagedStrategyGuaranteeKt.forClasses(Stopwatch.class.getName())
                .allMethods()
                .ignore());
        options.addGuarantee(ManagedStrategyGuaranteeKt.forClasses(ThreadedStore.class.getName())
                .allMethods()
                .treatAsAtomic());
        return options;
    }
}
