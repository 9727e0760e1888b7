package dev.lockscope.desktop;

import dev.lockscope.desktop.command.Commands;
import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Trouble;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.desktop.shell.MainWindow;
import dev.lockscope.desktop.theme.Look;
import dev.lockscope.desktop.theme.Tone;
import dev.lockscope.desktop.words.Words;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Platform;
import javafx.stage.Stage;

/** The program as a window. */
public final class DesktopProgram {

    private final DesktopParts parts;

    /** A program that is not started yet. */
    public DesktopProgram(DesktopParts parts) {
        this.parts = parts;
    }

    /**
     * Shows the window, and ends every server when it is closed. Blocks until then; not to be called twice in a process.
     *
     * @param file a scenario or a trace to go straight to
     * @throws InterruptedException when the calling thread is interrupted; the window is closed then
     */
    public void run(Optional<Path> file) throws InterruptedException {
        // It says that the classes are not in a module, which is as it should be here.
        Logger.getLogger("javafx").setLevel(Level.SEVERE);
        CompletableFuture<List<Session>> closed = new CompletableFuture<>();
        ExecutorService workers = Executors.newCachedThreadPool(DesktopProgram::worker);
        Platform.startup(() -> open(file, workers, closed));
        try {
            Workbench.closeAll(closed.join());
        } finally {
            workers.shutdownNow();
            Platform.exit();
        }
    }

    private static Thread worker(Runnable task) {
        Thread thread = new Thread(task, "background");
        thread.setDaemon(true);
        return thread;
    }

    private void open(Optional<Path> file, ExecutorService workers, CompletableFuture<List<Session>> closed) {
        Workbench[] bench = new Workbench[1];
        Background background =
                new Background(workers, Platform::runLater, defect -> bench[0].tell(new Trouble.Defect(defect)));
        Workbench workbench = new Workbench(background, parts.runs(), parts.seeds());
        bench[0] = workbench;
        Desk desk =
                new Desk(new Words(parts.language()), new Look(Tone.LIGHT), new Commands(), workbench, parts.clock());
        Stage stage = new Stage();
        MainWindow window = new MainWindow(desk, stage);
        stage.setOnCloseRequest(event -> closed.complete(List.copyOf(workbench.sessions())));
        window.show();
        file.ifPresent(workbench::open);
    }
}
