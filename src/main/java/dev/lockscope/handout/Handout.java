package dev.lockscope.handout;

import dev.lockscope.course.Glossary;
import dev.lockscope.course.Lesson;
import dev.lockscope.course.Lessons;
import java.text.Collator;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The course as one page that needs nothing but itself: no script, no picture from elsewhere, no network. */
public final class Handout {

    private final Lessons course;
    private final HandoutWords words;
    private final Optional<Answers> answers;
    private final ProseMarkup prose;

    private Handout(Lessons course, HandoutWords words, Optional<Answers> answers) {
        this.course = course;
        this.words = words;
        this.answers = answers;
        this.prose = new ProseMarkup(course.glossary());
    }

    /**
     * The page, as HTML that is XML too.
     *
     * @param language {@code nb} for Norwegian Bokmål, else English
     * @param answers what is right, for who teaches; without it the page gives no answer away
     */
    public static String html(Lessons course, String language, Optional<Answers> answers) {
        return new Handout(course, HandoutWords.in(language), answers).html();
    }

    private String html() {
        Markup page = new Markup();
        String title = words.say(answers.isPresent() ? "title.answers" : "title");
        cover(title, page);
        LessonPages pages = new LessonPages(words, prose, answers);
        course.lessons().forEach(lesson -> pages.write(lesson, page));
        glossary(page);
        return Page.of(words.language(), title, page.done());
    }

    private void cover(String title, Markup page) {
        page.open("header", "class", "cover");
        page.element("h1", title);
        page.element("p", words.say("about"), "class", "goal");
        if (answers.isEmpty()) {
            page.open("p", "class", "name")
                    .text(words.say("name"))
                    .open("span", "class", "blank")
                    .close()
                    .end();
        }
        page.element("h2", words.say("contents"));
        page.open("table", "class", "contents");
        page.open("tbody");
        for (Lesson lesson : course.lessons()) {
            page.open("tr").element("td", Integer.toString(lesson.number()), "class", "place");
            page.open("td").open("a", "href", "#" + LessonPages.id(lesson));
            page.text(lesson.text(words.language()).title()).close().end();
            page.element("td", words.say("minutes", lesson.minutes()), "class", "minutes");
            page.end();
        }
        page.end().end().end();
    }

    private void glossary(Markup page) {
        if (course.glossary().entries().isEmpty()) {
            return;
        }
        page.open("section", "class", "glossary");
        page.element("h2", words.say("glossary"));
        for (Glossary.Entry entry : sorted()) {
            page.open("div", "class", "entry", "id", ProseMarkup.termId(entry.id()));
            prose.write(entry.in(words.language()).prose(), page);
            String lessons = entry.lessons().stream()
                    .flatMap(id -> course.lesson(id).stream())
                    .map(lesson -> Integer.toString(lesson.number()))
                    .collect(Collectors.joining(", "));
            if (!lessons.isEmpty()) {
                page.element("p", words.say("shown-in", lessons), "class", "see");
            }
            page.end();
        }
        page.end();
    }

    /** As the language of the page sorts. */
    private List<Glossary.Entry> sorted() {
        Collator order = Collator.getInstance(Locale.forLanguageTag(words.language()));
        return course.glossary().entries().stream()
                .sorted(Comparator.comparing(entry -> entry.in(words.language()).term(), order))
                .toList();
    }
}
