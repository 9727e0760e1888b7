package dev.lockscope.desktop.kept;

import dev.lockscope.desktop.session.Background;
import dev.lockscope.trace.file.TraceArchive;
import dev.lockscope.trace.file.TraceArchive.Kept;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** What an archive holds, the newest first. Belongs to the thread of the window; files are read and deleted elsewhere. */
final class KeptModel {

    private final TraceArchive archive;
    private final Background background;
    private final ObservableList<KeptRun> runs = FXCollections.observableArrayList();
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.READING);
    private final ReadOnlyObjectWrapper<Optional<Throwable>> failure = new ReadOnlyObjectWrapper<>(Optional.empty());
    private long asked;

    /** How far reading has come. */
    enum State {
        /** Nothing is known yet. */
        READING,
        /** What is there is known. */
        READ
    }

    /** A model that has read nothing yet. */
    KeptModel(TraceArchive archive, Background background) {
        this.archive = archive;
        this.background = background;
    }

    /** Those that are kept. */
    ObservableList<KeptRun> runs() {
        return runs;
    }

    ReadOnlyObjectProperty<State> state() {
        return state.getReadOnlyProperty();
    }

    /** Why the last thing that was asked for could not be done. */
    ReadOnlyObjectProperty<Optional<Throwable>> failure() {
        return failure.getReadOnlyProperty();
    }

    /** How much all of them are, bytes. */
    long bytes() {
        return runs.stream().mapToLong(run -> run.kept().bytes()).sum();
    }

    /** Where a file's run is among them; -1 where it is not. */
    int place(Optional<Path> file) {
        return file.map(one ->
                        runs.stream().map(run -> run.kept().file()).toList().indexOf(one))
                .orElse(-1);
    }

    /** Looks what is there now. */
    void read() {
        change(() -> true);
    }

    /** Deletes some, except those that go on. */
    void delete(List<Path> files) {
        change(() -> {
            for (Path file : files) {
                archive.delete(file);
            }
            return true;
        });
    }

    /** Deletes all, except those that go on. */
    void clear() {
        change(() -> {
            archive.clear();
            return true;
        });
    }

    /** What is there after a change, and why that could not be made. */
    private record Found(List<KeptRun> runs, Optional<Throwable> failure) {}

    private void change(Callable<Boolean> change) {
        long number = ++asked;
        Map<Path, KeptRun> known = new HashMap<>();
        runs.forEach(run -> known.put(run.kept().file(), run));
        background.run(
                () -> {
                    Optional<Throwable> wrong = Optional.empty();
                    try {
                        change.call();
                    } catch (IOException e) {
                        wrong = Optional.of(e);
                    }
                    return new Found(found(known), wrong);
                },
                found -> {
                    if (number == asked) {
                        runs.setAll(found.runs());
                        state.set(State.READ);
                        failure.set(found.failure());
                    }
                },
                wrong -> {
                    state.set(State.READ);
                    failure.set(Optional.of(wrong));
                });
    }

    /** What a run is a run of never changes, so that is read once. */
    private List<KeptRun> found(Map<Path, KeptRun> known) throws IOException {
        List<KeptRun> found = new ArrayList<>();
        for (Kept kept : archive.list()) {
            KeptRun before = known.get(kept.file());
            found.add(before == null ? KeptRun.of(kept) : new KeptRun(kept, before.title(), before.started()));
        }
        return found;
    }
}
