package dev.lockscope.desktop.explorer;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.carry.Chooser;
import dev.lockscope.desktop.carry.FileDialog;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.session.Explorations.Question;
import dev.lockscope.desktop.session.Origin;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Trouble;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.explore.Counterexample;
import dev.lockscope.explore.Playing;
import dev.lockscope.lab.Lab;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.time.WallClock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableStringValue;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** The explorer of a window: what is asked of it, what came of that, and what can be done with it. */
public final class Explorer {

    /** What stands on the form before anything was chosen, where it is there: something breaks in it soon. */
    private static final String FIRST = "gc-pause.yaml";

    private final Desk desk;
    private final ExplorerWords words;
    private final Wish wish = new Wish();
    private final Exploring exploring;
    private final Replays replays;
    private final SaveFound save;
    private final ObservableStringValue summary;
    private final BooleanBinding outdated;
    private @Nullable ExplorerPage page;

    /** An explorer of a window, which adds its commands to those of the desk. */
    public Explorer(Desk desk) {
        this(desk, new FileDialog());
    }

    /**
     * An explorer of a window.
     *
     * @param chooser lets a person choose where something is saved
     */
    Explorer(Desk desk, Chooser chooser) {
        this.desk = desk;
        this.words = new ExplorerWords(desk.words());
        Workbench workbench = desk.workbench();
        Lab.Versions versions =
                new Lab.Versions(desk.surroundings().version(), System.getProperty("java.version", "unknown"));
        // One processor is left to the window.
        int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        this.exploring = new Exploring(
                workbench.explorations(),
                workbench.background(),
                new Playing(WallClock.system(), versions),
                threads,
                desk.clock()::getAsLong,
                defect -> workbench.tell(new Trouble.Defect(defect)));
        this.replays = new Replays(workbench);
        this.save = new SaveFound(desk, words.texts(), exploring, chooser);
        exploring.state().addListener((property, old, now) -> replays.follow(exploring.found()));
        this.summary = Bindings.createStringBinding(
                () -> words.headline(exploring.state().get()),
                exploring.state(),
                desk.words().language());
        List<Observable> looked = new ArrayList<>(List.of(wish.parts()));
        looked.add(exploring.state());
        this.outdated = Bindings.createBooleanBinding(this::asksSomethingElse, looked.toArray(Observable[]::new));
        workbench.explorations().asked().addListener((property, old, now) -> now.ifPresent(this::take));
        addCommands();
    }

    private void addCommands() {
        Workbench workbench = desk.workbench();
        ObservableBooleanValue shown = Bindings.createBooleanBinding(
                () -> workbench.current().get().flatMap(Session::scenario).isPresent(), workbench.current());
        add(
                "this",
                shown,
                this::askShown,
                new KeyCodeCombination(KeyCode.E, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN));
        ObservableBooleanValue ready = Bindings.createBooleanBinding(
                () -> !exploring.isGoing() && wish.hindrance().get().isEmpty(), exploring.state(), wish.hindrance());
        add("begin", ready, () -> {
            desk.commands().find("view.explorer").ifPresent(Command::ask);
            begin();
        });
        ObservableBooleanValue going = Bindings.createBooleanBinding(exploring::isGoing, exploring.state());
        add("stop", going, exploring::stop);
        ObservableBooleanValue found =
                Bindings.createBooleanBinding(() -> exploring.found().isPresent(), exploring.state());
        add("watch", found, this::watch);
        add("replay", found, this::replay);
        add("save", found, save::ask);
    }

    private void add(String key, ObservableBooleanValue possible, Runnable action, KeyCombination... keys) {
        desk.commands()
                .add(new Command(
                        "explorer." + key,
                        Command.Group.EXPLORE,
                        words.texts().bind("command." + key),
                        List.of(keys),
                        possible,
                        action));
    }

    private void askShown() {
        desk.workbench()
                .current()
                .get()
                .ifPresent(session -> session.scenario()
                        .ifPresent(scenario -> desk.workbench()
                                .explorations()
                                .ask(Question.usual(
                                        scenario,
                                        scenario.title()
                                                .in(desk.words().language().get()),
                                        file(session.origin())))));
    }

    private static Optional<Path> file(Origin origin) {
        String name = origin.file().toString();
        return name.endsWith(".yaml") && Files.exists(origin.file()) ? Optional.of(origin.file()) : Optional.empty();
    }

    // What is asked

    /** The form. */
    Wish wish() {
        return wish;
    }

    Exploring exploring() {
        return exploring;
    }

    Replays replays() {
        return replays;
    }

    ExplorerWords words() {
        return words;
    }

    /** Whether the form asks something else by now than what is answered. */
    ObservableBooleanValue outdated() {
        return outdated;
    }

    private boolean asksSomethingElse() {
        Optional<Asked> answered = exploring.state().get().question();
        return answered.isPresent()
                && wish.asked(desk.words().language().get())
                        .filter(answered.get()::isSame)
                        .isEmpty();
    }

    private void take(Question question) {
        wish.take(question);
        question.file().ifPresent(this::readVariants);
        exploring.stop();
        begin();
    }

    /** A question names one variant; the form offers the others of the file too. */
    private void readVariants(Path file) {
        desk.workbench()
                .background()
                .run(() -> ScenarioLoader.load(file), all -> wish.variants(file, all), unreadable -> {
                    // What is asked for is there all the same.
                });
    }

    /** Chooses what most people begin with, if nothing is chosen. */
    void chooseFirst() {
        Path first = desk.surroundings().scenarios().resolve(FIRST);
        desk.workbench()
                .background()
                .run(
                        () -> ScenarioLoader.load(first),
                        all -> {
                            if (wish.subject().get().isEmpty()) {
                                wish.choose(new Subject(all.get(0), Optional.of(first), all));
                            }
                        },
                        unreadable -> {
                            // There is a button to choose another one.
                        });
    }

    /** Searches for what stands on the form, if that can be searched for. */
    void begin() {
        wish.asked(desk.words().language().get()).ifPresent(exploring::begin);
    }

    // What is done with it

    /** Shows the run of what was found on the model, from its beginning. */
    void watch() {
        exploring.found().ifPresent(found -> {
            Workbench workbench = desk.workbench();
            Optional<Session> open = workbench.sessions().stream()
                    .filter(session -> session.phase().get() == Phase.RECORDED
                            && session.origin().how() instanceof Origin.How.Found
                            && session.scenario().equals(Optional.of(found.scenario())))
                    .findFirst();
            Session run = open.orElseGet(() ->
                    Session.of(found.trace(), Optional.of(found.scenario()), origin(found), workbench.background()));
            // Of a run that stands at its end there is nothing left to watch.
            run.goTo(0);
            if (open.isPresent()) {
                workbench.show(run);
            } else {
                workbench.add(run);
            }
            run.playBack(desk.clock(), workbench.playingSpeed(run));
        });
    }

    /** Runs it on real servers. */
    void replay() {
        exploring.found().ifPresent(found -> {
            desk.workbench().play(found.scenario(), origin(found));
            desk.workbench().current().get().ifPresent(Session::run);
        });
    }

    /** Runs it once more on real servers, where the run before proves nothing. */
    void again() {
        replays.latest().ifPresentOrElse(this::again, this::replay);
    }

    /** Runs a session of what was found once more in its place, and more slowly where the machine could not keep up. */
    void again(Session session) {
        Workbench workbench = desk.workbench();
        boolean slower = ReplayAgain.isSlower(
                Optional.ofNullable(replays.fates().get(session)).orElseGet(Fate.Unknown::new));
        workbench.show(session);
        if (slower) {
            workbench.restartSlower();
        } else {
            workbench.restart();
        }
        workbench.current().get().ifPresent(Session::run);
    }

    /** Saves it as a scenario. */
    void save() {
        save.ask();
    }

    /** Where it was saved last. */
    ReadOnlyObjectProperty<Optional<Path>> saved() {
        return save.saved();
    }

    static Origin origin(Counterexample found) {
        Scenario scenario = found.scenario();
        return new Origin(Path.of(scenario.id() + ".yaml"), List.of(scenario), new Origin.How.Found());
    }

    // What is shown

    /** How the search goes, in a few words; nothing before one was asked for. */
    public ObservableStringValue summary() {
        return summary;
    }

    /** What says above a run of what was found whether real servers agree. */
    public Region replayNote() {
        return new ReplayNote(desk, this).view();
    }

    /** What shows it; built when it is first looked at. */
    public ExplorerPage page() {
        ExplorerPage built = page;
        if (built == null) {
            built = new ExplorerPage(desk, this);
            page = built;
            if (wish.subject().get().isEmpty()) {
                chooseFirst();
            }
        }
        return built;
    }
}
