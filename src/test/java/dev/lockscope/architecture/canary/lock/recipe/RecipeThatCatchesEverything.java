package dev.lockscope.architecture.canary.lock.recipe;

final class RecipeThatCatchesEverything {

    private RecipeThatCatchesEverything() {}

    static void acquire(Runnable port) {
        try {
            port.run();
        } catch (Throwable e) {
            port.run();
        }
    }
}
