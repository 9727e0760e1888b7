package dev.lockscope.desktop.gallery;

import dev.lockscope.course.LessonException;
import dev.lockscope.course.Lessons;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.command.Commands;
import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Comparisons.Source;
import dev.lockscope.desktop.session.Origin;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Trouble;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.desktop.shell.MainWindow;
import dev.lockscope.desktop.theme.Look;
import dev.lockscope.desktop.theme.Tone;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.export.ExportFormat;
import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.lab.Lab;
import dev.lockscope.lab.Run;
import dev.lockscope.lab.RunOptions;
import dev.lockscope.model.ModelLab;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.time.WallClock;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.ReadTrace;
import dev.lockscope.trace.file.TraceReader;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.paint.Color;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;
import javax.imageio.ImageIO;

/**
 * Draws the whole window at a moment of a run and writes it to a PNG file.
 *
 * <p>Arguments: OUT.png FILE[:VARIANT] SECONDS light|dark en|nb WIDTHxHEIGHT [presenting] [diagnosis] [menu:ID] [learnt:SHARE] [scale:X] [form:FORMAT] [press:ID…] [COMMAND…]. FILE is a scenario, which is
 * run on the model, or a trace, or {@code lesson:} and a way through a lesson, see {@link Learner}, which is run on the
 * model, or {@code explore:} and what is searched for, see {@link Explored}, or {@code compare:} and two of the former with a plus between them. SECONDS is the moment; {@code end} for the last one. A COMMAND is the id of one
 * that is asked for before the picture is drawn, such as {@code inspector.events}; a button of an ID is pressed after that; of {@code lesson.teacher} the picture is that of the teacher's window.
 */
public final class Picture {

    private static final int SETTLE_FRAMES = 30;

    /** So many times as long until a file has been made and its picture drawn, or what a button asks for is done. */
    private static final int LONG = 6;

    private static final String LESSON = "lesson:";
    private static final String COMPARED = "compare:";

    private static final String EXPLORED = "explore:";

    /** How much time is skipped at once, ns. */
    private static final long SKIPPED = 20_000_000_000L;

    private static final Lessons LESSONS = lessons();

    private Picture() {}

    private static Lessons lessons() {
        try {
            return Lessons.of(Path.of("scenarios/lessons"));
        } catch (LessonException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Draws one picture. */
    public static void main(String[] arguments) throws Exception {
        drawAll(List.of(List.of(arguments)));
    }

    /** Draws pictures, one after the other; each has the arguments of a picture of its own. */
    static void drawAll(List<List<String>> pictures) throws Exception {
        ExecutorService workers = Executors.newCachedThreadPool(task -> {
            Thread thread = new Thread(task, "background");
            thread.setDaemon(true);
            return thread;
        });
        Platform.startup(() -> Platform.setImplicitExit(false));
        try {
            for (List<String> picture : pictures) {
                CompletableFuture<Boolean> drawn = new CompletableFuture<>();
                Platform.runLater(() -> {
                    try {
                        open(picture.toArray(String[]::new), workers, drawn);
                    } catch (Exception | Error e) {
                        drawn.completeExceptionally(e);
                    }
                });
                drawn.get();
            }
        } finally {
            Platform.exit();
        }
    }

    private static void open(String[] arguments, ExecutorService workers, CompletableFuture<Boolean> drawn)
            throws Exception {
        Background background = new Background(workers, Platform::runLater, drawn::completeExceptionally);
        Workbench workbench = new Workbench(background, lab()::open, () -> 42);
        Look look = new Look(Tone.valueOf(arguments[3].toUpperCase(Locale.ROOT)));
        List<String> rest = List.of(arguments).subList(6, arguments.length);
        look.presenting().set(rest.contains("presenting"));
        rest.stream()
                .filter(word -> word.startsWith("scale:"))
                .forEach(word -> look.textScale().set(Double.parseDouble(word.substring(6))));
        SystemRunClock clock = SystemRunClock.startingNow();
        AtomicLong skipped = new AtomicLong();
        Desk desk =
                new Desk(new Words(arguments[4]), look, new Commands(), workbench, () -> clock.nanos() + skipped.get());
        desk.course().take(LESSONS);
        rest.stream()
                .filter(id -> id.startsWith("learnt:"))
                .findFirst()
                .ifPresent(id ->
                        desk.course().change(nothing -> Learnt.of(LESSONS, Double.parseDouble(id.substring(7)))));
        String[] size = arguments[5].split("x", -1);
        Stage stage = new Stage();
        MainWindow window = new MainWindow(desk, stage);
        stage.setWidth(Integer.parseInt(size[0]));
        stage.setHeight(Integer.parseInt(size[1]));
        window.show();
        Optional<Learner> learner = Optional.empty();
        Optional<Explored> explored = Optional.empty();
        if (arguments[1].startsWith(LESSON)) {
            learner = Optional.of(
                    new Learner(desk, arguments[1].substring(LESSON.length()), () -> skipped.addAndGet(SKIPPED)));
        } else if (arguments[1].startsWith(EXPLORED)) {
            explored = Optional.of(new Explored(arguments[1].substring(EXPLORED.length()), arguments[2]));
            workbench.explorations().ask(explored.get().question());
        } else if (arguments[1].startsWith(COMPARED)) {
            String[] two = arguments[1].substring(COMPARED.length()).split("[+]", 2);
            workbench
                    .comparisons()
                    .compare(
                            new Source.Open(session(two[0], background)), new Source.Open(session(two[1], background)));
        } else if (!arguments[1].equals("-")) {
            Session session = session(arguments[1], background);
            workbench.add(session);
            if (!arguments[2].equals("end")) {
                session.goTo(Math.round(Double.parseDouble(arguments[2]) * 1e9));
            }
        }
        if (rest.contains("diagnosis")) {
            workbench.tell(new Trouble.Lacking(new EnvironmentProblem(
                    "no redis-server runs on this machine", "install Redis, or name a program")));
        }
        rest.stream().filter(id -> id.startsWith("menu:")).findFirst().ifPresent(id -> menu(stage, id.substring(5)));
        Optional<ExportFormat> form = rest.stream()
                .filter(id -> id.startsWith("form:"))
                .findFirst()
                .flatMap(id -> ExportFormat.of(id.substring(5)));
        Optional<Learner> going = learner;
        Deque<String> presses = rest.stream()
                .filter(id -> id.startsWith("press:"))
                .map(id -> id.substring(6))
                .collect(Collectors.toCollection(ArrayDeque::new));
        boolean pressed = !presses.isEmpty();
        Optional<Explored> searched = explored;
        new AnimationTimer() {
            private int frames;
            private boolean there = going.isEmpty() && searched.isEmpty() && !arguments[1].startsWith(COMPARED);

            @Override
            public void handle(long now) {
                there = there
                        || workbench
                                .comparisons()
                                .shown()
                                .get()
                                .filter(beside -> beside.pair().get().isPresent())
                                .isPresent();
                there = there
                        || searched.filter(one -> one.isThere(stage.getScene())).isPresent();
                there = there || going.filter(Learner::isThere).isPresent();
                if (!there) {
                    return;
                }
                if (frames > SETTLE_FRAMES / 2 + 5 && !presses.isEmpty()) {
                    press(stage, presses);
                } else if (++frames == SETTLE_FRAMES / 2) {
                    // A verdict comes a little after what it is about.
                    rest.forEach(id -> desk.commands().find(id).ifPresent(Command::ask));
                } else if (frames == SETTLE_FRAMES / 2 + 5) {
                    form.ifPresent(format -> choose(stage, format));
                } else if (frames == (form.isPresent() || pressed ? LONG : 1) * SETTLE_FRAMES) {
                    stop();
                    try {
                        ImageIO.write(
                                picture(rest.contains("lesson.teacher") ? beside(stage) : stage),
                                "png",
                                Path.of(arguments[0]).toFile());
                        stage.hide();
                        drawn.complete(true);
                    } catch (Exception e) {
                        drawn.completeExceptionally(e);
                    }
                }
            }
        }.start();
    }

    /** Presses the next button, once it is there and can be pressed. */
    private static void press(Stage stage, Deque<String> ids) {
        Node node = stage.getScene().lookup("#" + ids.getFirst());
        if (node instanceof ButtonBase button && !button.isDisabled()) {
            button.fire();
            ids.removeFirst();
        }
    }

    /** Chooses a format in the sheet for exports, in which the trace comes first. */
    private static void choose(Stage stage, ExportFormat format) {
        ListView<?> forms = (ListView<?>) stage.getScene().lookup("#export-forms");
        int place = List.of(ExportFormat.values()).indexOf(format) + 1;
        forms.getSelectionModel().select(place);
        forms.scrollTo(place);
    }

    /** Asks a thing of the stage for its menu, once it is there. */
    private static void menu(Stage stage, String id) {
        new AnimationTimer() {
            private int frames;

            @Override
            public void handle(long now) {
                if (++frames == SETTLE_FRAMES / 2) {
                    stop();
                    Event.fireEvent(
                            stage.getScene().lookup("#" + id),
                            new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false));
                }
            }
        }.start();
    }

    /** A window that was opened beside the main one. */
    private static Stage beside(Stage main) {
        return Window.getWindows().stream()
                .filter(window -> window instanceof Stage && window != main)
                .map(Stage.class::cast)
                .findFirst()
                .orElse(main);
    }

    /** The window with what has popped up over it. */
    private static BufferedImage picture(Stage stage) {
        BufferedImage whole = SwingFXUtils.fromFXImage(stage.getScene().snapshot(null), null);
        Graphics2D pen = whole.createGraphics();
        SnapshotParameters clear = new SnapshotParameters();
        clear.setFill(Color.TRANSPARENT);
        for (Window window : Window.getWindows()) {
            if (window instanceof PopupWindow) {
                pen.drawImage(
                        SwingFXUtils.fromFXImage(window.getScene().getRoot().snapshot(clear, null), null),
                        (int) (window.getX() - stage.getX()),
                        (int) (window.getY() - stage.getY()),
                        null);
            }
        }
        pen.dispose();
        return whole;
    }

    private static ModelLab lab() {
        return new ModelLab(WallClock.system(), new Lab.Versions("0", "17"));
    }

    private static Session session(String what, Background background) throws Exception {
        if (what.endsWith(".jsonl")) {
            ReadTrace read = TraceReader.read(Path.of(what));
            Trace trace = read.trace();
            Scenario scenario = ScenarioLoader.parse(
                    trace.header().scenarioName(),
                    trace.header().scenario(),
                    Optional.ofNullable(trace.header().variant()));
            Origin origin = new Origin(Path.of(what), List.of(), new Origin.How.Recorded(read.cut()));
            return Session.of(trace, Optional.of(scenario), origin, background);
        }
        String[] parts = what.split(":", 2);
        List<Scenario> variants = ScenarioLoader.load(Path.of(parts[0]));
        Scenario scenario = variants.stream()
                .filter(one -> parts.length == 1 || one.variant().equals(Optional.of(parts[1])))
                .findFirst()
                .orElseThrow();
        Origin origin = new Origin(Path.of(parts[0]), variants, new Origin.How.AsWritten());
        try (Run run = lab().open(scenario, new RunOptions(1, 42))) {
            run.start();
            run.awaitEnd();
            return Session.of(run.trace(), Optional.of(scenario), origin, background);
        }
    }
}
