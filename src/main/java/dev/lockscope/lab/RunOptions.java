package dev.lockscope.lab;

/**
 * How a run is made.
 *
 * @param speed how many times faster than written it is to go, see {@link Speed}
 * @param seed the seed of its chance
 * @param play who decides what happens when
 */
public record RunOptions(double speed, long seed, Play play) {

    /** A run that the scenario's script leads. */
    public RunOptions(double speed, long seed) {
        this(speed, seed, new Play.Scripted());
    }
}
