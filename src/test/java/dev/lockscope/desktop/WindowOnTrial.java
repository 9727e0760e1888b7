package dev.lockscope.desktop;

import dev.lockscope.course.Profiles;
import dev.lockscope.desktop.settings.Settings;
import dev.lockscope.desktop.theme.Tone;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.FutureTask;
import java.util.function.Function;
import javafx.application.Platform;

/**
 * The program's window from its opening to the end of its servers, as {@link DesktopProgram} goes through it, but in a
 * process that shows one window after the other.
 */
public final class WindowOnTrial implements AutoCloseable {

    private final Workers workers = new Workers();
    private final List<Throwable> defects;
    private final OpenWindow window;

    private WindowOnTrial(DesktopParts parts, List<Throwable> defects) throws Exception {
        this.defects = defects;
        FutureTask<OpenWindow> opening = new FutureTask<>(() -> {
            Thread.currentThread().setUncaughtExceptionHandler((thread, defect) -> {
                defect.printStackTrace();
                defects.add(defect);
            });
            OpenWindow opened = new OpenWindow(parts, Settings.FIRST, Profiles.NONE, Tone.LIGHT, workers);
            opened.show();
            return opened;
        });
        Platform.runLater(opening);
        this.window = opening.get();
    }

    /** Shows it; the library of the window runs already. */
    public static WindowOnTrial show(Function<Function<Throwable, Optional<Path>>, DesktopParts> parts)
            throws Exception {
        List<Throwable> defects = new CopyOnWriteArrayList<>();
        return new WindowOnTrial(
                parts.apply(defect -> {
                    defects.add(defect);
                    return Optional.empty();
                }),
                defects);
    }

    /** Goes straight to a file, as the command line does. */
    public void open(Path file) {
        Platform.runLater(() -> window.open(file, Optional.empty()));
    }

    /** Every defect of the program that was told so far. */
    public List<Throwable> defects() {
        return List.copyOf(defects);
    }

    /** Waits until the person has closed it and its servers are gone. */
    public void awaitEnd() throws InterruptedException {
        window.awaitClosing();
        window.endServers(workers);
    }

    @Override
    public void close() {
        try {
            window.endServers(workers);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        workers.close();
    }
}
