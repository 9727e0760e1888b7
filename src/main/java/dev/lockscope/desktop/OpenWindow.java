package dev.lockscope.desktop;

import dev.lockscope.course.Profiles;
import dev.lockscope.desktop.command.Commands;
import dev.lockscope.desktop.course.Course;
import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.KeptRuns;
import dev.lockscope.desktop.session.Opening;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Trouble;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.desktop.settings.Memory;
import dev.lockscope.desktop.settings.Settings;
import dev.lockscope.desktop.shell.MainWindow;
import dev.lockscope.desktop.theme.Look;
import dev.lockscope.desktop.theme.Tone;
import dev.lockscope.desktop.words.ToolkitLanguage;
import dev.lockscope.desktop.words.Words;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.stage.Stage;

/** The window from its opening to its closing. Belongs to the thread of the window, but for what says otherwise. */
final class OpenWindow {

    /** How long the window may take to say what is to be remembered, s. */
    private static final long ANSWER = 1;

    private final Desk desk;
    private final MainWindow window;
    private final boolean languageWasChosen;
    private final String firstLanguage;
    private final CountDownLatch closing = new CountDownLatch(1);

    // For the threads that start servers.
    private volatile String spoken;

    // For the thread that ends the servers.
    private volatile List<Session> sessions = List.of();
    private volatile Optional<Opening> opening = Optional.empty();
    private volatile Optional<Settings> last = Optional.empty();

    OpenWindow(DesktopParts parts, Settings settings, Profiles profiles, Tone tone, Workers workers) {
        Workbench[] bench = new Workbench[1];
        Background background =
                new Background(workers, Platform::runLater, defect -> bench[0].tell(new Trouble.Defect(defect)));
        bench[0] = new Workbench(
                background,
                new KeptRuns((scenario, options) -> parts.runs().apply(spoken).open(scenario, options), parts.kept()),
                parts.seeds());
        Optional<String> remembered = parts.languageWasAsked() ? Optional.empty() : settings.language();
        this.languageWasChosen = remembered.isPresent();
        this.firstLanguage = remembered.orElse(parts.language());
        this.spoken = firstLanguage;
        Look look = new Look(tone);
        look.textScale().set(settings.textScale());
        look.reducedMotion().set(settings.reducedMotion());
        Course course = new Course(bench[0], parts.clock());
        course.change(nothing -> profiles);
        this.desk = new Desk(
                new Words(firstLanguage),
                look,
                new Commands(),
                bench[0],
                parts.clock(),
                new Surroundings(
                        parts.version(),
                        parts.scenarios(),
                        parts.doctor(),
                        parts.defects(),
                        Optional.of(parts.kept()),
                        parts.systemTone()),
                new Memory(settings),
                course);
        settings.caps().limit(parts.kept());
        desk.memory().caps().addListener((property, old, now) -> now.limit(parts.kept()));
        course.load(desk.surroundings().lessons());
        desk.words().language().addListener((property, old, now) -> spoken = now);
        ToolkitLanguage toolkit = new ToolkitLanguage(desk.words());
        toolkit.follow();
        Stage stage = new Stage();
        this.window = new MainWindow(desk, stage);
        toolkit.followIn(stage.getScene().getRoot());
        window.onClosing(this::closing);
        bench[0].sessions()
                .addListener((ListChangeListener<Session>) change -> sessions = List.copyOf(bench[0].sessions()));
        bench[0].opening().addListener((property, old, now) -> opening = now);
    }

    /** Tells what is to be remembered whenever something of it has changed; on the thread of the window. */
    void onChange(Consumer<Settings> keep) {
        Runnable changed = () -> keep.accept(settings());
        desk.memory().changes().addListener((property, old, now) -> changed.run());
        desk.words().language().addListener((property, old, now) -> changed.run());
        desk.look().tone().addListener((property, old, now) -> changed.run());
        desk.look().textScale().addListener((property, old, now) -> changed.run());
        desk.look().reducedMotion().addListener((property, old, now) -> changed.run());
    }

    /** Tells how far the learners have come whenever that has changed; on the thread of the window. */
    void onProgress(Consumer<Profiles> keep) {
        desk.course().profiles().addListener((property, old, now) -> keep.accept(now));
    }

    private Settings settings() {
        boolean chosen = languageWasChosen || !desk.words().language().get().equals(firstLanguage);
        return desk.memory().settings(desk.words(), desk.look(), chosen);
    }

    void show() {
        window.show();
    }

    /** Offers the tour, if that was never done before. */
    void invite() {
        window.invite();
    }

    void open(Path file, Optional<String> variant) {
        desk.workbench().open(file, variant);
    }

    /** Tells of trouble. */
    void tell(Trouble trouble) {
        desk.workbench().tell(trouble);
    }

    /** Tells of a defect; it is shown and kept, and the window goes on. */
    void tell(Throwable defect) {
        if (closing.getCount() == 0) {
            // Parts of the window that are gone already are missed by those that are not.
            return;
        }
        desk.workbench().tell(new Trouble.Defect(defect));
    }

    /** Waits until the person closes it. For any thread but that of the window. */
    void awaitClosing() throws InterruptedException {
        closing.await();
    }

    /** The person closes it, or the program ends: what the window has to say is looked up while it can be. */
    private void closing() {
        last = Optional.of(settings());
        desk.workbench().opening().get().ifPresent(Opening::cancel);
        desk.workbench().explorations().end();
        closing.countDown();
    }

    /** Ends every server. For any thread but that of the window, which need not answer any more. */
    void endServers(Workers workers) throws InterruptedException {
        opening.ifPresent(Opening::cancel);
        desk.workbench().explorations().end();
        Workbench.closeAll(sessions);
        workers.awaitQuiet();
        if (last.isEmpty()) {
            closeQuietly();
        } else {
            // What was opened at the last moment is given back by the window's thread.
            settle(() -> {});
        }
        Workbench.closeAll(sessions);
        workers.awaitQuiet();
    }

    /** When the process is told to end, the library of the window ends by itself, and may not answer. */
    private void closeQuietly() throws InterruptedException {
        if (!settle(window::close)) {
            last = Optional.empty();
        }
    }

    /** Does something on the window's thread after all that waits for it; answers whether that was done in time. */
    private static boolean settle(Runnable task) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        Platform.runLater(() -> {
            task.run();
            done.countDown();
        });
        return done.await(ANSWER, TimeUnit.SECONDS);
    }

    /** What is to be remembered; nothing where the window could not say. */
    Optional<Settings> last() {
        return last;
    }
}
