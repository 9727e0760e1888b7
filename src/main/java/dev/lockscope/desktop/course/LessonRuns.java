package dev.lockscope.desktop.course;

import dev.lockscope.course.Beat;
import dev.lockscope.course.Lesson;
import dev.lockscope.desktop.session.Origin;
import dev.lockscope.desktop.session.Origin.How;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Stop;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.lab.EventMatcher;
import dev.lockscope.scenario.Scenario;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/** The learner's runs in a lesson: one of each variant that was watched, and the tries. Belongs to the thread of the window. */
final class LessonRuns {

    private final Lesson lesson;
    private final Lesson.OfRun content;
    private final Workbench workbench;
    private final LongSupplier clock;

    /** What the watched runs are runs of, by the variants' names. */
    private final Map<String, Session> watched = new LinkedHashMap<>();

    private Optional<Session> tried = Optional.empty();

    LessonRuns(Lesson lesson, Lesson.OfRun content, Workbench workbench, LongSupplier clock) {
        this.lesson = lesson;
        this.content = content;
        this.workbench = workbench;
        this.clock = clock;
    }

    /** Shows the run of a variant, which is opened if it is not open. */
    Session watch(Scenario scenario) {
        String variant = variant(scenario);
        Optional<Session> open = Optional.ofNullable(watched.get(variant)).filter(this::isOpen);
        Session session = open.orElseGet(() -> fresh(scenario, new How.AsWritten()));
        if (open.isEmpty()) {
            watched.put(variant, session);
            session.watch(stops(), clock);
        }
        workbench.show(session);
        return session;
    }

    /** Shows the latest try of the challenge, which is opened if none is open. */
    Session attempt(Scenario scenario, boolean free) {
        Session session = tried.filter(this::isOpen)
                .orElseGet(() -> fresh(scenario, free ? new How.Free() : new How.AsWritten()));
        tried = Optional.of(session);
        workbench.show(session);
        return session;
    }

    /** Takes a run that has taken the place of one of these, such as after a restart. */
    void adopt(Session fresh) {
        boolean own = fresh.origin().file().equals(file(content.start()));
        if (!own || fresh.phase().get() != Phase.READY || isKnown(fresh)) {
            return;
        }
        if (tried.filter(old -> !isOpen(old)).isPresent()) {
            tried = Optional.of(fresh);
        } else if (fresh.origin().how() instanceof How.AsWritten) {
            fresh.scenario()
                    .map(LessonRuns::variant)
                    .filter(variant -> Optional.ofNullable(watched.get(variant))
                            .filter(old -> !isOpen(old))
                            .isPresent())
                    .ifPresent(variant -> {
                        watched.put(variant, fresh);
                        fresh.watch(stops(), clock);
                    });
        }
    }

    /** The run of a variant, while it is open. */
    Optional<Session> of(Scenario scenario) {
        return Optional.ofNullable(watched.get(variant(scenario))).filter(this::isOpen);
    }

    /** The latest try, while it is open. */
    Optional<Session> attempt() {
        return tried.filter(this::isOpen);
    }

    /** Whether a run is one that is watched, and so none of the tries. */
    boolean isWatched(Session session) {
        return watched.containsValue(session);
    }

    /** The watched runs that have come to their end, in the order in which they were opened. */
    List<Session> whole() {
        return watched.values().stream().filter(Session::isComplete).toList();
    }

    /** Closes the watched runs; a try stays open where something would be lost with it. */
    void close() {
        List<Session> closing = new ArrayList<>(watched.values());
        tried.filter(session -> !session.isWorthKeeping()).ifPresent(closing::add);
        watched.clear();
        tried = Optional.empty();
        closing.forEach(workbench::close);
    }

    private Session fresh(Scenario scenario, How how) {
        workbench.play(scenario, new Origin(file(scenario), content.variants(), how));
        return workbench.current().get().orElseThrow();
    }

    private Path file(Scenario scenario) {
        Path yaml = lesson.folder().resolve(scenario.id() + ".yaml");
        return Files.exists(yaml) ? yaml : lesson.folder().resolve(scenario.id() + ".yml");
    }

    private List<Stop> stops() {
        return content.beats().stream().map(LessonRuns::stop).toList();
    }

    private static Stop stop(Beat beat) {
        return new Stop(beat.id(), event -> EventMatcher.matches(beat.at(), event), beat.nth());
    }

    static String variant(Scenario scenario) {
        return scenario.variant().orElse("");
    }

    private boolean isKnown(Session session) {
        return isWatched(session) || tried.filter(one -> one == session).isPresent();
    }

    private boolean isOpen(Session session) {
        return workbench.sessions().contains(session);
    }
}
