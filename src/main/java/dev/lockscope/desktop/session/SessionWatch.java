package dev.lockscope.desktop.session;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;

/**
 * Tells whenever another session is shown, or something of the one that is shown changes; a session that is no longer
 * shown is let go of. Belongs to the thread of the window.
 */
public final class SessionWatch {

    private final Function<Session, List<? extends ObservableValue<?>>> what;
    private final Consumer<Optional<Session>> tell;
    private final ChangeListener<Object> changed = (property, old, now) -> tell();
    private Optional<Session> watched = Optional.empty();

    private SessionWatch(Function<Session, List<? extends ObservableValue<?>>> what, Consumer<Optional<Session>> tell) {
        this.what = what;
        this.tell = tell;
    }

    /**
     * Watches what a workbench shows, as long as the workbench lives.
     *
     * @param what what is to be watched of a session
     * @param tell told at once, and at every change
     */
    public static void on(
            Workbench workbench,
            Function<Session, List<? extends ObservableValue<?>>> what,
            Consumer<Optional<Session>> tell) {
        SessionWatch watch = new SessionWatch(what, tell);
        workbench.current().addListener((property, old, now) -> watch.turnTo(now));
        watch.turnTo(workbench.current().get());
    }

    private void turnTo(Optional<Session> session) {
        watched.ifPresent(old -> what.apply(old).forEach(property -> property.removeListener(changed)));
        watched = session;
        watched.ifPresent(now -> what.apply(now).forEach(property -> property.addListener(changed)));
        tell();
    }

    private void tell() {
        tell.accept(watched);
    }
}
