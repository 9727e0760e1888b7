package dev.lockscope.architecture.canary.lock.recipe;

final class RecipeThatCatchesErrors {

    private RecipeThatCatchesErrors() {}

    static void acquire(Runnable port) {
        try {
            port.run();
        } catch (StackOverflowError e) {
            port.run();
        }
    }
}
