package dev.lockscope.architecture.canary.lock.recipe;

/** Breaks no rule: what it does at its end it does without catching. */
final class RecipeThatTidiesUp {

    private RecipeThatTidiesUp() {}

    /** Something that is given back. */
    interface Held extends AutoCloseable {

        @Override
        void close();
    }

    static void acquireAndRelease(Runnable port) {
        try {
            port.run();
        } catch (IllegalStateException e) {
            port.run();
        } finally {
            port.run();
        }
    }

    static int acquireAndClose(Held held, Runnable port) {
        try (held) {
            port.run();
            return 1;
        }
    }
}
