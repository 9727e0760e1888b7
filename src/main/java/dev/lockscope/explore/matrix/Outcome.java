package dev.lockscope.explore.matrix;

import dev.lockscope.explore.Result;

/** What became of one property of a recipe under a fault. */
public sealed interface Outcome {

    /**
     * Every schedule within the budget was tried, and none breaks it.
     *
     * @param states how many different states there are
     */
    record Safe(long states) implements Outcome {}

    /**
     * It can be broken.
     *
     * @param steps how many moves the shortest schedule has that breaks it
     */
    record Broken(int steps) implements Outcome {}

    /**
     * Nothing was found, but not everything was tried: nobody knows.
     *
     * @param bound what it was stopped by
     * @param states how many states had been found by then
     */
    record Stopped(Result.Reason bound, long states) implements Outcome {}

    /** The fault cannot befall the recipe. */
    record NotApplicable(Need missing) implements Outcome {}
}
