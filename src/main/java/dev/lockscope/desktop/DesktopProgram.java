package dev.lockscope.desktop;

import dev.lockscope.course.Profiles;
import dev.lockscope.course.ProgressFile;
import dev.lockscope.desktop.session.Trouble;
import dev.lockscope.desktop.settings.Keeper;
import dev.lockscope.desktop.settings.Settings;
import dev.lockscope.desktop.settings.SettingsFile;
import dev.lockscope.desktop.theme.Tone;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Platform;

/** The program as a window. */
public final class DesktopProgram {

    /** How long a change waits for others before it is kept, ms. */
    private static final long SETTLING = 300;

    private final DesktopParts parts;

    /** Kept, because a logger that nobody keeps forgets its level. */
    private final Logger toolkit = Logger.getLogger("javafx");

    /** A program that is not started yet. */
    public DesktopProgram(DesktopParts parts) {
        this.parts = parts;
    }

    /**
     * Shows the window, and ends every server when it is closed. Blocks until then; not to be called twice in a process.
     *
     * @param file a scenario or a trace to go straight to
     * @param variant the variant of the scenario; the first one where none is named
     * @throws NoWindow when the machine cannot show one
     * @throws InterruptedException when the calling thread is interrupted; the window is closed then, and every server gone
     */
    public void run(Optional<Path> file, Optional<String> variant) throws NoWindow, InterruptedException {
        // It says that the classes are not in a module, which is as it should be here.
        toolkit.setLevel(Level.SEVERE);
        SettingsFile memory = new SettingsFile(parts.data());
        CompletableFuture<OpenWindow> window = new CompletableFuture<>();
        try (Workers workers = new Workers()) {
            Executor later = CompletableFuture.delayedExecutor(SETTLING, TimeUnit.MILLISECONDS, workers);
            Keepers keepers = new Keepers(new Keeper<>(memory::write, later), new Keeper<>(this::keep, later));
            CompletableFuture<Start> start = CompletableFuture.supplyAsync(() -> start(memory), workers);
            try {
                Platform.setImplicitExit(false);
                Platform.startup(() -> open(start, workers, keepers, file, variant, window));
            } catch (RuntimeException | LinkageError e) {
                throw NoWindow.of(e);
            }
            useUntilClosed(window, workers, keepers);
            // Not where the process was told to end: the library has ended by itself then, and does not answer.
            Platform.exit();
        }
    }

    /** What is looked up while the library of the window starts, because both take a moment. */
    private record Start(Settings settings, Profiles profiles, Tone tone) {}

    /** What writes what is remembered. */
    private record Keepers(Keeper<Settings> settings, Keeper<Profiles> profiles) {

        void flush() {
            settings.flush();
            profiles.flush();
        }
    }

    private Start start(SettingsFile memory) {
        Settings settings = memory.read();
        return new Start(
                settings,
                parts.progress().map(ProgressFile::read).orElse(Profiles.NONE),
                settings.tone().or(() -> parts.systemTone().get()).orElse(Tone.LIGHT));
    }

    private void keep(Profiles profiles) throws IOException {
        if (parts.progress().isPresent()) {
            parts.progress().get().write(profiles);
        }
    }

    private void open(
            CompletableFuture<Start> start,
            Workers workers,
            Keepers keepers,
            Optional<Path> file,
            Optional<String> variant,
            CompletableFuture<OpenWindow> window) {
        try {
            Start ready = start.join();
            OpenWindow opened = new OpenWindow(parts, ready.settings(), ready.profiles(), ready.tone(), workers);
            Thread.currentThread().setUncaughtExceptionHandler((thread, defect) -> opened.tell(defect));
            opened.onChange(keepers.settings()::keep);
            opened.onProgress(keepers.profiles()::keep);
            // Before it is shown, so that it says what is read rather than what else there is.
            file.ifPresentOrElse(path -> opened.open(path, variant), opened::invite);
            opened.show();
            parts.progress()
                    .flatMap(ProgressFile::damaged)
                    .ifPresent(aside -> opened.tell(new Trouble.DamagedProgress(aside)));
            window.complete(opened);
        } catch (RuntimeException | Error e) {
            window.completeExceptionally(e);
        }
    }

    private static void useUntilClosed(CompletableFuture<OpenWindow> window, Workers workers, Keepers keepers)
            throws InterruptedException {
        OpenWindow opened = shown(window);
        Optional<InterruptedException> interrupted = Optional.empty();
        try {
            opened.awaitClosing();
        } catch (InterruptedException e) {
            interrupted = Optional.of(e);
        }
        keepers.flush();
        opened.endServers(workers);
        opened.last().ifPresent(keepers.settings()::keep);
        keepers.flush();
        if (interrupted.isPresent()) {
            throw interrupted.get();
        }
    }

    private static OpenWindow shown(CompletableFuture<OpenWindow> window) throws InterruptedException {
        try {
            return window.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("the window could not be put together", e.getCause());
        }
    }
}
