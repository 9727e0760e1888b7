package dev.lockscope.desktop.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The comparisons that are open, each in a tab behind those of the runs. Belongs to the thread of the window. */
public final class Comparisons {

    private final Workbench workbench;
    private final BiConsumer<Path, Throwable> failed;
    private final ObservableList<Beside> all = FXCollections.observableArrayList();

    /** One for all who listen, since it is held by nothing but this, and would forget them with itself. */
    private final ObservableList<Beside> open = FXCollections.unmodifiableObservableList(all);

    private final ReadOnlyObjectWrapper<Optional<Beside>> shown =
            new ReadOnlyObjectWrapper<>(this, "shown", Optional.empty());

    /** A run that can be compared. */
    public sealed interface Source {

        /** One that is open, as far as it has come when it is compared. */
        record Open(Session session) implements Source {}

        /** One in a file. */
        record InFile(Path file) implements Source {}
    }

    /**
     * None.
     *
     * @param failed told which file could not be read, or of which two runs, and why
     */
    Comparisons(Workbench workbench, BiConsumer<Path, Throwable> failed) {
        this.workbench = workbench;
        this.failed = failed;
        workbench.current().addListener((property, old, now) -> {
            if (now.isPresent()) {
                shown.set(Optional.empty());
            }
        });
    }

    /** Those that are open, in the order of their tabs. */
    public ObservableList<Beside> open() {
        return open;
    }

    /** The one that is shown; no run is shown then. */
    public ReadOnlyObjectProperty<Optional<Beside>> shown() {
        return shown.getReadOnlyProperty();
    }

    /** Compares two runs in a tab of their own. */
    public void compare(Source first, Source second) {
        Path[] read = {Path.of("")};
        Beside fresh = new Beside(side(first, read), side(second, read), workbench.background(), (which, failure) -> {
            close(which);
            failed.accept(read[0], failure);
        });
        all.add(fresh);
        show(fresh);
        fresh.begin();
    }

    /** Notes which file is being read, for what is told where that fails. */
    private static Callable<Side> side(Source source, Path[] read) {
        if (source instanceof Source.InFile in) {
            return () -> {
                read[0] = in.file();
                return Side.read(in.file());
            };
        }
        Side side = Side.of(((Source.Open) source).session());
        return () -> side;
    }

    /** Puts the first run of a comparison in the place of the second. */
    public void swap(Beside which) {
        int place = all.indexOf(which);
        if (place >= 0) {
            which.stop();
            Beside swapped = which.swapped();
            all.set(place, swapped);
            show(swapped);
            swapped.begin();
        }
    }

    /** Shows one. */
    public void show(Beside wanted) {
        if (all.contains(wanted)) {
            // Before the run is put away, or the start screen would be seen in between.
            shown.set(Optional.of(wanted));
            workbench.leaveRun();
        }
    }

    /** Shows none. */
    void leave() {
        shown.set(Optional.empty());
    }

    /** Closes a tab, and ends its work. */
    public void close(Beside which) {
        int place = all.indexOf(which);
        if (place < 0) {
            return;
        }
        which.stop();
        boolean wasShown = shown.get().filter(one -> one == which).isPresent();
        all.remove(place);
        if (wasShown) {
            List<Session> runs = workbench.sessions();
            if (!all.isEmpty()) {
                show(all.get(Math.min(place, all.size() - 1)));
            } else if (!runs.isEmpty()) {
                workbench.show(runs.get(runs.size() - 1));
            } else {
                leave();
            }
        }
    }
}
