package dev.lockscope.desktop.gallery;

import dev.lockscope.course.Lesson;
import dev.lockscope.course.Lessons;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.course.Grade;
import dev.lockscope.desktop.course.LessonPlay;
import dev.lockscope.desktop.course.Page;
import dev.lockscope.desktop.session.Phase;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Someone who goes through a lesson to a page, a bit further with every frame. Where to is told as
 * {@code FOLDER@PAGE[#BEATS][!][:OPTION]}: the lesson's folder, the page, at how many beats of its run it is looked at
 * ({@code !} for its end), and what was predicted or answered.
 */
final class Learner {

    private static final Path COURSE = Path.of("scenarios/lessons");
    private static final Pattern WAY = Pattern.compile("([^@]+)@([A-Z_]+)(?:#(\\d+))?(!)?(?::([a-e]))?");

    private final Desk desk;
    private final Runnable skip;
    private final Page wanted;
    private final int beats;
    private final boolean toTheEnd;
    private final Optional<String> option;

    /**
     * Begins the lesson.
     *
     * @param skip lets time pass that nobody wants to wait for
     */
    Learner(Desk desk, String way, Runnable skip) throws Exception {
        Matcher parts = WAY.matcher(way);
        if (!parts.matches()) {
            throw new IllegalArgumentException("no way through a lesson: " + way);
        }
        this.desk = desk;
        this.skip = skip;
        this.wanted = Page.valueOf(parts.group(2));
        this.beats = parts.group(3) == null ? 0 : Integer.parseInt(parts.group(3));
        this.toTheEnd = parts.group(4) != null;
        this.option = Optional.ofNullable(parts.group(5));
        Lessons lessons = Lessons.of(COURSE);
        desk.course().take(lessons);
        Lesson lesson = lessons.lessons().stream()
                .filter(one -> one.folder().endsWith(parts.group(1)))
                .findFirst()
                .orElseThrow();
        desk.course().begin(lesson);
    }

    private LessonPlay play() {
        return desk.course().current().get().orElseThrow();
    }

    /** Goes a bit further; answers whether there is no further to go. */
    boolean isThere() {
        LessonPlay play = play();
        Page now = play.page().get();
        if (now == wanted && wanted == Page.TRY_IT && toTheEnd) {
            return hasTried();
        } else if (now == wanted) {
            return (wanted == Page.RUN || wanted == Page.REPAIR) ? hasRun(beats, toTheEnd) : isAnswered();
        }
        boolean decided = !(play.grade().get() instanceof Grade.Open)
                && play.verdict().get().isPresent();
        if (now == Page.QUESTION) {
            option.ifPresent(play::predict);
            play.next();
        } else if (now == Page.RUN && !decided) {
            hasRun(Integer.MAX_VALUE, true);
        } else {
            play.goTo(now == Page.SET_UP && play.pages().contains(Page.QUESTION) ? Page.QUESTION : wanted);
        }
        return false;
    }

    /** Lets a challenge that goes by its script come to its end without doing anything. */
    private boolean hasTried() {
        LessonPlay play = play();
        Phase phase = play.session().get().orElseThrow().phase().get();
        if (phase == Phase.READY) {
            play.run();
        }
        return phase == Phase.ENDED && play.attempt().get().isPresent();
    }

    private boolean isAnswered() {
        option.filter(chosen -> wanted == Page.QUESTION || wanted == Page.CARDS || wanted == Page.QUIZ)
                .ifPresent(chosen -> desk.commands()
                        .find("lesson.option-" + chosen)
                        .orElseThrow()
                        .ask());
        return true;
    }

    /** Runs the page's run until it stands still at so many beats, or is over. */
    private boolean hasRun(int until, boolean toItsEnd) {
        LessonPlay play = play();
        Phase phase = play.session().get().orElseThrow().phase().get();
        if (phase == Phase.READY) {
            if (until == 0 && !toItsEnd) {
                return true;
            }
            play.run();
        } else if (phase == Phase.HELD) {
            if (!toItsEnd && play.seen().get().size() >= until) {
                return true;
            }
            play.run();
        } else if (phase == Phase.RUNNING) {
            skip.run();
        }
        return phase == Phase.ENDED && play.verdict().get().isPresent();
    }
}
