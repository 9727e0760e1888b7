package dev.lockscope.desktop.carry;

import dev.lockscope.desktop.session.Background;
import dev.lockscope.export.Heading;
import dev.lockscope.export.PictureWish;
import dev.lockscope.export.Selection;
import dev.lockscope.export.Tone;
import dev.lockscope.export.picture.UnfitPicture;
import dev.lockscope.trace.Trace;
import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;

/** What a person asks to take along of one run, and what comes of it. Belongs to the thread of the window. */
final class CarryModel {

    private final Trace trace;
    private final Heading heading;
    private final Background background;
    private final Consumer<? super Throwable> defects;
    private final ObjectProperty<Form> form;
    private final StringProperty from = new SimpleStringProperty("");
    private final StringProperty to = new SimpleStringProperty("");
    private final StringProperty width = new SimpleStringProperty("");
    private final StringProperty height = new SimpleStringProperty("");
    private final ObjectProperty<Double> scale = new SimpleObjectProperty<>(1.0);
    private final ObjectProperty<Tone> tone = new SimpleObjectProperty<>(Tone.LIGHT);
    private final ObjectProperty<Draft.Room> room = new SimpleObjectProperty<>(new Draft.Room(800, 400, 1));
    private final ObservableList<String> clients;
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(new State.Working());
    private Optional<Background.Job> job = Optional.empty();
    private long asked;

    /** How far it has come. */
    sealed interface State {

        /** It is being made. */
        record Working() implements State {}

        /** What is asked for cannot be had. */
        record Wrong(Part.Problem problem) implements State {}

        /** Its picture cannot be drawn as it is asked for. */
        record Unfit(UnfitPicture.Problem problem) implements State {}

        /** It can be saved. */
        record Ready(Draft draft, Draft.Preview preview) implements State {}
    }

    /**
     * A model that begins with the whole run.
     *
     * @param form what it is to be saved as at first
     * @param defects told why something could not be made
     */
    CarryModel(Trace trace, Heading heading, Form form, Background background, Consumer<? super Throwable> defects) {
        this.trace = trace;
        this.heading = heading;
        this.form = new SimpleObjectProperty<>(form);
        this.background = background;
        this.defects = defects;
        this.clients = FXCollections.observableArrayList(trace.header().cast().clients());
        scale.set(form.plainScale());
        this.form.addListener((property, old, now) -> {
            scale.set(now.plainScale());
            make();
        });
        from.addListener((property, old, now) -> make());
        to.addListener((property, old, now) -> make());
        clients.addListener((ListChangeListener<String>) change -> make());
        for (ObservableValue<?> framing : List.<ObservableValue<?>>of(width, height, scale, tone, room)) {
            framing.addListener((property, old, now) -> {
                if (this.form.get().isPictured()) {
                    make();
                }
            });
        }
        make();
    }

    /** What the run is to be saved as. */
    ObjectProperty<Form> form() {
        return form;
    }

    /** The beginning, as typed. */
    StringProperty from() {
        return from;
    }

    /** The end, as typed. */
    StringProperty to() {
        return to;
    }

    /** How wide the picture is to be, as typed. */
    StringProperty width() {
        return width;
    }

    /** How high, as typed. */
    StringProperty height() {
        return height;
    }

    /** How many pixels there are to be for each px; begins anew with each format. */
    ObjectProperty<Double> scale() {
        return scale;
    }

    /** Whether it is to be light or dark. */
    ObjectProperty<Tone> tone() {
        return tone;
    }

    /** Where it can be seen. */
    ObjectProperty<Draft.Room> room() {
        return room;
    }

    /** Those that are wanted. */
    ObservableList<String> clients() {
        return clients;
    }

    /** What comes of it. */
    ReadOnlyObjectProperty<State> state() {
        return state.getReadOnlyProperty();
    }

    /** When the run's last event happened, ns since its start. */
    long end() {
        return Part.end(trace);
    }

    private void make() {
        stop();
        // What is asked for now counts, in whatever order the answers come.
        long number = ++asked;
        Form wanted = form.get();
        Part part = wanted.isCut()
                ? Part.of(from.get(), to.get(), new ArrayList<>(clients), trace)
                : new Part.Chosen(Selection.ALL);
        Framing framing = wanted.isPictured()
                ? Framing.of(width.get(), height.get(), wanted.plainWidth(), scale.get(), tone.get())
                : new Framing.Chosen(PictureWish.PLAIN);
        if (part instanceof Part.Wrong wrong) {
            state.set(new State.Wrong(wrong.problem()));
        } else if (framing instanceof Framing.Wrong wrong) {
            state.set(new State.Wrong(wrong.problem()));
        } else if (part instanceof Part.Chosen chosen && framing instanceof Framing.Chosen framed) {
            Draft draft = new Draft(wanted, trace, chosen.selection(), heading, framed.wish());
            Draft.Room place = room.get();
            state.set(new State.Working());
            job = Optional.of(background.run(
                    () -> draft.preview(place),
                    preview -> {
                        if (number == asked) {
                            state.set(new State.Ready(draft, preview));
                        }
                    },
                    failure -> fail(number, failure)));
        }
    }

    private void fail(long number, Throwable failure) {
        boolean stopped = failure instanceof InterruptedException || failure instanceof InterruptedIOException;
        if (number == asked && failure instanceof UnfitPicture unfit) {
            state.set(new State.Unfit(unfit.problem()));
        } else if (number == asked && !stopped) {
            defects.accept(failure);
        }
    }

    /** Stops what is being made. */
    void stop() {
        job.ifPresent(Background.Job::cancel);
        job = Optional.empty();
    }

    /** Those who took part, in their order. */
    List<String> cast() {
        return trace.header().cast().clients();
    }
}
