package dev.lockscope.architecture.canary.lock.recipe;

final class RecipeThatSleeps {

    static void pause() throws InterruptedException {
        Thread.sleep(1);
    }

    private RecipeThatSleeps() {}
}
