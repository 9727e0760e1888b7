package dev.lockscope.desktop.tour;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.words.Texts;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Region;

/**
 * Two minutes on a run in slow motion, for whoever sees the window for the first time. Ends quietly when the person goes
 * elsewhere. Belongs to the thread of the window.
 */
public final class TourArea {

    static final String BUNDLE = "dev.lockscope.desktop.tour.tour";

    /** How fast the run goes, so that a lease lasts long enough to be watched. */
    private static final double SLOW = 0.25;

    private static final String SCENARIO = "gc-pause.yaml";

    private final Desk desk;
    private final Callout callout;
    private final Layer layer;
    private final Invitation invitation;
    private Optional<Tour> tour = Optional.empty();
    private Optional<Node> before = Optional.empty();
    private Optional<Stop> told = Optional.empty();
    private boolean opening;
    private double speedBefore = SLOW;

    /** The tour of a window, which has not begun; its command is among the desk's. */
    public TourArea(Desk desk) {
        this.desk = desk;
        this.callout =
                new Callout(desk, () -> tour.ifPresent(Tour::next), () -> tour.ifPresent(Tour::back), () -> skip());
        this.layer = new Layer(desk.look(), callout);
        layer.onMoved(() -> tour.ifPresent(Tour::lookAround));
        this.invitation = new Invitation(desk, this::start, this::refuse);
        Texts texts = desk.words().of(BUNDLE);
        desk.commands()
                .add(new Command(
                        "help.tour",
                        Command.Group.HELP,
                        texts.bind("command"),
                        List.of(),
                        new SimpleBooleanProperty(true),
                        this::start));
        desk.workbench().current().addListener((property, old, now) -> turnTo(now));
        desk.workbench().opening().addListener((property, old, now) -> {
            tour.ifPresent(Tour::look);
            // What was opened comes after this, if it comes.
            if (opening && now.isEmpty()) {
                desk.workbench().background().later(this::giveUp);
            }
        });
        desk.workbench().trouble().addListener((property, old, now) -> {
            if (now.isPresent()) {
                giveUp();
                skip();
            }
        });
        desk.words()
                .language()
                .addListener((property, old, now) ->
                        tour.ifPresent(going -> layer.show(going.showing().get())));
        desk.look().textScale().addListener((property, old, now) -> layer.requestLayout());
        desk.look().presenting().addListener((property, old, now) -> layer.requestLayout());
    }

    /** What lies over the window while the tour goes on. */
    public Region view() {
        return layer;
    }

    /** What offers the tour on the start screen, while it is to be offered. */
    public Region invitation() {
        return invitation.view();
    }

    /** Offers the tour, if that was never done before. */
    public void invite() {
        if (!desk.memory().isTourOffered()) {
            desk.memory().tourIsOffered();
            invitation.view().setVisible(true);
        }
    }

    private void refuse() {
        invitation.view().setVisible(false);
    }

    /** Opens the tour's scenario, and begins with it. */
    private void start() {
        skip();
        if (!opening) {
            speedBefore = desk.workbench().speed().get();
        }
        opening = true;
        desk.workbench().speed().set(SLOW);
        desk.workbench().open(scenario());
    }

    private Path scenario() {
        return desk.surroundings().scenarios().resolve(SCENARIO);
    }

    /** Another session is shown, or none. */
    private void turnTo(Optional<Session> now) {
        if (now.isPresent()) {
            refuse();
        }
        if (tour.isPresent() && now.filter(tour.get()::isOf).isEmpty()) {
            end();
        }
        if (opening) {
            now.filter(session -> session.origin().file().equals(scenario()))
                    .filter(session -> session.phase().get() == Phase.READY)
                    .ifPresentOrElse(this::begin, this::giveUp);
        }
    }

    private void begin(Session session) {
        opening = false;
        Tour fresh = new Tour(
                session, this::canBeSeen, () -> desk.workbench().opening().get().isPresent());
        tour = Optional.of(fresh);
        // Once everything in the window shows the session, and has taken the focus that it wants.
        Platform.runLater(() -> {
            if (tour.filter(going -> going == fresh).isPresent()) {
                Scene scene = layer.getScene();
                scene.getRoot().applyCss();
                scene.getRoot().layout();
                before = Optional.ofNullable(scene.getFocusOwner());
                fresh.showing().addListener((property, old, now) -> show(fresh, now));
                fresh.begin();
            }
        });
    }

    private boolean canBeSeen(Stop stop) {
        return Finder.find(layer.getScene(), stop.targets()).isPresent();
    }

    private void show(Tour going, Optional<Showing> now) {
        if (tour.filter(one -> one == going).isEmpty()) {
            return;
        }
        if (now.isEmpty()) {
            end();
            return;
        }
        layer.show(now);
        Stop stop = now.get().stop();
        if (!told.equals(Optional.of(stop))) {
            told = Optional.of(stop);
            if (stop == Stop.CODE) {
                desk.commands().find("inspector.code").ifPresent(Command::ask);
            }
            Platform.runLater(callout.words()::requestFocus);
        }
    }

    /** Ends the tour, if it goes on; answers whether it did. */
    public boolean skip() {
        boolean went = tour.isPresent();
        if (went) {
            end();
        }
        return went;
    }

    private void giveUp() {
        if (opening) {
            opening = false;
            restoreSpeed();
        }
    }

    private void end() {
        Optional<Tour> ended = tour;
        tour = Optional.empty();
        told = Optional.empty();
        ended.ifPresent(Tour::end);
        layer.show(Optional.empty());
        restoreSpeed();
        giveFocusBack();
    }

    /** Unless the person has chosen another. */
    private void restoreSpeed() {
        if (desk.workbench().speed().get() == SLOW) {
            desk.workbench().speed().set(speedBefore);
        }
    }

    private void giveFocusBack() {
        Scene scene = layer.getScene();
        Node focused = scene == null ? null : scene.getFocusOwner();
        boolean within = false;
        for (Node one = focused; one != null; one = one.getParent()) {
            within |= one == layer;
        }
        if (within) {
            before.filter(node -> node.getScene() == scene).ifPresent(Node::requestFocus);
        }
        before = Optional.empty();
    }
}
