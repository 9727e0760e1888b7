package dev.lockscope.model;

import dev.lockscope.lock.port.Ports;
import dev.lockscope.lock.program.Signal;
import dev.lockscope.trace.Fact;
import java.util.function.Consumer;

/**
 * A second program of a client, which tells nothing by itself and is never told to finish.
 *
 * @param program what it does
 */
record SideProgram(dev.lockscope.lock.port.Program program) implements Program {

    @Override
    public void run(Ports ports, Consumer<Fact> voice, Signal finish) {
        program.run(ports);
    }
}
