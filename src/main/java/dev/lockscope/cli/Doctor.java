package dev.lockscope.cli;

import dev.lockscope.lab.Check;
import java.util.List;

/** Looks whether the machine has what runs need. */
@FunctionalInterface
public interface Doctor {

    /**
     * What it found, in the order in which things are needed.
     *
     * @throws InterruptedException when the calling thread is interrupted
     */
    List<Check> look() throws InterruptedException;
}
