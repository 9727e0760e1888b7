package dev.lockscope.desktop.gallery;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import org.testfx.util.WaitForAsyncUtils;

/** Waits for what a window comes to. For any thread but that of the window. */
public final class Waiting {

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
}
