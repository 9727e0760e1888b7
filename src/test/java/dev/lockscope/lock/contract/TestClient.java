package dev.lockscope.lock.contract;

import dev.lockscope.lock.LockRecipe;
import dev.lockscope.lock.port.Ports;
import java.util.function.Function;

/** A client of a {@link TestWorld}: a recipe whose commands may go astray. */
public interface TestClient extends LockRecipe {

    /**
     * That happens to one of its commands to a node, whichever program sends it.
     *
     * @param after how many commands to the node are spared before
     */
    void suffer(int node, Mishap mishap, int after);

    /** That happens to its next command to a node. */
    default void suffer(int node, Mishap mishap) {
        suffer(node, mishap, 0);
    }

    /** Does something with its ports, as its recipe does. */
    <T> T does(Function<Ports, T> act);
}
