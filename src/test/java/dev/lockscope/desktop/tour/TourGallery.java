package dev.lockscope.desktop.tour;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.command.Commands;
import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.desktop.shell.MainWindow;
import dev.lockscope.desktop.theme.Look;
import dev.lockscope.desktop.theme.Tone;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.lab.Lab;
import dev.lockscope.model.ModelLab;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.time.WallClock;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.stage.Stage;
import javax.imageio.ImageIO;

/**
 * Draws every stop of the tour, on a run on the model.
 *
 * <p>Arguments: FOLDER light|dark en|nb WIDTHxHEIGHT SCALE [presenting]. SCALE is the size of text.
 */
public final class TourGallery {

    private static final int SETTLE_FRAMES = 30;

    private final Path folder;
    private final String name;
    private final Stage stage = new Stage();
    private final Desk desk;
    private final CompletableFuture<Boolean> drawn;
    private int number;

    private TourGallery(String[] arguments, ExecutorService workers, CompletableFuture<Boolean> drawn) {
        this.drawn = drawn;
        this.folder = Path.of(arguments[0]);
        this.name = String.join("-", Arrays.asList(arguments).subList(1, arguments.length));
        ModelLab lab = new ModelLab(WallClock.system(), new Lab.Versions("0", "17"));
        Background background = new Background(workers, Platform::runLater, drawn::completeExceptionally);
        Look look = new Look(Tone.valueOf(arguments[1].toUpperCase(Locale.ROOT)));
        look.textScale().set(Double.parseDouble(arguments[4]));
        look.presenting().set(arguments.length > 5);
        this.desk = new Desk(
                new Words(arguments[2]),
                look,
                new Commands(),
                new Workbench(background, lab::open, () -> 42),
                SystemRunClock.startingNow()::nanos);
        String[] size = arguments[3].split("x", -1);
        MainWindow window = new MainWindow(desk, stage);
        stage.setWidth(Integer.parseInt(size[0]));
        stage.setHeight(Integer.parseInt(size[1]));
        window.show();
        window.invite();
    }

    public static void main(String[] arguments) throws Exception {
        ExecutorService workers = Executors.newCachedThreadPool(task -> {
            Thread thread = new Thread(task, "background");
            thread.setDaemon(true);
            return thread;
        });
        CompletableFuture<Boolean> drawn = new CompletableFuture<>();
        Platform.startup(() -> {
            try {
                new TourGallery(arguments, workers, drawn).go();
            } catch (RuntimeException | Error e) {
                drawn.completeExceptionally(e);
            }
        });
        drawn.get();
        System.exit(0);
    }

    private void go() {
        new AnimationTimer() {
            private int frames;

            @Override
            public void handle(long now) {
                if (++frames % SETTLE_FRAMES == 0) {
                    try {
                        if (!draw()) {
                            stop();
                            drawn.complete(true);
                        }
                    } catch (Exception e) {
                        stop();
                        drawn.completeExceptionally(e);
                    }
                }
            }
        }.start();
    }

    /** Draws what is shown, and goes on; answers whether there is more. */
    private boolean draw() throws Exception {
        ImageIO.write(
                SwingFXUtils.fromFXImage(stage.getScene().snapshot(null), null),
                "png",
                folder.resolve(name + "-" + number++ + ".png").toFile());
        Node words = stage.getScene().lookup("#tour");
        if (number == 1) {
            desk.commands().find("help.tour").ifPresent(Command::ask);
            return true;
        }
        if (words == null || !words.getParent().isVisible()) {
            return false;
        }
        for (Node next : List.copyOf(words.lookupAll("#tour-next"))) {
            ((Button) next).fire();
        }
        return true;
    }
}
