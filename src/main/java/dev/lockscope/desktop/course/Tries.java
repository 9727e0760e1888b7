package dev.lockscope.desktop.course;

import dev.lockscope.course.Challenge;
import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.trace.Trace;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** How the learner's tries of a challenge do. One is judged at a time, in the background, whenever more has happened in it. */
final class Tries {

    private final Optional<Challenge> challenge;
    private final Background background;
    private final Consumer<Challenge.Result> tell;
    private final ReadOnlyObjectWrapper<Optional<Challenge.Result>> result =
            new ReadOnlyObjectWrapper<>(this, "result", Optional.empty());
    private Optional<Session> latest = Optional.empty();
    private boolean judging;
    private int judged;

    Tries(Optional<Challenge> challenge, Background background, Consumer<Challenge.Result> tell) {
        this.challenge = challenge;
        this.background = background;
        this.tell = tell;
    }

    /** How the latest one does; nothing before something has happened in it. */
    ReadOnlyObjectProperty<Optional<Challenge.Result>> result() {
        return result.getReadOnlyProperty();
    }

    /** Nothing has been tried. */
    void forget() {
        latest = Optional.empty();
        result.set(Optional.empty());
    }

    /** Takes in what has happened in a try, which may be another one than before. */
    void look(Session now) {
        if (latest.filter(old -> old == now).isEmpty()) {
            latest = Optional.of(now);
            judged = 0;
            result.set(Optional.empty());
        }
        int size = now.size().get();
        if (judging || size == judged) {
            return;
        }
        judging = true;
        judged = size;
        Trace trace = now.trace();
        challenge.ifPresent(task -> background.run(() -> task.judge(trace), done -> {
            judging = false;
            if (latest.filter(one -> one == now).isPresent()) {
                result.set(Optional.of(done));
                tell.accept(done);
            }
            latest.ifPresent(this::look);
        }));
    }
}
