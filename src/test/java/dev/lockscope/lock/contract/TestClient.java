package dev.lockscope.lock.contract;

import dev.lockscope.lock.LockRecipe;

/** A client of a {@link TestWorld}: a recipe whose commands may go astray. */
public interface TestClient extends LockRecipe {

    /** That happens to its next command. */
    void suffer(Mishap mishap);
}
