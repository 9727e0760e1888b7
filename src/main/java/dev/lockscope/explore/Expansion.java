package dev.lockscope.explore;

/** Goes on from rows, one after another. For one thread, unless it says otherwise. */
interface Expansion {

    /**
     * Adds what follows from a row, or tells what breaks a property.
     *
     * @param row the row's place
     * @param numbers the row
     */
    void expand(int row, int[] numbers, Level into);
}
