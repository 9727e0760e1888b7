package dev.lockscope.model;

import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.program.Signal;
import dev.lockscope.trace.Fact;
import java.util.function.Consumer;

/**
 * What a client does, from its beginning to its end. It is run over and over, from its beginning each time, so it keeps
 * nothing between runs, starts no thread, and learns everything through what it is given.
 */
@FunctionalInterface
public interface Program {

    /**
     * Runs it.
     *
     * @param ports the client's ports
     * @param voice takes what the client tells of itself
     * @param finish what it waits for when its work ends only when it is told
     */
    void run(Ports ports, Consumer<Fact> voice, Signal finish);
}
