package dev.lockscope.explore;

/** Goes on from one row. */
interface Expansion {

    /**
     * Adds what follows from a row, or tells what breaks a property.
     *
     * @param row the row's place
     * @param numbers the row
     */
    void expand(int row, int[] numbers, Level into);
}
