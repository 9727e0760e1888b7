package dev.lockscope.handout;

import dev.lockscope.course.Lesson;
import dev.lockscope.course.LessonText;
import dev.lockscope.course.Lessons;
import dev.lockscope.course.Progress;
import dev.lockscope.course.Progress.OfLesson;
import dev.lockscope.course.Progress.Prediction;
import dev.lockscope.course.Prose;
import dev.lockscope.trace.Trace;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What one learner has predicted, seen and won, as one page to keep that needs nothing but itself. A lesson stands in it
 * once it was begun, with every run that the learner made of it.
 */
public final class Summary {

    private final Lessons course;
    private final Progress progress;
    private final Map<String, List<Trace>> runs;
    private final HandoutWords words;
    private final ProseMarkup prose;

    private Summary(Lessons course, Progress progress, Map<String, List<Trace>> runs, HandoutWords words) {
        this.course = course;
        this.progress = progress;
        this.runs = runs;
        this.words = words;
        this.prose = new ProseMarkup(course.glossary());
    }

    /**
     * The page, as HTML that is XML too.
     *
     * @param language {@code nb} for Norwegian Bokmål, else English
     * @param learner what the learner is called; may be empty
     * @param runs the learner's own runs, by the lessons' ids, in the order in which they are to be shown; those of
     *     lessons that the course does not have are left out
     */
    public static String html(
            Lessons course, String language, String learner, Progress progress, Map<String, List<Trace>> runs) {
        return new Summary(course, progress, runs, HandoutWords.in(language)).html(learner);
    }

    private String html(String learner) {
        Markup page = new Markup();
        String title = learner.isBlank() ? words.say("summary.title") : words.say("summary.title.of", learner);
        page.open("header", "class", "cover").element("h1", title);
        page.element("p", figures(), "class", "goal");
        overview(page);
        page.end();
        course.lessons().stream().filter(this::isBegun).forEach(lesson -> lesson(lesson, page));
        return Page.of(words.language(), title, page.done());
    }

    private String figures() {
        List<OfLesson> known = course.lessons().stream()
                .map(lesson -> progress.of(lesson.id()))
                .toList();
        return words.say(
                "summary.figures",
                known.stream().filter(OfLesson::done).count(),
                course.lessons().size(),
                known.stream()
                        .filter(lesson -> lesson.prediction() == Prediction.RIGHT)
                        .count(),
                known.stream().mapToInt(OfLesson::wins).sum());
    }

    private void overview(Markup page) {
        page.element("h2", words.say("contents"));
        page.open("table", "class", "contents").open("thead").open("tr");
        for (String heading : List.of("number", "lesson", "prediction", "challenge", "done")) {
            page.element("th", words.say("summary.head." + heading), "scope", "col");
        }
        page.end().end().open("tbody");
        for (Lesson lesson : course.lessons()) {
            OfLesson known = progress.of(lesson.id());
            page.open("tr").element("td", Integer.toString(lesson.number()), "class", "place");
            String title = lesson.text(words.language()).title();
            if (isBegun(lesson)) {
                page.open("td").open("a", "href", "#" + LessonPages.id(lesson));
                page.text(title).close().end();
            } else {
                page.element("td", title);
            }
            page.element("td", prediction(known.prediction()));
            page.element("td", known.won() ? words.say("summary.won") : "–");
            page.element("td", known.done() ? words.say("summary.done") : "–");
            page.end();
        }
        page.end().end();
    }

    private String prediction(Prediction prediction) {
        return words.say("summary.prediction." + prediction.name().toLowerCase(Locale.ROOT));
    }

    private Collection<Trace> runs(Lesson lesson) {
        return runs.getOrDefault(lesson.id(), List.of());
    }

    private boolean isBegun(Lesson lesson) {
        return !progress.of(lesson.id()).equals(OfLesson.NONE) || !runs(lesson).isEmpty();
    }

    private void lesson(Lesson lesson, Markup page) {
        LessonText text = lesson.text(words.language());
        page.open("section", "class", "lesson", "id", LessonPages.id(lesson));
        page.element("p", words.say("summary.lesson", lesson.number()), "class", "number");
        page.element("h2", text.title());
        lesson.run().ifPresent(run -> prediction(lesson, run, text, page));
        int number = 0;
        for (Trace run : runs(lesson)) {
            number++;
            page.element("h3", heading(number, run));
            RunFigure.write(words, run, text.title(), "lesson" + lesson.number() + "run" + number, page);
            RunFigure.findings(words, run, page);
        }
        if (!text.takeAway().isEmpty()) {
            page.element("h3", words.say("take-away"));
            prose.write(text.takeAway(), page);
        }
        page.end();
    }

    private String heading(int number, Trace run) {
        String variant = run.header().variant();
        return variant == null ? words.say("summary.run", number) : words.say("summary.run.variant", number, variant);
    }

    private void prediction(Lesson lesson, Lesson.OfRun run, LessonText text, Markup page) {
        OfLesson known = progress.of(lesson.id());
        page.open("div", "class", "question");
        boolean isOpen = known.prediction() == Prediction.OPEN;
        String was = isOpen ? "" : ": " + prediction(known.prediction());
        page.element("h3", words.say("summary.predicted") + was);
        prose.write(text.question(), page);
        page.open("ul");
        told("summary.chosen", option(known.chosen(), text), page);
        told("summary.happened", option(right(lesson, run), text), page);
        page.end();
        page.end();
    }

    private void told(String key, Optional<Prose> option, Markup page) {
        option.ifPresent(found -> {
            page.open("li").text(words.say(key) + " ");
            prose.inline(found, page);
            page.end();
        });
    }

    private static Optional<Prose> option(Optional<String> id, LessonText text) {
        return id.flatMap(known -> Optional.ofNullable(text.options().get(known)));
    }

    /** What the learner's own runs prove, by the first one of each variant. */
    private Optional<String> right(Lesson lesson, Lesson.OfRun run) {
        Map<String, Trace> first = new HashMap<>();
        for (Trace trace : runs(lesson)) {
            String variant = trace.header().variant();
            first.putIfAbsent(variant == null ? "" : variant, trace);
        }
        return run.question().rightOption(first);
    }
}
