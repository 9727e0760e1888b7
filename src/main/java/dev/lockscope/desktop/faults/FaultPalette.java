package dev.lockscope.desktop.faults;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.SessionWatch;
import dev.lockscope.lab.offer.Offers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * The most useful faults of what is shown, as large buttons, with the scenario's goal above them and below them what they
 * have led to. Belongs to the thread of the window.
 */
public final class FaultPalette {

    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");
    private static final PseudoClass PAST = PseudoClass.getPseudoClass("past");

    private final Desk desk;
    private final FaultWords words;
    private final VBox view = new VBox();
    private final GoalBox goal;
    private final Label note = new Label();
    private final PairsPane buttons = new PairsPane();
    private final Label outcome = new Label();
    private final FaultList faults;
    private final MoreMenu more;
    private final FreePlay free;
    private final SavePlay save;
    private final FaultCommands commands;
    private final Asked asked = new Asked();
    private List<FaultButton> shown = List.of();
    private Optional<Session> session = Optional.empty();
    private Optional<Offers> offers = Optional.empty();
    private Optional<LatestDeed> deeds = Optional.empty();
    private Optional<PaletteState> state = Optional.empty();
    private String told = "";

    /** An area of a window; adds its commands to those of the desk. */
    public FaultPalette(Desk desk) {
        this.desk = desk;
        this.words = new FaultWords(desk.words());
        this.goal = new GoalBox(desk);
        this.faults = new FaultList(desk, words);
        this.more = new MoreMenu(desk, words);
        this.free = new FreePlay(desk, words);
        this.save = new SavePlay(desk, words);
        this.commands = new FaultCommands(desk);
        build();
        SessionWatch.on(desk.workbench(), one -> List.of(one.moment(), one.phase()), now -> show(now));
        desk.words().language().addListener((property, old, now) -> refresh(true));
    }

    private void build() {
        Label heading = new Label();
        heading.textProperty().bind(words.texts().bind("heading"));
        heading.getStyleClass().add("heading");
        heading.setMaxWidth(Double.MAX_VALUE);
        Label keys = new Label();
        keys.textProperty().bind(words.texts().bind("keys"));
        keys.getStyleClass().add("muted");
        keys.setMinWidth(Region.USE_PREF_SIZE);
        HBox head = new HBox(heading, keys);
        head.setAlignment(Pos.BASELINE_LEFT);
        HBox.setHgrow(heading, Priority.ALWAYS);
        wrap(note, "faults-note");
        wrap(outcome, "faults-outcome");
        buttons.setId("fault-buttons");
        view.getChildren()
                .setAll(goal.view(), head, note, buttons, more.node(), outcome, faults, save.node(), free.view());
        view.setId("faults");
        view.getStyleClass().add("faults");
    }

    private static void wrap(Label label, String id) {
        label.setId(id);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.getStyleClass().add(id);
    }

    /** What is shown. */
    public Region view() {
        return view;
    }

    private void show(Optional<Session> now) {
        if (!now.equals(session)) {
            session = now;
            offers = now.flatMap(Session::scenario).map(Offers::new);
            deeds = now.map(LatestDeed::new);
            goal.show(now);
            asked.forget();
            told = "";
            refresh(true);
            commands.replace(state.map(PaletteState::buttons).orElse(List.of()), this::press);
        } else {
            refresh(false);
        }
        free.show(now);
        more.follow();
    }

    private void refresh(boolean anew) {
        if (anew) {
            shown = List.of();
        }
        Optional<PaletteState> next =
                session.map(one -> PaletteState.of(one, offers, deeds.flatMap(LatestDeed::find), words));
        if (anew || !next.equals(state)) {
            state = next;
            dress();
        }
    }

    private void dress() {
        List<Doing> doings = state.map(PaletteState::buttons).orElse(List.of());
        if (shown.size() == doings.size()) {
            for (int i = 0; i < doings.size(); i++) {
                shown.get(i).show(doings.get(i));
            }
        } else {
            build(doings);
        }
        commands.follow(doings);
        Acting acting = state.map(PaletteState::acting).orElse(Acting.NEVER);
        note.setText(state.map(PaletteState::note).orElse(""));
        note.pseudoClassStateChanged(PAST, acting == Acting.BRANCH);
        show(note, acting != Acting.NOW);
        more.node().setDisable(acting == Acting.NEVER);
        faults.show(state.map(PaletteState::faults).orElse(List.of()));
        save.show(state.flatMap(PaletteState::deed));
        dressOutcome();
    }

    private void build(List<Doing> doings) {
        List<FaultButton> all = new ArrayList<>();
        for (Doing doing : doings) {
            int place = all.size() + 1;
            all.add(new FaultButton(place, words.texts().say("key", place), doing, this::press));
        }
        shown = List.copyOf(all);
        buttons.show(all.stream().map(FaultButton::node).toList());
    }

    private void dressOutcome() {
        Optional<Deed> deed = state.flatMap(PaletteState::deed);
        String text = state.map(PaletteState::deedText).orElse("");
        if (asked.awaits(deed)) {
            text = asked.text();
        } else if (!told.isEmpty()) {
            text = told;
        }
        outcome.setText(text);
        outcome.pseudoClassStateChanged(
                REFUSED,
                !told.isEmpty()
                        || (!asked.awaits(deed) && deed.filter(Deed::refused).isPresent()));
        show(outcome, !text.isEmpty());
    }

    private static void show(Label label, boolean visible) {
        label.setVisible(visible);
        label.setManaged(visible);
    }

    /** Does it, or says why it does not apply. */
    private void press(Doing doing) {
        Optional<String> reason = doing.reason();
        if (reason.isPresent()) {
            asked.forget();
            told = words.texts().say("not-now", doing.label(), reason.orElse(""));
            dressOutcome();
            return;
        }
        told = "";
        Acting acting = state.map(PaletteState::acting).orElse(Acting.NEVER);
        String key = acting == Acting.BRANCH ? "asked.branch" : "asked";
        asked.ask(words.texts().say(key, doing.label()), state.flatMap(PaletteState::deed));
        dressOutcome();
        desk.workbench().act(doing.offer().action());
    }
}
