package dev.lockscope.desktop;

import dev.lockscope.desktop.command.Commands;
import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Trouble;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.desktop.settings.Memory;
import dev.lockscope.desktop.settings.Settings;
import dev.lockscope.desktop.shell.MainWindow;
import dev.lockscope.desktop.theme.Look;
import dev.lockscope.desktop.theme.Tone;
import dev.lockscope.desktop.words.Words;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.stage.Stage;

/** The window from its opening to its closing. Belongs to the thread of the window, but for what says otherwise. */
final class OpenWindow {

    private final Desk desk;
    private final MainWindow window;
    private final boolean languageWasChosen;
    private final String firstLanguage;
    private final CountDownLatch closing = new CountDownLatch(1);

    OpenWindow(DesktopParts parts, Settings settings, Tone tone, Workers workers) {
        Workbench[] bench = new Workbench[1];
        Background background =
                new Background(workers, Platform::runLater, defect -> bench[0].tell(new Trouble.Defect(defect)));
        bench[0] = new Workbench(background, parts.runs(), parts.seeds());
        Optional<String> remembered = parts.languageWasAsked() ? Optional.empty() : settings.language();
        this.languageWasChosen = remembered.isPresent();
        this.firstLanguage = remembered.orElse(parts.language());
        Look look = new Look(tone);
        look.textScale().set(settings.textScale());
        look.reducedMotion().set(settings.reducedMotion());
        this.desk = new Desk(
                new Words(firstLanguage),
                look,
                new Commands(),
                bench[0],
                parts.clock(),
                new Surroundings(parts.version(), parts.scenarios(), parts.doctor(), parts.defects()),
                new Memory(settings));
        this.window = new MainWindow(desk, new Stage());
        window.onClosing(closing::countDown);
    }

    void show() {
        window.show();
    }

    void open(Path file, Optional<String> variant) {
        desk.workbench().open(file, variant);
    }

    /** Tells of a defect; it is shown and kept, and the window goes on. */
    void tell(Throwable defect) {
        desk.workbench().tell(new Trouble.Defect(defect));
    }

    /** Waits until the person closes it. For any thread but that of the window. */
    void awaitClosing() throws InterruptedException {
        closing.await();
    }

    /** Closes it, ends every server, and answers what is to be remembered. For any thread but that of the window. */
    Settings end(Workers workers) throws InterruptedException {
        Workbench workbench = desk.workbench();
        record Last(List<Session> sessions, Settings settings) {}
        Last last = inWindow(() -> {
            window.close();
            workbench.opening().get().ifPresent(opening -> opening.cancel());
            boolean chosen =
                    languageWasChosen || !desk.words().language().get().equals(firstLanguage);
            return new Last(
                    List.copyOf(workbench.sessions()), desk.memory().settings(desk.words(), desk.look(), chosen));
        });
        Workbench.closeAll(last.sessions());
        workers.awaitQuiet();
        // What was cancelled at the last moment is given back by the thread of the window.
        List<Session> late = inWindow(() -> List.copyOf(workbench.sessions()));
        Workbench.closeAll(late);
        workers.awaitQuiet();
        return last.settings();
    }

    private static <T> T inWindow(Supplier<T> task) throws InterruptedException {
        CompletableFuture<T> done = new CompletableFuture<>();
        Platform.runLater(() -> {
            try {
                done.complete(task.get());
            } catch (RuntimeException | Error e) {
                done.completeExceptionally(e);
            }
        });
        try {
            return done.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("the window could not be closed", e.getCause());
        }
    }
}
