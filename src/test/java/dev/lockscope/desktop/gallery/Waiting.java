package dev.lockscope.desktop.gallery;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.scene.Parent;
import org.testfx.util.WaitForAsyncUtils;

/** Waits for what a window comes to. For any thread but that of the window. */
public final class Waiting {

    private static final int PASSES = 4;

    /** For one of them, ms. */
    private static final long PATIENCE = 60_000;

    private Waiting() {}

    /**
     * Waits until a condition is met and the window has done what it had to do by then.
     *
     * @param patience how long at most, seconds
     * @param condition asked on the thread of the window
     * @throws TimeoutException when it is not met in that time
     */
    public static void until(long patience, BooleanSupplier condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(
                patience,
                TimeUnit.SECONDS,
                () -> WaitForAsyncUtils.waitForAsyncFx(TimeUnit.SECONDS.toMillis(patience), condition::getAsBoolean));
        WaitForAsyncUtils.waitForFxEvents();
    }

    /**
     * Lays a part of a window out a few times: what is laid out may ask for something that is laid out once more, as where
     * lines are broken anew and a scroll bar comes or goes.
     */
    public static void untilSettled(Parent part) {
        for (int pass = 0; pass < PASSES; pass++) {
            WaitForAsyncUtils.waitForAsyncFx(PATIENCE, () -> {
                part.applyCss();
                part.layout();
                return part;
            });
            WaitForAsyncUtils.waitForFxEvents();
        }
    }
}
